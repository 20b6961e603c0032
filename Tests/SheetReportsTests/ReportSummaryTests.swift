import SheetAnalytics
import SheetReplay
import SheetReports
import TestSupport
import Testing
import TouchTraces

struct ReportSummaryTests {
  private func rate(
    _ metric: String, _ value: Double?, _ low: Double?, _ high: Double?, n: Int64 = 120
  ) -> SummaryRow {
    var row = SummaryRow(
      metric: metric, group: "", sessions: 120, users: 30, n: n, unit: .touch,
      method: SummaryMethod(formula: .clusteredWilson))
    row.estimate = value.map { .value($0) }
    row.interval = low.map { SummaryInterval(low: $0, high: high) }
    row.isLow = n < 20
    return row
  }

  private func count(_ metric: String, _ value: Int64) -> SummaryRow {
    var row = rate(metric, nil, nil, nil)
    row.estimate = .count(value)
    return row
  }

  private var rows: [SummaryRow] {
    var notReached = rate("detent_dwell_median.large", nil, 3, nil, n: 12)
    notReached.method = SummaryMethod(
      formula: .kaplanMeier, notes: [.sessionIsCluster, .notReached])
    var never = rate("regret_rate", 0, 0, 0.031)
    never.oneSidedBound = 0.0247
    var unanchored = rate("rage_session_rate", nil, nil, nil, n: 0)
    unanchored.method = SummaryMethod(formula: .needsSessionAnchor)
    var inGroup = rate("dismiss_rate", 0.99, 0.98, 1)
    inGroup.group = "app=1"
    return [
      rate("dismiss_rate", 0.3416, 0.26, 0.43), inGroup,
      rate("interactive_dismiss_rate", 0.043, 0.04, 0.0461, n: 9100),
      rate("handoff_touch_rate.to_content", 0.121, 0.1, 0.14),
      rate("handoff_touch_rate.to_sheet", 0.5, nil, nil, n: 2),
      rate("attempt_rate", nil, nil, nil, n: 0), unanchored, never,
      rate("detent_dwell_median.medium", 2.41, 2.1, 2.8, n: 88), notReached,
      rate("time_share.medium", 0.612, 0.5, 0.7), rate("time_share.large", 0.388, 0.3, 0.5),
      count("attempts.dismissed", 12), count("attempts.refused", 20),
      count("attempts.abandoned", 10),
    ]
  }

  private var counts: RunCounts {
    var counts = RunCounts()
    counts.files = 100
    counts.rejectedFiles = 2
    for _ in 0..<117 { counts.add(.ok) }
    counts.add(.degraded)
    counts.add(.degraded)
    counts.add(.rejected)
    for outcome in GestureOutcome.allCases { counts.add(outcome) }
    counts.add(.settled)
    return counts
  }

  private func text(
    _ rows: [SummaryRow], counts: RunCounts? = nil, problems: [ReportSummary.Problem] = []
  ) -> String {
    var text = ""
    ReportSummary(
      counts: counts ?? self.counts, rows: rows, parameters: MetricParameters(),
      problems: problems
    ).write(to: &text)
    return text
  }

  @Test func `a report in a few lines`() throws {
    let problems = [
      ReportSummary.Problem(kind: .checksumMismatch, count: 1), .init(kind: .burst, count: 12),
      .init(kind: .truncated, count: 0), .init(kind: .timeBackwards, count: 12),
    ]
    try expectGolden(text(rows, problems: problems), "summary.txt")
  }

  @Test func `the agreement with the device comes first, if one was observed`() {
    let observed = rate("observed_agreement", 0.975, 0.96, 0.985, n: 400)
    let lines = text(rows + [observed])
      .split(separator: "\n")
    #expect(lines[3].hasPrefix("observed_agreement"))
    #expect(lines[3].contains("97.5 %"))
    let unobserved = rate("observed_agreement", nil, nil, nil, n: 0)
    #expect(
      !text(rows + [unobserved])
        .contains("observed_agreement"))
  }

  @Test func `an empty run has no detents, problems or groups`() {
    let text = text([], counts: RunCounts())
    #expect(
      text == """
        sessions  0 in = 0 ok + 0 degraded + 0 rejected, from 0 files
        gestures  0
        metric  value  95 % interval  n  definition
        attempts to dismiss  0 = 0 dismissed + 0 refused + 0 abandoned

        """)
  }

  @Test func `many detents, kinds and groups stay within 25 lines`() {
    var rows = rows + [rate("observed_agreement", 1, 1, 1)]
    for index in 0..<40 {
      rows.append(rate("time_share.d\(index)", 0.01, nil, nil))
      rows.append(rate("detent_dwell_median.d\(index)", 1, nil, nil))
    }
    rows[0].method.notes = [.sessionIsCluster]
    let problems = [
      ReportSummary.Problem(kind: .burst, count: 1), .init(kind: .empty, count: 2),
      .init(kind: .badHeader, count: 3), .init(kind: .truncated, count: 4),
      .init(kind: .missingEnd, count: 5), .init(kind: .missingBegan, count: 6),
    ]
    let text = text(rows, problems: problems)
    #expect(text.split(separator: "\n").count <= 25)
    #expect(text.contains("and 37 more detents in summary.csv\n"))
    #expect(
      text.contains(
        "problems  6 missing_began, 5 missing_end, 4 truncated, 3 bad_header, 2 empty, "
          + "and 1 more kinds in problems.csv\n"))
  }

  @Test func `a name from a recording cannot steer the terminal`() {
    let text = text([rate("time_share.\u{1B}[2J\u{9B}x\n", 1, 1, 1)])
    #expect(text.contains("\u{FFFD}[2J\u{FFFD}x\u{FFFD}"))
    #expect(!text.contains("\u{1B}"))
  }
}
