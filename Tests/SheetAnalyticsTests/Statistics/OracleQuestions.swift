import TestSupport

/// 200 random inputs for each method, the same in every run.
enum OracleQuestions {
  static let count = 200

  static let wilson: [(successes: Int64, units: Int64)] = random(1) { source in
    let units = Int64.random(in: 1...5000, using: &source)
    return (Int64.random(in: 0...units, using: &source), units)
  }

  static let mcNemar: [(onlyA: Int64, onlyB: Int64)] = random(2) { source in
    let most: Int64 = Bool.random(using: &source) ? 31 : 400
    return (Int64.random(in: 0...most, using: &source), Int64.random(in: 0...most, using: &source))
  }

  /// Whole numbers: with ties and zeros, half of them more than the exact method takes.
  static let ranked: [[Double]] = random(3) { source in
    differences(of: Int.random(in: 6...100, using: &source), &source) {
      Double(Int.random(in: -30...35, using: &$0))
    }
  }

  static let continuous: [[Double]] = random(4) { source in
    differences(of: Int.random(in: 2...60, using: &source), &source) {
      Double.random(in: -3...4, using: &$0)
    }
  }

  static let visits: [[OracleVisit]] = random(5) { source in
    visits(&source) { source in
      OracleVisit(
        entry: 0, exit: Int64.random(in: 1...30, using: &source),
        cause: Int.random(in: 0...4, using: &source))
    }
  }

  /// Entries are even, exits odd: who comes as another goes is a matter of convention.
  static let delayedVisits: [[OracleVisit]] = random(6) { source in
    visits(&source) { source in
      let entry = Int64.random(in: 0...8, using: &source) * 2
      return OracleVisit(
        entry: entry, exit: entry + 2 * Int64.random(in: 0...20, using: &source) + 1,
        cause: Int.random(in: 0...4, using: &source))
    }
  }

  static let pValues: [[Double]] = random(7) { source in
    (0..<Int.random(in: 1...30, using: &source)).map { _ in
      let p = Double.random(in: 0...1, using: &source)
      return p * p * p
    }
  }

  /// The end of mean dwells.
  static let horizon: Int64 = 20

  /// Everything, by the names of the methods in `oracles.py`.
  static var all: [String: [Any]] {
    [
      "wilson": wilson.map { ["k": $0.successes, "n": $0.units] },
      "exact_mcnemar": mcNemar.map { ["b": $0.onlyA, "c": $0.onlyB] },
      "wilcoxon": ranked,
      "paired_t": continuous,
      "kaplan_meier": visits.map {
        [
          "exit": $0.map(\.exit), "event": $0.map { $0.cause > 0 ? 1 : 0 }, "horizon": horizon,
        ] as [String: Any]
      },
      "delayed_entry": delayedVisits.map {
        [
          "entry": $0.map(\.entry), "exit": $0.map(\.exit),
          "event": $0.map { $0.cause > 0 ? 1 : 0 },
        ] as [String: Any]
      },
      "aalen_johansen": visits.map {
        ["exit": $0.map(\.exit), "event": $0.map { Int64($0.cause) }]
      },
      "holm": pValues,
      "benjamini_hochberg": pValues,
    ]
  }

  private static func random<Question>(
    _ seed: UInt64, _ draw: (inout SeededGenerator) -> Question
  ) -> [Question] {
    var source = SeededGenerator(seed: seed)
    return (0..<count).map { _ in draw(&source) }
  }

  private static func differences(
    of count: Int, _ source: inout SeededGenerator, _ draw: (inout SeededGenerator) -> Double
  ) -> [Double] {
    (0..<count).map { _ in draw(&source) }
  }

  /// Visits of every cause, the last one of which outlasts all others.
  private static func visits(
    _ source: inout SeededGenerator, _ draw: (inout SeededGenerator) -> OracleVisit
  ) -> [OracleVisit] {
    var visits = (0..<Int.random(in: 5...60, using: &source)).map { _ in draw(&source) }
    visits += (1...4).map { OracleVisit(entry: 0, exit: Int64(2 * $0 + 1), cause: $0) }
    return visits + [OracleVisit(entry: 0, exit: 61, cause: 0)]
  }
}

/// A visit on the dwell clock; its cause is the raw value of `ExitCause`.
struct OracleVisit: Sendable {
  let entry: Int64
  let exit: Int64
  let cause: Int
}
