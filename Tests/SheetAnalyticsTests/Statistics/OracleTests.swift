import Foundation
import SheetAnalytics
import TestSupport
import Testing

/// Other people's implementations of the same methods agree on random inputs.
@Suite(.enabled(if: Oracle.exists, Oracle.absence)) struct OracleTests {
  @Test func `Wilson's interval`() throws {
    let answers = try Oracle.answers("wilson")
    try #require(answers.count == OracleQuestions.count)
    for (question, answer) in zip(OracleQuestions.wilson, answers) {
      let expected = numbers(answer)
      let interval = WilsonInterval.of(successes: question.successes, units: question.units)
      expectNear(interval?.low, expected[0])
      expectNear(interval?.high, expected[1])
    }
  }

  @Test func `McNemar's exact test`() throws {
    let answers = try Oracle.answers("exact_mcnemar")
    try #require(answers.count == OracleQuestions.count)
    for (question, answer) in zip(OracleQuestions.mcNemar, answers) {
      let test = McNemarTest(onlyA: question.onlyA, onlyB: question.onlyB)
      expectNear(test.exact, number(answer))
    }
  }

  @Test func `Wilcoxon's signed rank test, exact and approximate, with ties`() throws {
    let answers = try Oracle.answers("wilcoxon")
    try #require(answers.count == OracleQuestions.count)
    for (question, answer) in zip(OracleQuestions.ranked, answers) {
      let expected = numbers(answer)
      let test = WilcoxonTest(question)
      #expect(test.statistic == expected[0])
      expectNear(test.p, expected[1])
    }
  }

  @Test func `the paired t test and its interval`() throws {
    let answers = try Oracle.answers("paired_t")
    try #require(answers.count == OracleQuestions.count)
    for (question, answer) in zip(OracleQuestions.continuous, answers) {
      let expected = numbers(answer)
      let means = PairedMeans(question)
      expectNear(means?.p, expected[0])
      expectNear(means?.interval()?.low, expected[1], tolerance: 1e-6)
      expectNear(means?.interval()?.high, expected[2], tolerance: 1e-6)
    }
  }

  @Test func `Kaplan-Meier curves, their bands, medians and areas`() throws {
    let answers = try Oracle.answers("kaplan_meier")
    try #require(answers.count == OracleQuestions.count)
    for (question, answer) in zip(OracleQuestions.visits, answers) {
      let expected = answer as? [String: Any] ?? [:]
      let rows = expected["rows"] as? [Any] ?? []
      let curve = curve(question)
      try #require(curve.steps.count == rows.count)
      for (step, row) in zip(curve.steps, rows.map(numbers)) {
        #expect(Double(step.time) == row[0])
        expectNear(step.survival, row[1])
        guard let band = step.band() else { continue }
        expectNear(band.low, row[2])
        expectNear(band.high, row[3])
      }
      if !curve.steps.contains(where: { abs($0.survival - 0.5) < 1e-9 }) {
        // At one half itself lifelines goes by how 0.5 was rounded.
        let median = expected.number("median")
        #expect(curve.median == (median < 0 ? .notReached : .reached(Int64(median))))
      }
      expectNear(
        curve.restrictedMean(horizon: OracleQuestions.horizon)?.mean, expected.number("area"))
    }
  }

  @Test func `Kaplan-Meier curves of visits that come late`() throws {
    let answers = try Oracle.answers("delayed_entry")
    try #require(answers.count == OracleQuestions.count)
    for (question, answer) in zip(OracleQuestions.delayedVisits, answers) {
      let expected = answer as? [String: Any] ?? [:]
      let steps = curve(question).steps
      try #require(steps.count == expected.numbers("lifelines").count)
      for (index, step) in steps.enumerated() {
        expectNear(step.survival, expected.numbers("lifelines")[index])
        expectNear(step.survival, expected.numbers("statsmodels")[index])
        expectNear(step.standardError, expected.numbers("errors")[index])
      }
    }
  }

  @Test func `Aalen-Johansen shares of four causes`() throws {
    let answers = try Oracle.answers("aalen_johansen")
    try #require(answers.count == OracleQuestions.count)
    for (question, answer) in zip(OracleQuestions.visits, answers) {
      let columns = (answer as? [Any] ?? []).map(numbers)
      try #require(columns.count == 5)
      for shares in AalenJohansen.shares(curve(question)) {
        let row = try #require(columns[0].firstIndex(of: Double(shares.time)))
        expectNear(shares.expanded, columns[1][row])
        expectNear(shares.collapsed, columns[2][row])
        expectNear(shares.dismissed, columns[3][row])
        expectNear(shares.programmatic, columns[4][row])
      }
    }
  }

  @Test(arguments: [
    ("holm", AdjustedValues.holm), ("benjamini_hochberg", AdjustedValues.benjaminiHochberg),
  ])
  func `p-values adjusted for their number`(
    method: String, adjust: @Sendable ([NamedValue]) -> [Double]
  ) throws {
    let answers = try Oracle.answers(method)
    try #require(answers.count == OracleQuestions.count)
    for (question, answer) in zip(OracleQuestions.pValues, answers) {
      let values = question.enumerated().map { NamedValue(id: "m\($0)", p: $1) }
      for (own, expected) in zip(adjust(values), numbers(answer)) { expectNear(own, expected) }
    }
  }

  private func numbers(_ answer: Any) -> [Double] {
    (answer as? [NSNumber])?.map(\.doubleValue) ?? []
  }

  private func number(_ answer: Any) -> Double {
    (answer as? NSNumber)?.doubleValue ?? .nan
  }

  private func curve(_ visits: [OracleVisit]) -> SurvivalCurve {
    var moments: [Int64: SurvivalMoment] = [:]
    for visit in visits {
      moments[visit.entry, default: SurvivalMoment(time: visit.entry)].entered += 1
      let cause = ExitCause(rawValue: visit.cause) ?? .censored
      moments[visit.exit, default: SurvivalMoment(time: visit.exit)][cause] += 1
    }
    return SurvivalCurve(moments.values.sorted { $0.time < $1.time })
  }
}
