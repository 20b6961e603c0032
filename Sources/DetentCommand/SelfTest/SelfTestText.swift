import SheetAnalytics
import SheetReports

/// Lines of a self test for people, one for each proof.
enum SelfTestText {
  static func line(_ result: EqualTuningsResult) -> String {
    var text =
      "\(result.flips) of \(result.gestures) gestures flip, "
      + "\(result.estimated.count - result.restless.count) of \(result.estimated.count) metrics "
      + "differ by 0 for certain"
    if !result.restless.isEmpty {
      text += "; restless: " + result.restless.map(\.metric).joined(separator: ", ")
    }
    return line("equal tunings", text, passed: result.isQuiet)
  }

  static func line(_ count: AlarmCount, users: Int) -> String {
    let limits = GateBenchResult.tolerated(runs: count.runs)
    return line(
      "relabelled users",
      "\(GateBenchResult.percent(count.alarmShare)) false alarms in \(count.runs) deals of half of "
        + "\(users) users, \(GateBenchResult.percent(limits.lowerBound)) to "
        + "\(GateBenchResult.percent(limits.upperBound)) may be",
      passed: limits.contains(count.alarmShare))
  }

  static func line(_ result: PlantedChangeResult) -> String {
    let named = result.regressed.map { "\($0.metric) regressed" + change($0) }
    return line(
      "planted change",
      "\(result.flips) of \(result.gestures) gestures flip, "
        + (named.isEmpty ? "nothing regressed" : named.joined(separator: ", "))
        + ": the check exits with \(result.status.rawValue)",
      passed: result.status == .checkFailed)
  }

  private static func change(_ row: CheckRow) -> String {
    guard let effect = row.effect, let interval = row.interval, let high = interval.high else {
      return ""
    }
    return " by \(points(effect)) points (\(points(interval.low)) to \(points(high)))"
  }

  private static func points(_ share: Double) -> String {
    "\(FixedDecimal(share * 100, places: .one))"
  }

  private static func line(_ name: String, _ text: String, passed: Bool) -> String {
    "\(passed ? "ok    " : "FAILED")  \(name): \(text)\n"
  }
}
