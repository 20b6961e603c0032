/// The contact of a panel that knows one finger: ABS_X, ABS_Y and BTN_TOUCH.
struct SingleContact: Sendable {
  private enum Key: Sendable {
    /// The recording has not told yet: the finger may have gone down before.
    case unknown
    case up
    case down
  }

  private var key = Key.unknown
  private var hasLifted = false
  private var hasMoved = false
  private var x: Int32?
  private var y: Int32?
  private var contact: Contact?
  private var isLost = false

  mutating func handle(_ event: EvdevEvent, log: inout ContactLog) {
    switch event.kind {
    case .dropped:
      if let contact { log.add(.cancelled, contact, at: event.time) }
      contact = nil
      key = .unknown
      isLost = true
    case .report:
      if !isLost { endFrame(at: event.time, log: &log) }
      isLost = false
      hasMoved = false
      hasLifted = false
    case .touchKey where !isLost: press(event.value)
    case .pointerX where !isLost:
      x = event.value
      hasMoved = true
    case .pointerY where !isLost:
      y = event.value
      hasMoved = true
    case .touchKey, .pointerX, .pointerY, .slot, .trackingID, .touchX, .touchY, .toolType,
      .distance, .contactReport:
      return
    }
  }

  private mutating func press(_ value: Int32) {
    switch value {
    case 0:
      hasLifted = true
      key = .up
    case 1: key = .down
    default: return
    }
  }

  private mutating func endFrame(at time: Int64, log: inout ContactLog) {
    if hasLifted, let contact {
      log.add(.ended, contact, at: time)
      self.contact = nil
    }
    switch key {
    case .unknown where hasMoved:
      log.add(.moved, Contact(touch: ContactLog.unseen, x: 0, y: 0), at: time)
    case .up where hasMoved && !hasLifted: log.notTouching += 1
    case .down: move(at: time, log: &log)
    case .unknown, .up: return
    }
  }

  private mutating func move(at time: Int64, log: inout ContactLog) {
    guard let x, let y else { return }
    let next = Contact(touch: contact?.touch ?? log.nextTouch(), x: x, y: y)
    if contact == nil {
      log.add(.began, next, at: time)
    } else if hasMoved {
      log.add(.moved, next, at: time)
    }
    contact = next
  }
}
