import SheetAnalytics
import Testing

@Suite struct DwellSummaryTests {
  private func rows(_ visits: [(user: String, DwellRow)]) throws -> [String: SummaryRow] {
    var tables = MetricTables()
    for (number, visit) in visits.enumerated() {
      var session = SampleSessions.quiet(user: visit.user)
      session.dwells = [visit.1]
      try tables.add(session, named: "s\(number)")
    }
    var byName: [String: SummaryRow] = [:]
    for row in try tables.summaryRows() { byName[row.metric] = row }
    return byName
  }

  private func visit(seconds: Int64, _ leftBy: VisitExit, age: Int64 = 0) -> DwellRow {
    SampleSessions.visit(
      1, "medium", from: 0, to: seconds * 1_000_000 - age * 1_000_000, leftBy: leftBy,
      age: age * 1_000_000)
  }

  @Test func `the known curve gives the known median in seconds`() throws {
    let exits: [Int64] = [3, 5, 5, 8, 10, 12, 12, 15, 18, 20]
    let cut: Set<Int> = [2, 5, 8]
    let visits = exits.enumerated().map { index, exit in
      ("u\(index)", visit(seconds: exit, cut.contains(index) ? .end : .collapse))
    }
    let row = try #require(try rows(visits)["detent_dwell_median.medium"])
    #expect(row.estimate == .value(12))
    #expect(row.interval == SummaryInterval(low: 3, high: 20))
    #expect(row.method.text == "kaplan_meier")
    #expect(row.n == 10)
    let mean = try #require(try rows(visits)["detent_dwell_rmst.medium"])
    #expect(mean.estimate == nil)
    #expect(mean.method.text == "restricted_mean few_at_horizon")
  }

  @Test func `ten visits at the horizon give a mean`() throws {
    let long = (0..<10).map { ("u\($0)", visit(seconds: 10, .end)) }
    let short = (0..<10).map { ("u\($0)", visit(seconds: 4, .expand)) }
    let row = try #require(try rows(long + short)["detent_dwell_rmst.medium"])
    expectNear(row.estimate?.number, 7)
    // A = 3 s, 10 of 20 ended: 9 * 10 / (20 * 10).
    expectNear(row.interval?.high, 7 + NormalDistribution.z975 * 0.45.squareRoot())
    #expect(row.method.text == "restricted_mean unclustered")
    #expect(row.users == 10)
    #expect(row.n == 20)
  }

  @Test func `late recordings enter late`() throws {
    let visits = [("a", visit(seconds: 5, .expand)), ("b", visit(seconds: 9, .expand, age: 6))]
    let row = try #require(try rows(visits)["detent_dwell_median.medium"])
    #expect(row.estimate == nil)
    #expect(row.interval == SummaryInterval(low: nil, high: nil))
    #expect(row.method.text == "kaplan_meier risk_set_emptied")
  }

  @Test func `a median that is not reached is no number`() throws {
    let row = try #require(
      try rows([("a", visit(seconds: 5, .end))])["detent_dwell_median.medium"])
    #expect(row.estimate == nil)
    #expect(row.method.text == "kaplan_meier not_reached")
  }
}
