import SheetAnalytics
import SheetReplay
import Testing
import TouchTraces

@Suite struct SummaryRowsTests {
  private func rows(
    _ sessions: [SessionResult], anchor: ReplayAnchor = .session
  ) throws -> [String: SummaryRow] {
    var tables = MetricTables()
    for (number, session) in sessions.enumerated() {
      try tables.add(session, named: "s\(number)")
    }
    var byName: [String: SummaryRow] = [:]
    for row in try tables.summaryRows(anchor: anchor) {
      #expect(byName[row.metric] == nil)
      byName[row.metric] = row
    }
    return byName
  }

  @Test func `users with one unit each have Wilson's interval`() throws {
    let sessions = (0..<10).map { SampleSessions.quiet(user: "u\($0)") }
    let row = try #require(try rows(sessions)["dismiss_rate"])
    #expect(row.estimate == .value(0))
    #expect(row.interval?.low == 0)
    expectNear(row.interval?.high, 0.27753279986288926)
    expectNear(row.oneSidedBound, 1 - Numerics.power(0.05, 0.1))
    #expect(row.method.text == "wilson")
    #expect(row.users == 10)
    #expect(row.n == 10)
    #expect(row.isLow)
  }

  @Test func `users with several units are clusters`() throws {
    let pairs = [(10, 3), (8, 2), (12, 6), (5, 0), (20, 11), (7, 1), (9, 4), (15, 5)]
    var sessions: [SessionResult] = []
    for (user, pair) in pairs.enumerated() {
      let gestures = (0..<pair.0).map { number in
        number < pair.1
          ? SampleSessions.gesture(.dismissed, dismissal: .swipe) : SampleSessions.gesture(.settled)
      }
      sessions.append(SampleSessions.session(user: "u\(user)", gestures))
    }
    let rows = try rows(sessions)
    let rate = try #require(rows["interactive_dismiss_rate"])
    #expect(rate.method.text == "clustered_wilson")
    expectNear(rate.estimate?.number, 0.37209302325581395)
    expectNear(rate.interval?.low, 0.24574802664547382, tolerance: 1e-6)
    expectNear(rate.interval?.high, 0.5187221121663167, tolerance: 1e-6)
    #expect(rate.n == 86)
    #expect(rate.users == 8)
    #expect(!rate.isLow)
    let drags = try #require(rows["dismiss_per_drag"])
    #expect(drags.method.text == "ratio")
    expectNear(drags.estimate?.number, 0.37209302325581395)
    #expect(rows["attempts.dismissed"]?.estimate == .count(32))
  }

  @Test func `a session without user says that it is its own`() throws {
    let sessions = (0..<30).map { _ in
      SampleSessions.session(
        user: nil, [SampleSessions.gesture(.settled), SampleSessions.gesture(.settled)])
    }
    let rows = try rows(sessions)
    #expect(rows["dismiss_rate"]?.method.text == "wilson cluster=session")
    let touches = rows["interactive_dismiss_rate"]
    #expect(touches?.method.text == "clustered_wilson cluster=session")
    #expect(touches?.users == 30)
  }

  @Test func `one user gives an estimate without interval`() throws {
    let rows = try rows([
      SampleSessions.session([SampleSessions.gesture(.settled), SampleSessions.gesture(.settled)])
    ])
    #expect(rows["interactive_dismiss_rate"]?.estimate == .value(0))
    #expect(rows["interactive_dismiss_rate"]?.interval == nil)
    #expect(rows["interactive_dismiss_rate"]?.method.text == "clustered_wilson one_user")
    #expect(rows["dismiss_per_drag"]?.method.text == "ratio one_user")
  }

  @Test func `nothing gives empty estimates and counts of zero`() throws {
    let rows = try rows([])
    #expect(rows.count > 30)
    for row in rows.values {
      switch row.method.formula {
      case .count: #expect(row.estimate == .count(0))
      default: #expect(row.estimate == nil && row.interval == nil && row.isLow)
      }
    }
  }

  @Test func `time shares of users make one`() throws {
    var first = SampleSessions.quiet(user: "a")
    first.timeShares = [
      TimeShare(detent: "large", microseconds: 3), TimeShare(detent: "medium", microseconds: 1),
    ]
    let rows = try rows([first, SampleSessions.quiet(user: "b", seconds: 0)])
    #expect(rows["time_share.large"]?.estimate == .value(0.75))
    #expect(rows["time_share.medium"]?.estimate == .value(0.25))
    #expect(rows["time_share.medium"]?.n == 2)
  }

  @Test func `hand-offs have rates by direction and any`() throws {
    let traits: GestureTraits = [.recognised, .sheetDrag, .beganOnScrollableContent]
    var one = SampleSessions.session([
      SampleSessions.gesture(.scrolled, on: .content, traits, toContent: 2),
      SampleSessions.gesture(.settled, on: .content, traits, toSheet: 1),
      SampleSessions.gesture(.settled, on: .content, traits),
      SampleSessions.gesture(.settled, on: .content, traits),
    ])
    one.session.handOffsToContent = 2
    one.session.handOffsToSheet = 1
    let rows = try rows([one, SampleSessions.quiet(user: "u2")])
    #expect(rows["handoff_touch_rate.to_content"]?.estimate == .value(0.25))
    #expect(rows["handoff_touch_rate.any"]?.estimate == .value(0.5))
    #expect(rows["handoffs_per_touch.to_content"]?.estimate == .value(0.5))
    #expect(rows["handoffs_per_touch.any"]?.estimate == .value(0.75))
    #expect(rows["handoffs_per_session.to_sheet"]?.estimate == .value(0.5))
    #expect(rows["handoffs_per_session.any"]?.estimate == .value(1.5))
    #expect(rows["handoff_session_rate.any"]?.estimate == .value(0.5))
  }

  @Test func `with gestures on their own the metrics of sessions are empty`() throws {
    let sessions = [SampleSessions.session([SampleSessions.gesture(.settled)])]
    let rows = try rows(sessions, anchor: .gesture)
    for definition in MetricDefinition.all where definition.needsSessionAnchor {
      let row = try #require(rows[definition.id])
      #expect(row.method.text == "needs_session_anchor")
      #expect(row.estimate == nil)
    }
    #expect(rows["interactive_dismiss_rate"]?.estimate == .value(0))
    #expect(rows["time_share.medium"] == nil)
  }
}
