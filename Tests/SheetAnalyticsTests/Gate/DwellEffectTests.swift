import SheetAnalytics
import Testing

@Suite struct DwellEffectTests {
  private func row(
    _ name: String, _ evidence: PairedEvidence, options: GateOptions = GateOptions()
  ) throws -> CheckRow {
    let rows = try GateEvaluation.rows(
      [PairedSamples.metric(name, evidence)],
      gate: PairedSamples.gate([name], worse: .lower), options: options)
    return try #require(rows.first)
  }

  private var options: GateOptions {
    var options = GateOptions()
    options.replicates = 200
    options.dwellHorizon = 2_000_000
    return options
  }

  /// Twelve users with visits of 1, 2 and 4 s, longer by `gain` under the candidate.
  private func visits(gain: Double) -> PairedEvidence {
    PairedSamples.dwell(
      (0..<12).map { user in
        let own = [1, 2, 4].map { $0 + Double(user) / 100 }
        return (a: own, b: own.map { $0 + gain })
      })
  }

  @Test(arguments: ["detent_dwell_median.large", "detent_dwell_rmst.large"])
  func `equal arms differ by nothing`(name: String) throws {
    let row = try row(name, visits(gain: 0), options: options)
    #expect(row.interval == ConfidenceInterval(low: 0, high: 0))
    #expect(row.effect == 0)
    #expect(row.verdict == .nonInferior)
    #expect(row.p == nil)
  }

  @Test func `longer visits have a longer median and mean`() throws {
    let median = try row("detent_dwell_median.large", visits(gain: 0.5), options: options)
    #expect(median.baseline == 2.05)
    expectNear(median.effect, 0.5)
    #expect(median.verdict == .improved)
    #expect(median.method.text == "bootstrap_kaplan_meier no_variation")
    let mean = try row("detent_dwell_rmst.large", visits(gain: 0.5), options: options)
    // Of 2 s: the third of visits near 1 s gains half a second, the others nothing.
    expectNear(mean.effect, 0.5 / 3, tolerance: 1e-9)
    #expect(mean.method.text == "bootstrap_restricted_mean")
    #expect(mean.n == 36)
    #expect(mean.users == 12)
  }

  @Test func `the shares in which visits ended are compared at the horizon`() throws {
    let row = try row("detent_exit_share.expand.large", visits(gain: 1), options: options)
    // At 2 s a third of the baseline's visits have ended and one of its 2.00 s; then 1.00 + 1.
    expectNear(row.baseline, 13.0 / 36)
    expectNear(row.candidate, 1.0 / 36)
    #expect(row.method.text == "bootstrap_aalen_johansen")
    let other = try self.row("detent_exit_share.dismiss.large", visits(gain: 1), options: options)
    #expect(other.baseline == 0)
    #expect(other.effect == 0)
  }

  @Test func `a curve too thin at the horizon has no number`() throws {
    var far = options
    far.dwellHorizon = 4_050_000
    let row = try row("detent_dwell_rmst.large", visits(gain: 0), options: far)
    #expect(row.baseline == nil)
    #expect(row.method.text == "bootstrap_restricted_mean few_at_horizon")
    #expect(row.verdict == .inconclusive)
  }

  @Test func `a median that is not reached is none`() throws {
    let cut = PairedSamples.dwell(
      (0..<8).map { _ in (a: [1, 2, 3], b: [1, 2, 3]) }, cause: .censored)
    let row = try row("detent_dwell_median.large", cut, options: options)
    #expect(row.method.text == "bootstrap_kaplan_meier not_reached")
    #expect(row.interval == nil)
  }

  @Test func `the order of users changes nothing`() throws {
    guard case .dwell(let users) = visits(gain: 0.3) else { return }
    let name = "detent_dwell_rmst.large"
    let forward = try row(name, .dwell(users), options: options)
    let backward = try row(name, .dwell(users.reversed()), options: options)
    #expect(forward == backward)
  }
}
