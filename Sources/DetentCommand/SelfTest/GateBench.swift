/// How often the gate errs on data whose truth is known.
package struct GateBench: Sendable {
  private let runs: Int
  private let seed: UInt64

  /// 50 users with 20 touches, nothing changed.
  private static let null = GateTrial(users: 50, touches: 20, shift: 0)
  /// 200 users with 20 touches, of which 4 in 100 dismiss more.
  private static let planted = GateTrial(users: 200, touches: 20, shift: 0.04)

  /// Creates the bench of so many data sets of each kind.
  package init(runs: Int, seed: UInt64) {
    self.runs = runs
    self.seed = seed
  }

  /// Judges all data sets.
  package func run() -> GateBenchResult {
    let seed = self.seed
    return GateBenchResult(
      null: .judging(runs: runs, seed: seed) { Self.null.metric(seed: seed, run: $0) },
      planted: .judging(runs: runs, seed: seed) { Self.planted.metric(seed: ~seed, run: $0) })
  }
}

/// What the gate said.
package struct GateBenchResult: Equatable, Sendable {
  /// Data sets without any change.
  package let null: AlarmCount
  /// Data sets with a change for the worse.
  package let planted: AlarmCount

  /// The false alarms that may be, of `runs` data sets: 5 of 100, and 2 more or less in 1000.
  package static func tolerated(runs: Int) -> ClosedRange<Double> {
    let spread = 0.02 * (1000 / Double(max(runs, 1))).squareRoot()
    return max(0, 0.05 - spread)...(0.05 + spread)
  }

  /// The planted changes that must be found.
  static let power = 0.75

  /// Whether the gate is quiet enough.
  package var isQuiet: Bool { Self.tolerated(runs: null.runs).contains(null.alarmShare) }
  /// Whether it finds enough.
  package var isSharp: Bool { planted.share(planted.worse) >= Self.power }
}
