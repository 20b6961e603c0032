import SheetAnalytics
import SheetReplay
import Testing

@Suite struct MetricDefinitionTests {
  @Test func `ids are unique and have a sentence`() {
    let ids = MetricDefinition.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(MetricDefinition.all.allSatisfy { $0.summary.count > 20 })
  }

  @Test func `the ids are a contract`() {
    let ids = MetricDefinition.all.map(\.id)
    #expect(
      ids == [
        "observed_agreement", "dismiss_rate", "interactive_dismiss_rate", "dismiss_per_drag",
        "detent_dwell_median", "detent_dwell_rmst", "time_share",
        "handoff_touch_rate.to_content", "handoffs_per_touch.to_content",
        "handoff_touch_rate.to_sheet", "handoffs_per_touch.to_sheet",
        "handoff_touch_rate.any", "handoffs_per_touch.any",
        "handoffs_per_session.to_content", "handoff_session_rate.to_content",
        "handoffs_per_session.to_sheet", "handoff_session_rate.to_sheet",
        "handoffs_per_session.any", "handoff_session_rate.any",
        "attempt_rate", "refused_rate", "abandoned_rate", "dead_drag_rate",
        "rage_session_rate", "rage_episodes_per_session", "regret_rate",
        "scroll_dismiss_rate", "accidental_dismiss_rate", "missed_dismiss_rate",
        "attempts.dismissed", "attempts.refused", "attempts.abandoned", "refused_crossings",
        "cancelled", "open", "censored_sessions", "regret_unobserved", "unknown_origin",
        "zero_length",
      ])
  }

  @Test func `each tally has its own place in a row`() {
    var row = TallyRow()
    for (number, tally) in Tally.allCases.enumerated() { row[tally] = Int64(number) }
    #expect(Tally.allCases.map { row[$0] } == Array(0..<Int64(Tally.allCases.count)))
  }

  @Test func `parameters come from the tuning`() {
    var tuning = Tuning.uikit
    tuning.rageCount = 4
    tuning.regretDetentWindow = 5
    let parameters = MetricParameters(tuning: tuning)
    #expect(
      MetricParameter.allCases.map { parameters[$0] } == [10_000_000, 4, 3_000_000, 5, 3_000_000])
  }

  @Test func `what needs whole sessions says so`() {
    let needing = MetricDefinition.all.filter { $0.unit == .session || $0.unit == .visit }
    #expect(needing.allSatisfy { $0.needsSessionAnchor })
    let touches = MetricDefinition.all.filter { $0.unit == .touch || $0.unit == .drag }
    #expect(!touches.contains { $0.needsSessionAnchor })
  }
}
