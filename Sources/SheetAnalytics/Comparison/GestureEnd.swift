public import SheetReplay

/// What became of a gesture, as comparisons see it.
public struct GestureEnd: Equatable, Sendable {
  public var outcome: GestureOutcome
  public var fromDetent: String
  /// `nil` for `dismissed` and `open`.
  public var toDetent: String?
  /// The id of the release rule, or of the arbitration row where no release was decided.
  public var rule: String?

  /// Creates the end of a gesture.
  public init(outcome: GestureOutcome, fromDetent: String, toDetent: String?, rule: String?) {
    self.outcome = outcome
    self.fromDetent = fromDetent
    self.toDetent = toDetent
    self.rule = rule
  }

  /// Whether two gestures have the same outcome: the word and the detent.
  public func isSameOutcome(as other: GestureEnd) -> Bool {
    outcome == other.outcome && toDetent == other.toDetent
  }

  /// The outcome as flips spell it: the detent of a settled gesture, `outcome:detent` where
  /// another gesture changed the detent, else the word alone.
  public var text: String {
    guard let toDetent else { return outcome.rawValue }
    switch outcome {
    case .settled: return toDetent
    case .scrolled, .tapped, .cancelled:
      return toDetent == fromDetent ? outcome.rawValue : "\(outcome.rawValue):\(toDetent)"
    case .open, .dismissed, .ignored: return outcome.rawValue
    }
  }
}

extension GestureEnd {
  /// The end that a row of `gestures.csv` tells.
  public init(_ row: GestureRow) {
    self.init(
      outcome: row.outcome, fromDetent: row.fromDetent, toDetent: row.toDetent,
      rule: (row.releaseRule ?? row.arbitrationRule)?.id)
  }
}
