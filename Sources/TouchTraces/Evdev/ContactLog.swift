/// A change of one contact, in the panel's units.
struct ContactChange: Equatable, Sendable {
  var touch: TouchID
  var phase: TouchPhase
  var x: Int32
  var y: Int32
  /// Microseconds of the recording's clock.
  var time: Int64
}

/// Where the contacts of all devices of a recording report to.
struct ContactLog: Sendable {
  /// The changes of the current frame.
  var changes: [ContactChange] = []
  /// Samples of hovering fingers and palms.
  var notTouching = 0
  private var lastTouch: Int32 = 0

  /// A finger whose going down was not recorded: `SequenceRepair` drops and counts its samples.
  static let unseen = TouchID(0)

  /// Names a new contact.
  mutating func nextTouch() -> TouchID {
    lastTouch = lastTouch == .max ? 1 : lastTouch + 1
    return TouchID(lastTouch)
  }

  /// Records a change.
  mutating func add(_ phase: TouchPhase, _ contact: Contact, at time: Int64) {
    changes.append(
      ContactChange(touch: contact.touch, phase: phase, x: contact.x, y: contact.y, time: time))
  }
}

/// A finger on the panel at its latest position.
struct Contact: Equatable, Sendable {
  var touch: TouchID
  var x: Int32
  var y: Int32
}
