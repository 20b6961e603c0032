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
