import SheetAnalytics
import SheetReports
import Testing

struct SummaryTableTests {
  private func text(_ row: SummaryRow) -> String {
    var writer = CSVWriter()
    SummaryTable.appendRow(row, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `a rate with its interval`() {
    var row = SummaryRow(
      metric: "dismiss_rate", group: "app=5.2;device=x", sessions: 12, users: 3, n: 12,
      unit: .session, method: SummaryMethod(formula: .wilson, notes: [.sessionIsCluster]))
    row.estimate = .value(0.25)
    row.interval = SummaryInterval(low: 0, high: 0.532_123_456_789_012_3)
    row.isLow = true
    #expect(
      text(row)
        == "dismiss_rate,app=5.2;device=x,12,3,12,0.25,0,0.5321234567890123,session,"
        + "wilson cluster=session,true\n")
  }

  @Test func `a count is a whole number, what is missing is empty`() {
    var row = SummaryRow(
      metric: "attempts.refused", group: "", sessions: 12, users: 3, n: 40, unit: .attempt,
      method: SummaryMethod(formula: .count))
    row.estimate = .count(9_007_199_254_740_993)
    #expect(text(row) == "attempts.refused,,12,3,40,9007199254740993,,,attempt,count,false\n")
    row.estimate = nil
    row.interval = SummaryInterval(low: 1, high: nil)
    #expect(text(row) == "attempts.refused,,12,3,40,,1,,attempt,count,false\n")
  }
}
