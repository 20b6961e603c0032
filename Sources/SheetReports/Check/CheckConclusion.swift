import SheetAnalytics

/// The answer of a check, and its reasons in words.
package struct CheckConclusion: Equatable, Sendable {
  /// The answer; the raw value is its word.
  package enum Word: String, Sendable {
    case passed
    case failed
    case inconclusive
    case improved
  }

  package let word: Word
  /// Sentences, lower case, without full stop; at least one.
  package let reasons: [String]

  /// Draws the conclusion of `report`: the worst of its rows and flips, as far as its policy cares.
  package init(_ report: CheckReport) {
    let primary = report.rows.filter { $0.role == .primary }
    let regressed = primary.filter { $0.verdict == .regressed }
    let inconclusive = primary.filter { $0.verdict == .inconclusive }
    let improved = primary.filter { $0.verdict == .improved }
    let hasTooManyFlips = report.policy.mostFlips.map { report.flips.count > $0 } ?? false
    if hasTooManyFlips || !regressed.isEmpty {
      word = .failed
      reasons =
        regressed.map { "\(CheckRowText($0).name) regressed" }
        + (hasTooManyFlips ? [Self.flips(report) + ", allowed are \(report.mostFlips)"] : [])
    } else if report.policy.failsOnInconclusive, !inconclusive.isEmpty {
      word = .inconclusive
      reasons = inconclusive.map { "\(CheckRowText($0).name) is inconclusive" }
    } else if report.policy.failsOnImproved, !improved.isEmpty {
      word = .improved
      reasons = improved.map { "\(CheckRowText($0).name) improved" }
    } else {
      word = .passed
      reasons = [Self.flips(report)] + (primary.isEmpty ? [] : [Self.summary(of: primary)])
    }
  }

  /// The line that everything begins with.
  package var line: String {
    "check \(word.rawValue): \(reasons.joined(separator: ", "))"
  }

  private static func flips(_ report: CheckReport) -> String {
    switch report.question {
    case .tunings:
      "\(report.flips.count) of \(report.compared) gestures changed outcome"
    case .recorded:
      "\(report.flips.count) of \(report.compared) outcomes differ from the recorded ones"
    }
  }

  /// How many primary metrics have which verdict.
  private static func summary(of rows: [CheckRow]) -> String {
    let counts = CheckVerdict.allCases.compactMap { verdict in
      let count = rows.count { $0.verdict == verdict }
      return count > 0 ? "\(count) \(verdict.words)" : nil
    }
    return "primary metrics: " + counts.joined(separator: " + ")
  }
}

extension CheckReport {
  fileprivate var mostFlips: Int { policy.mostFlips ?? flips.count }
}

extension CheckVerdict {
  /// The verdict with blanks, for people.
  var words: String { rawValue.replacing("_", with: " ") }
}
