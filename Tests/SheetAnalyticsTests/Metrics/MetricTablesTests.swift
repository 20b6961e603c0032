import SheetAnalytics
import TestSupport
import TouchTraces
import Testing

@Suite struct MetricTablesTests {
  private func rows(_ tables: MetricTables) throws -> [SummaryRow] {
    try tables.summaryRows()
  }

  private func tables(_ sessions: [(Int, SessionResult)]) throws -> MetricTables {
    var tables = MetricTables(groupBy: ["app"])
    for (number, session) in sessions {
      try tables.add(session, named: "s\(number)")
    }
    return tables
  }

  @Test(arguments: 1...8) func `any order of sessions gives the same rows`(seed: UInt64) throws {
    let sessions = Array(SampleSessions.mixture(60, seed: seed).enumerated())
      .map { ($0.offset, $0.element) }
    var random = SeededGenerator(seed: seed)
    let forward = try rows(try tables(sessions))
    let shuffled = try rows(try tables(sessions.shuffled(using: &random)))
    #expect(forward.count > 100)
    #expect(forward == shuffled)
  }

  @Test(arguments: 1...8) func `any partition gives the same rows`(seed: UInt64) throws {
    let sessions = Array(SampleSessions.mixture(60, seed: seed).enumerated())
      .map { ($0.offset, $0.element) }
    var random = SeededGenerator(seed: seed)
    var parts = [MetricTables](repeating: MetricTables(groupBy: ["app"]), count: 5)
    for (number, session) in sessions {
      let part = Int.random(in: 0..<parts.count, using: &random)
      try parts[part].add(session, named: "s\(number)")
    }
    var left = MetricTables(groupBy: ["app"])
    for part in parts { try left.merge(part) }
    // (4 + 3) + ((2 + 1) + 0)
    var right = parts[4]
    try right.merge(parts[3])
    var other = parts[2]
    try other.merge(parts[1])
    try other.merge(parts[0])
    try right.merge(other)
    let whole = try rows(try tables(sessions))
    #expect(try rows(left) == whole)
    #expect(try rows(right) == whole)
  }

  @Test func `an empty table is neutral`() throws {
    var tables = try tables([(1, SampleSessions.quiet())])
    let before = try rows(tables)
    try tables.merge(MetricTables(groupBy: ["app"]))
    #expect(try rows(tables) == before)
    var empty = MetricTables(groupBy: ["app"])
    try empty.merge(tables)
    #expect(try rows(empty) == before)
  }

  @Test func `sums that leave their integers are an error`() throws {
    var session = SampleSessions.quiet()
    session.session.handOffsToContent = .max
    var tables = MetricTables()
    try tables.add(session, named: "a")
    #expect(throws: AccumulatorError.overflow(table: "handOffsToContent")) {
      try tables.add(session, named: "b")
    }
  }

  @Test func `the longest sessions do not overflow their time`() throws {
    var session = SampleSessions.quiet()
    session.timeShares = [TimeShare(detent: "medium", microseconds: .max)]
    var tables = MetricTables()
    for number in 0..<100 { try tables.add(session, named: "s\(number)") }
    let share = try rows(tables).first { $0.metric == "time_share.medium" }
    #expect(share?.estimate == .value(1))
  }

  @Test func `all sessions come first, then each group in order`() throws {
    let labels = ["5.2", "5.10", "caf\u{E9}", "cafe\u{301}"]
    var tables = MetricTables(groupBy: ["app", "device"])
    for (number, app) in labels.enumerated() {
      let session = SampleSessions.quiet(labels: [Label(name: "app", value: app)])
      try tables.add(session, named: "\(number)")
    }
    try tables.add(SampleSessions.quiet(), named: "unlabelled")
    let rows = try rows(tables).filter { $0.metric == "dismiss_rate" }
    #expect(
      rows.map { Array($0.group.utf8) }
        == [
          "", "app=;device=", "app=5.10;device=", "app=5.2;device=", "app=cafe\u{301};device=",
          "app=caf\u{E9};device=",
        ].map { Array($0.utf8) })
    #expect(rows.map(\.sessions) == [5, 1, 1, 1, 1, 1])
  }

  @Test func `a rejected session adds nothing`() throws {
    var session = SampleSessions.quiet()
    session.status = .rejected
    var tables = MetricTables(groupBy: ["app"])
    try tables.add(session, named: "a")
    #expect(try rows(tables).allSatisfy { $0.group.isEmpty && $0.sessions == 0 })
  }
}
