/// The fingers of a session with their latest samples; those that are up are kept as long as
/// there is room, to recognise a sample that is written twice.
struct FingerTable: Sendable {
  struct Finger: Sendable, BitwiseCopyable {
    var touch: TouchID
    var phase: TouchPhase
    var x: Points
    var y: Points
    var time: Timestamp
    var began: TraceLocation

    var isOpen: Bool {
      switch phase {
      case .began, .moved: true
      case .ended, .cancelled: false
      }
    }

    fileprivate mutating func update(phase: TouchPhase, x: Points, y: Points, time: Timestamp) {
      self.phase = phase
      self.x = x
      self.y = y
      self.time = time
    }

    /// Whether the sample is the latest one, written twice.
    func isSame(as sample: TouchSample, at time: Timestamp) -> Bool {
      self.time == time && phase == sample.phase && x == sample.x && y == sample.y
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

  /// Where a finger stands in the table.
  mutating func index(of touch: TouchID) -> Int? {
    if recent < fingers.count, fingers[recent].touch == touch { return recent }
    for index in fingers.indices where fingers[index].touch == touch {
      recent = index
      return index
    }
    return nil
  }

  /// Moves the finger that was looked for last, the short way for nearly all samples.
  ///
  /// - Returns: `false`, with nothing changed, if it is another finger or up, or if the sample follows
  ///   the one before it in less than `gap` microseconds.
  mutating func follow(_ sample: TouchSample, to time: Timestamp, gap: Int64) -> Bool {
    let index = recent
    guard index < fingers.count, fingers[index].touch == sample.touch, fingers[index].isOpen,
      time.since(fingers[index].time) >= gap
    else { return false }
    fingers[index].update(phase: sample.phase, x: sample.x, y: sample.y, time: time)
    return true
  }

  /// Moves the finger that was looked for last through the first of some samples.
  ///
  /// - Returns: How many they are: up to the first that does not move it, or that follows the one
  ///   before it in less than `gap` microseconds.
  mutating func follow(_ touches: Span<LocatedTouch>, gap: Int64) -> Int {
    guard recent < fingers.count, fingers[recent].isOpen else { return 0 }
    let touch = fingers[recent].touch
    var time = fingers[recent].time
    var count = 0
    while count < touches.count, touches[count].sample.touch == touch,
      touches[count].sample.phase == .moved, touches[count].time.since(time) >= gap
    {
      time = touches[count].time
      count += 1
    }
    guard count > 0 else { return 0 }
    let last = touches[count - 1].sample
    fingers[recent].update(phase: .moved, x: last.x, y: last.y, time: time)
    return count
  }

  subscript(index: Int) -> Finger {
    fingers[index]
  }

  /// Sets the latest sample of a finger that is in the table.
  mutating func update(_ index: Int, phase: TouchPhase, x: Points, y: Points, time: Timestamp) {
    fingers[index].update(phase: phase, x: x, y: y, time: time)
  }

  /// Takes a finger in that goes down, whose place in the table is `index` if it has one; `false` if
  /// too many are down.
  mutating func open(
    _ sample: TouchSample, in index: Int?, time: Timestamp, at location: TraceLocation
  ) -> Bool {
    let finger = Finger(
      touch: sample.touch, phase: sample.phase, x: sample.x, y: sample.y, time: time,
      began: location)
    if index == nil, fingers.count < Self.limit {
      recent = fingers.count
      fingers.append(finger)
      return true
    }
    guard let place = index ?? fingers.firstIndex(where: { !$0.isOpen }) else { return false }
    recent = place
    fingers[place] = finger
    return true
  }
}
