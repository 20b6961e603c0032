import SheetAnalytics

/// The report as workflow commands that GitHub shows beside a change.
package enum CheckAnnotations {
  /// Errors, and warnings, that GitHub shows at most.
  private static let most = 10

  /// The lines, errors first, the worst first.
  package static func text(of report: CheckReport) -> String {
    (errors(of: report).prefix(most) + warnings(of: report).prefix(most)).map { $0 + "\n" }.joined()
  }

  private static func errors(of report: CheckReport) -> [String] {
    let conclusion = CheckConclusion(report)
    guard conclusion.word != .passed else { return [] }
    let decisive = report.rows.filter { $0.role == .primary && $0.verdict == conclusion.verdict }
    let rows = decisive.enumerated().sorted { first, second in
      (first.element.p ?? 1, first.offset) < (second.element.p ?? 1, second.offset)
    }
    let metrics = rows.map { line(.error, CheckRowText($0.element).sentence) }
    guard let limit = report.policy.mostFlips, report.flips.count > limit else { return metrics }
    let head = line(
      .error, "\(report.flips.count) gestures changed outcome, allowed are \(limit)")
    return metrics + [head] + report.flips.prefix(most).map(flip)
  }

  private static func warnings(of report: CheckReport) -> [String] {
    let inconclusive = report.rows.filter {
      $0.role == .primary && $0.verdict == .inconclusive && !report.policy.failsOnInconclusive
    }
    let risk = report.isAtRisk ? CheckNotes(report: report).lines.prefix(1) : []
    return inconclusive.map { line(.warning, CheckRowText($0).sentence) }
      + risk.map { line(.warning, $0) }
  }

  private static func flip(_ listed: CheckReport.ListedFlip) -> String {
    let text = FlipText(listed)
    return line(.error, "\(text.gesture): \(text.outcomes) (\(text.rules))", file: listed.path)
  }

  private enum Level: String {
    case error
    case warning
  }

  private static func line(_ level: Level, _ message: String, file: String? = nil) -> String {
    let place = file.map { "file=\(escapedProperty($0))," } ?? ""
    return "::\(level.rawValue) \(place)title=detent check::\(escaped(message))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension CheckConclusion {
  /// The verdict of the rows that decided.
  fileprivate var verdict: CheckVerdict? {
    switch word {
    case .failed: .regressed
    case .inconclusive: .inconclusive
    case .improved: .improved
    case .passed: nil
    }
  }
}
