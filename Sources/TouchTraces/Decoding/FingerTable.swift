/// The fingers of a session with their latest samples; those that are up are kept as long as
/// there is room, to recognise a sample that is written twice.
struct FingerTable: Sendable {
  struct Finger: Sendable {
    var sample: TouchSample
    var time: Timestamp
    var began: TraceLocation

    var isOpen: Bool {
      switch sample.phase {
      case .began, .moved: true
      case .ended, .cancelled: false
      }
    }
  }

  /// Most fingers that can be down; chosen by us, above the ten of two hands and any real panel.
  static let limit = 32

  private var fingers: [Finger] = []
  private var recent = 0

  var openCount: Int {
    fingers.count { $0.isOpen }
  }

  var firstOpen: Finger? {
    fingers.first { $0.isOpen }
  }

  /// The latest sample of a finger.
  mutating func last(of touch: TouchID) -> Finger? {
    index(of: touch).map { fingers[$0] }
  }

  /// Sets the latest sample of a finger that is in the table.
  mutating func update(_ sample: TouchSample, time: Timestamp) {
    guard let index = index(of: sample.touch) else { return }
    fingers[index].sample = sample
    fingers[index].time = time
  }

  /// Takes a finger in that goes down; `false` if too many are down.
  mutating func open(_ sample: TouchSample, time: Timestamp, at location: TraceLocation) -> Bool {
    let finger = Finger(sample: sample, time: time, began: location)
    if let index = index(of: sample.touch) {
      fingers[index] = finger
    } else if fingers.count < Self.limit {
      fingers.append(finger)
    } else if let index = fingers.firstIndex(where: { !$0.isOpen }) {
      fingers[index] = finger
    } else {
      return false
    }
    return true
  }

  private mutating func index(of touch: TouchID) -> Int? {
    if recent < fingers.count, fingers[recent].sample.touch == touch { return recent }
    for index in fingers.indices where fingers[index].sample.touch == touch {
      recent = index
      return index
    }
    return nil
  }
}
