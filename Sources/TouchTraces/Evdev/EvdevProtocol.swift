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
