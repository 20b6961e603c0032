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

/// How a device tells of its fingers.
enum EvdevProtocol: Equatable, Sendable {
  /// Slots: only changes are sent, each for the slot selected last (type B).
  case slots
  /// Anonymous contacts: all of them are sent in each frame (type A); a device that never tells
  /// of a lift has its touches cancelled after a gap.
  case anonymous(lifts: Lifts)
  /// One finger: a pointer and a key.
  case single

  /// Whether a recording tells when fingers are lifted.
  enum Lifts: Equatable, Sendable {
    case recorded
    case missing
  }
}

/// The state machine that turns the events of one device into changes of its contacts.
enum EvdevContacts: Sendable {
  case slots(SlotContacts)
  case anonymous(AnonymousContacts)
  case single(SingleContact)

  init(_ kind: EvdevProtocol) {
    switch kind {
    case .slots: self = .slots(SlotContacts())
    case .anonymous(let lifts): self = .anonymous(AnonymousContacts(lifts: lifts))
    case .single: self = .single(SingleContact())
    }
  }

  /// Takes the next event; changes come with the end of a frame.
  mutating func handle(_ event: EvdevEvent, log: inout ContactLog) {
    switch self {
    case .slots(var contacts):
      contacts.handle(event, log: &log)
      self = .slots(contacts)
    case .anonymous(var contacts):
      contacts.handle(event, log: &log)
      self = .anonymous(contacts)
    case .single(var contacts):
      contacts.handle(event, log: &log)
      self = .single(contacts)
    }
  }

  /// Ends the recording.
  func finish(log: inout ContactLog) {
    switch self {
    case .anonymous(let contacts): contacts.finish(log: &log)
    case .slots, .single: return
    }
  }
}
