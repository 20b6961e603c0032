import SheetAnalytics
import SheetReplay
import TouchTraces

/// What was compared, in a few lines.
struct CheckFacts {
  private let report: CheckReport

  init(_ report: CheckReport) {
    self.report = report
  }

  var lines: [String] {
    switch report.question {
    case .tunings(let baseline, let candidate, let differences):
      ["baseline \(baseline), candidate \(candidate)"] + differences.map(Self.line)
        + [sessions, validity]
    case .recorded(let folder):
      ["recorded in \(folder)", sessions] + (report.flips.isEmpty ? [] : [Self.advice])
    }
  }

  private static let advice = "--update records the outcomes of now"

  private static func line(_ difference: TuningDifference) -> String {
    let (from, to) = (difference.baseline, difference.candidate)
    return
      "\(difference.field) \(text(from)) -> \(text(to))\(suffix(of: difference.unit)), \(difference.stage.rawValue)"
  }

  private static func suffix(of unit: TuningUnit) -> String {
    switch unit {
    case .choice, .flag, .count, .ratio: ""
    case .points, .pointsPerSecond, .microseconds, .seconds, .perMillisecond, .radiansPerSecond,
      .ofMaximum, .ofBottomExtent, .fraction, .alpha:
      " " + unit.rawValue
    }
  }

  private static func text(_ value: JSONValue) -> String {
    if case .string(let word) = value { return word }
    return JSONWriter.text(of: value)
  }

  private var sessions: String {
    let counts = report.counts
    return "sessions \(counts.sessions) in = \(counts.okSessions) ok"
      + " + \(counts.degradedSessions) degraded + \(counts.rejectedSessions) rejected,"
      + " from \(counts.files) files"
  }

  private var validity: String {
    let tally = report.validity
    return "gestures \(tally.total) = \(tally.sound) sound + \(tally.atRisk) at risk"
      + " + \(tally.offPolicy) off-policy; seed \(report.seed), \(report.replicates) replicates"
  }
}
