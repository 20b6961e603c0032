import SheetAnalytics
import SheetReplay
import TestSupport
import Testing

/// Compares with sums over the tables that another implementation gives for the same recordings.
@Suite(.enabled(if: SharedFolder.exists, "needs the folder of recordings"))
struct ScenarioSummaryTests {
  @Test(arguments: ["people-1", "people-2"])
  func `the summary adds up the rows`(scenario: String) throws {
    var tables = MetricTables()
    let results = try ScenarioReplay.results(
      of: "vectors/scenarios/\(scenario).jsonl.gz", tuning: .uikit)
    for (number, result) in results.enumerated() {
      try tables.add(result, named: "s\(number)")
    }
    var summary: [String: SummaryRow] = [:]
    for row in try tables.summaryRows() { summary[row.metric] = row }
    func number(_ metric: String) -> Double { summary[metric]?.estimate?.number ?? .nan }

    let sessions = try rows("sessions", of: scenario)
    let gestures = try rows("gestures", of: scenario)
    let count = Double(sessions.count)
    let dismissed = sessions.filter { $0["outcome"] == "dismissed" }
    #expect(number("dismiss_rate") == Double(dismissed.count) / count)
    #expect(number("censored_sessions") == count - Double(dismissed.count))
    #expect(summary["dismiss_rate"]?.users == Set(sessions.map { $0["user"] }).count)
    let handOffs = sum("handoffs_to_content", sessions) + sum("handoffs_to_sheet", sessions)
    #expect(number("handoffs_per_session.any") == handOffs / count)
    #expect(number("rage_episodes_per_session") == sum("rage_drags", sessions) / count)
    #expect(summary["cancelled"]?.n == Int64(gestures.count))

    let drags = gestures.filter { $0["owners"]?.contains("sheet") == true }
    #expect(summary["dismiss_per_drag"]?.n == Int64(drags.count))
    #expect(number("attempts.refused") == sum("refused_dismissals", sessions))
    let attempts = ["dismissed", "refused", "abandoned"].map { number("attempts.\($0)") }
    #expect(attempts.reduce(0, +) == sum("attempted_dismissals", sessions))
    let shares = summary.values.filter { $0.metric.hasPrefix("time_share.") }
    expectNear(shares.compactMap { $0.estimate?.number }.reduce(0, +), 1, tolerance: 1e-12)
  }

  private func rows(_ table: String, of scenario: String) throws -> [[String: String]] {
    let path = "vectors/scenarios/expected/\(scenario)/\(table).csv"
    return try ScenarioTables.rows(ofCSV: try SharedFolder.text(path)).map { row in
      Dictionary(uniqueKeysWithValues: row.map { ($0.column, $0.value) })
    }
  }

  private func sum(_ column: String, _ rows: [[String: String]]) -> Double {
    rows.reduce(0) { $0 + (Double($1[column] ?? "") ?? .nan) }
  }
}
