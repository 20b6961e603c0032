/// Contacts of a panel that sends all of them in each frame (type A).
///
/// They are matched by their tracking id where they have one, else each to the nearest.
struct AnonymousContacts: Sendable {
  private struct Reading: Sendable {
    var trackingID: Int32?
    var x: Int32?
    var y: Int32?
    var toolType: Int32 = 0
    var distance: Int32 = 0
  }

  private struct Open: Sendable {
    var trackingID: Int32?
    var contact: Contact
  }

  /// More contacts in a frame than any panel has are not read.
  private static let largestCount = 32
  private static let palm: Int32 = 2
  /// Silence that ends a touch whose lift is not recorded, in microseconds.
  private static let gap: Int64 = 100_000

  private let lifts: EvdevProtocol.Lifts
  private var reading = Reading()
  private var readings: [Reading] = []
  private var hasContactReport = false
  private var isKeyUp = false
  private var open: [Open] = []
  private var lastFrame: Int64 = 0
  private var isLost = false

  init(lifts: EvdevProtocol.Lifts) {
    self.lifts = lifts
  }

  mutating func handle(_ event: EvdevEvent, log: inout ContactLog) {
    switch event.kind {
    case .dropped:
      isLost = true
      cancelAll(at: event.time, log: &log)
    case .report:
      if !isLost { endFrame(event, log: &log) }
      isLost = false
      hasContactReport = false
      reading = Reading()
      readings.removeAll(keepingCapacity: true)
    case .contactReport: endContact(log: &log)
    case .trackingID: reading.trackingID = event.value
    case .touchX: reading.x = event.value
    case .touchY: reading.y = event.value
    case .toolType: reading.toolType = event.value
    case .distance: reading.distance = event.value
    case .touchKey:
      if event.value != 2 { isKeyUp = event.value == 0 }
    case .slot, .pointerX, .pointerY: return
    }
  }

  /// A recording that never tells of a lift ends with its last frame.
  func finish(log: inout ContactLog) {
    guard lifts == .missing else { return }
    for finger in open { log.add(.cancelled, finger.contact, at: lastFrame) }
  }

  private mutating func endContact(log: inout ContactLog) {
    hasContactReport = true
    defer { reading = Reading() }
    guard reading.x != nil, reading.y != nil, readings.count < Self.largestCount else { return }
    guard reading.toolType != Self.palm, reading.distance <= 0 else {
      log.notTouching += 1
      return
    }
    readings.append(reading)
  }

  private mutating func endFrame(_ event: EvdevEvent, log: inout ContactLog) {
    let holdsOtherEvents = event.value != 0
    if !hasContactReport, holdsOtherEvents, !isKeyUp { return }
    if lifts == .missing, event.time - lastFrame > Self.gap {
      cancelAll(at: lastFrame, log: &log)
    }
    lastFrame = event.time
    if isKeyUp {
      log.notTouching += readings.count
      readings.removeAll(keepingCapacity: true)
    }
    let matches = match()
    for (index, finger) in open.enumerated() where !matches.contains(index) {
      log.add(.ended, finger.contact, at: event.time)
    }
    var next: [Open] = []
    for (reading, match) in zip(readings, matches) {
      guard let x = reading.x, let y = reading.y else { continue }
      let touch = match.map { open[$0].contact.touch } ?? log.nextTouch()
      let contact = Contact(touch: touch, x: x, y: y)
      log.add(match == nil ? .began : .moved, contact, at: event.time)
      next.append(Open(trackingID: reading.trackingID, contact: contact))
    }
    open = next
  }

  /// For each reading the open contact that it continues.
  private func match() -> [Int?] {
    var matches = [Int?](repeating: nil, count: readings.count)
    for (index, reading) in readings.enumerated() {
      guard let id = reading.trackingID else { continue }
      matches[index] = open.indices.first { open[$0].trackingID == id && !matches.contains($0) }
    }
    while let (reading, finger) = nearestPair(without: matches) { matches[reading] = finger }
    return matches
  }

  private func nearestPair(without matches: [Int?]) -> (reading: Int, finger: Int)? {
    var best: (reading: Int, finger: Int)?
    var bestDistance = Double.infinity
    for (index, reading) in readings.enumerated() where matches[index] == nil {
      guard reading.trackingID == nil, let x = reading.x, let y = reading.y else { continue }
      for (finger, candidate) in open.enumerated() where !matches.contains(finger) {
        guard candidate.trackingID == nil else { continue }
        let dx = Double(candidate.contact.x) - Double(x)
        let dy = Double(candidate.contact.y) - Double(y)
        guard dx * dx + dy * dy < bestDistance else { continue }
        bestDistance = dx * dx + dy * dy
        best = (index, finger)
      }
    }
    return best
  }

  private mutating func cancelAll(at time: Int64, log: inout ContactLog) {
    for finger in open { log.add(.cancelled, finger.contact, at: time) }
    open = []
  }
}
