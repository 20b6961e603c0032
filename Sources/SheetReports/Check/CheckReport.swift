package import SheetAnalytics

/// What a comparison has found, complete: every output is a pure function of it.
package struct CheckReport: Sendable {
  /// What was compared with what.
  package enum Question: Equatable, Sendable {
    /// Two tunings by their names, and in what they differ.
    case tunings(baseline: String, candidate: String, differences: [TuningDifference])
    /// The outcomes of now with those recorded in a folder.
    case recorded(folder: String)
  }

  /// What fails a check beside a regression.
  package struct Policy: Equatable, Sendable {
    /// More flips than this fail; `nil` is no limit.
    package var mostFlips: Int?
    package var failsOnInconclusive = false
    package var failsOnImproved = false

    /// Creates a policy under which only regressions fail.
    package init() {}
  }

  /// A flip, and where its session is found.
  package struct ListedFlip: Equatable, Sendable {
    package var sessionID: String
    package var flip: Flip
    /// The file of its session; `nil` if it is not there any more.
    package var path: String?
    /// The command that says why; `nil` if its session is not there any more.
    package var explanation: ExplainLine?

    /// Creates the entry of a flip.
    package init(sessionID: String, flip: Flip, path: String?, explanation: ExplainLine?) {
      self.sessionID = sessionID
      self.flip = flip
      self.path = path
      self.explanation = explanation
    }
  }

  package var question: Question
  package var policy: Policy
  /// How much was read.
  package var counts: RunCounts
  /// How many gestures were compared.
  package var compared: Int
  /// Sorted by session, then gesture.
  package var flips: [ListedFlip]
  /// The rows of `check.csv`; empty where outcomes were compared with recorded ones.
  package var rows: [CheckRow] = []
  package var validity = ValidityTally()
  /// Gestures of which the recording shows that the baseline's sheet is not the device's.
  package var baselineMismatches: Int64 = 0
  /// The seed and the number of replicates of the bootstrap.
  package var seed: UInt64 = 0
  package var replicates = 0
  /// The hash of what decides the results beside the inputs.
  package var configuration = ContentHash()

  /// Creates the report of a comparison without metrics.
  package init(
    question: Question, policy: Policy, counts: RunCounts, compared: Int, flips: [ListedFlip]
  ) {
    self.question = question
    self.policy = policy
    self.counts = counts
    self.compared = compared
    self.flips = flips
  }

  /// Gestures at risk above this share are worth a warning, in percent.
  private static let riskLimit: Int64 = 20

  /// Whether so many gestures are at risk that the rates say little.
  package var isAtRisk: Bool {
    validity.atRisk * 100 > validity.total * Self.riskLimit
  }
}
