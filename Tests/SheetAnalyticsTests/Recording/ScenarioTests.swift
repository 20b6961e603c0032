import SheetAnalytics
import SheetReplay
import TestSupport
import Testing

/// Compares with the tables that another implementation gives for the same recordings.
@Suite("Scenarios", .enabled(if: SharedFolder.exists, "needs the folder of recordings"))
struct ScenarioTests {
  typealias Table = @Sendable (SessionResult) -> [ScenarioTables.Row]

  static let scenarios = [
    "arbitration", "container", "keyboard", "near-releases", "people-1", "people-2", "percent",
    "presentation", "taps",
  ]

  static let tables: [(name: String, rows: Table)] = [
    ("sessions", ScenarioTables.sessions), ("gestures", ScenarioTables.gestures),
    ("dwells", ScenarioTables.dwells), ("handoffs", ScenarioTables.handOffs),
    ("callbacks", ScenarioTables.callbacks),
  ]

  /// Sessions in which we read the sheet model otherwise, and why.
  static let open: [String: String] = [
    "tap-grabber-keyboard": "endEditing (E22) is none of the callbacks of section 15"
  ]

  @Test("every cell is the one that another implementation gives", arguments: scenarios)
  func cells(_ scenario: String) throws {
    let results = try Self.results(of: scenario)
    for table in Self.tables {
      let path = "vectors/scenarios/expected/\(scenario)/\(table.name).csv"
      let expected = try ScenarioTables.rows(ofCSV: try SharedFolder.text(path))
      for difference in Self.differences(expected, results.flatMap(table.rows)) {
        Issue.record("\(scenario) \(table.name) \(difference)")
      }
    }
  }

  @Test("the parts of a session fit together", arguments: scenarios)
  func wholes(_ scenario: String) throws {
    for result in try Self.results(of: scenario) {
      let duration = result.session.durationMicroseconds
      let name = "\(result.recordingID ?? "") \(result.presentation)"
      #expect(result.timeShares.map(\.microseconds).reduce(0, +) == duration, "\(name)")
      #expect(result.timeShares.map(\.detent) == result.timeShares.map(\.detent).sorted())
      #expect(result.callbacks.allSatisfy { $0.timeMicroseconds <= duration }, "\(name)")
      #expect(result.gestures.allSatisfy { $0.endMicroseconds <= duration }, "\(name)")
      let moments = result.dwells.flatMap { [$0.enterMicroseconds, $0.leaveMicroseconds] }
      #expect(moments == moments.sorted(), "\(name)")
      #expect(result.dwells.dropLast().allSatisfy { $0.leftBy != .end }, "\(name)")
    }
  }

  private static func results(of scenario: String) throws -> [SessionResult] {
    var tuning = Tuning.uikit
    if scenario == "percent" { tuning.settleModel = .percentDriven }
    return try ScenarioReplay.results(
      of: "vectors/scenarios/\(scenario).jsonl.gz", tuning: tuning)
  }

  /// What differs between two tables, session by session, by column name.
  private static func differences(
    _ expected: [ScenarioTables.Row], _ received: [ScenarioTables.Row]
  ) -> [String] {
    let wanted = Dictionary(grouping: expected) { $0[0].value }
    let got = Dictionary(grouping: received) { $0[0].value }
    let sessions = Set(wanted.keys).union(got.keys).subtracting(open.keys).sorted()
    return sessions.flatMap { session -> [String] in
      let wanted = wanted[session] ?? []
      let got = got[session] ?? []
      guard wanted.count == got.count else {
        return ["\(session): \(wanted.count) rows expected, got \(got.count)"]
      }
      return zip(wanted, got).flatMap { differences($0, $1, in: session) }
    }
  }

  private static func differences(
    _ wanted: ScenarioTables.Row, _ got: ScenarioTables.Row, in session: String
  ) -> [String] {
    let cells = [String: String](wanted.map { ($0.column, $0.value) }) { first, _ in first }
    return got.compactMap { column, value in
      let cell = cells[column] ?? "no such column"
      guard cell != value, Double(cell) == nil || Double(cell) != Double(value) else { return nil }
      return "\(session) \(got[1].value) \(column): '\(cell)' expected, got '\(value)'"
    }
  }
}
