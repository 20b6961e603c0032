/// What a synthesized session shows most; the raw value names its file.
package enum Behaviour: String, CaseIterable, Sendable {
  /// A bit of everything, with what the app does in between.
  case everyday
  case flicks
  case placedDrags = "placed-drags"
  case reversals
  case scrolls
  case handOffs = "hand-offs"
  /// The app refuses dismissal and people pull again.
  case refusedDismissals = "refused-dismissals"
  case taps
  /// Cancelled touches, and recordings that end in mid touch.
  case cutShort = "cut-short"
  /// Content that fits into the sheet.
  case shortContent = "short-content"

  /// The behaviour of session number `index`: all take turns.
  static func of(session index: Int) -> Behaviour {
    allCases[index % allCases.count]
  }

  /// Factor on the weight of an intention.
  func emphasis(of intention: Intention) -> Double {
    switch self {
    case .everyday: 1
    case .flicks, .placedDrags:
      Self.weight(intention, among: [.expand, .collapse, .dismiss], by: 5)
    case .reversals: Self.weight(intention, among: [.wander, .peekOut], by: 10)
    case .scrolls: Self.weight(intention, among: [.scrollOn, .scrollBack], by: 8)
    case .handOffs: Self.weight(intention, among: [.handOffUp, .handOffDown], by: 14)
    case .refusedDismissals: Self.weight(intention, among: [.dismiss, .peekOut], by: 8)
    case .taps: Self.weight(intention, among: [.tapOutside, .tapGrabber, .tapContent], by: 8)
    case .cutShort: 1
    case .shortContent: Self.weight(intention, among: [.scrollOn, .expand], by: 3)
    }
  }

  private static func weight(
    _ intention: Intention, among favourites: [Intention], by factor: Double
  ) -> Double {
    favourites.contains(intention) ? factor : 1
  }

  /// Share of flung drags, given the person's own.
  func flungShare(_ habit: Double) -> Double {
    switch self {
    case .flicks: 0.85
    case .placedDrags: 0.04
    case .everyday, .reversals, .scrolls, .handOffs, .refusedDismissals, .taps, .cutShort,
      .shortContent:
      habit
    }
  }

  /// Factor of the time that a movement takes.
  var slowness: ClosedRange<Double> {
    switch self {
    case .flicks: 0.5...0.8
    case .placedDrags: 1.5...2.8
    case .everyday, .reversals, .scrolls, .handOffs, .refusedDismissals, .taps, .cutShort,
      .shortContent:
      0.85...1.3
    }
  }

  /// The part of its last stroke's duration after which a flung drag is lifted.
  var liftPart: ClosedRange<Double> {
    switch self {
    case .flicks: 0.58...0.78
    case .everyday, .placedDrags, .reversals, .scrolls, .handOffs, .refusedDismissals, .taps,
      .cutShort, .shortContent:
      0.74...0.94
    }
  }

  /// Share of touches that the system takes away.
  var cancelledShare: Double { self == .cutShort ? 0.3 : 0.015 }

  /// Share of recordings that end in mid touch.
  var truncatedShare: Double { self == .cutShort ? 0.6 : 0.02 }

  /// Share of pauses in which the app or the system acts.
  var interventionShare: Double { self == .everyday ? 0.22 : 0.03 }
}
