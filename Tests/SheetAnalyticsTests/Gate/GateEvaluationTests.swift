import SheetAnalytics
import Testing

@Suite struct GateEvaluationTests {
  private let name = "interactive_dismiss_rate"

  private func row(
    _ evidence: PairedEvidence, named name: String = "interactive_dismiss_rate",
    role: MetricRole = .primary, worse: WorseDirection = .higher,
    margin: GateMargin = GateMargin(), options: GateOptions = GateOptions()
  ) throws -> CheckRow {
    let rows = try GateEvaluation.rows(
      [PairedSamples.metric(name, evidence)],
      gate: PairedSamples.gate([name], role: role, worse: worse, margin: margin), options: options)
    return try #require(rows.first)
  }

  /// Eight users with 20 touches each, of which some flip.
  private func flips(_ gained: [Int64], lost: [Int64] = []) -> PairedEvidence {
    PairedSamples.pairs(
      gained.enumerated().map { index, gain in
        let loss = lost.isEmpty ? 0 : lost[index]
        return [2, loss, gain, 18 - gain - loss]
      })
  }

  @Test(arguments: [
    ("interactive_dismiss_rate", PairedSamples.pairs(Array(repeating: [2, 0, 0, 5], count: 8))),
    ("dismiss_per_drag", PairedSamples.ratio(Array(repeating: [9, 4, 9, 4], count: 8))),
    (
      "settle_time_mean", PairedSamples.means(Array(repeating: [3, 900_000, 3, 900_000], count: 8))
    ),
  ])
  func `equal arms differ by nothing, for certain and without margin`(
    name: String, evidence: PairedEvidence
  ) throws {
    let row = try row(evidence, named: name)
    #expect(row.effect == 0)
    #expect(row.interval == ConfidenceInterval(low: 0, high: 0))
    #expect(row.p == 1)
    #expect(row.adjustedP == 1)
    #expect(row.verdict == .nonInferior)
    #expect(row.isClosedLoopFragile == false)
  }

  @Test func `a rate of pairs has the sign-flip test and the bootstrap`() throws {
    let row = try row(flips([1, 2, 3, 1, 2, 3, 1, 2]))
    #expect(row.n == 160)
    #expect(row.users == 8)
    #expect(row.baseline == 0.1)
    #expect(row.candidate == 31.0 / 160)
    #expect(row.effect == 15.0 / 160)
    // Eight users who all gain: only all plus and all minus do as much.
    #expect(row.p == 2.0 / 256)
    #expect(row.method.text == "bootstrap sign_flip")
    #expect(row.verdict == .regressed)
    #expect(row.discordant?.onlyBaseline == 0)
    #expect(row.discordant?.onlyCandidate == 15)
    let interval = try #require(row.interval)
    #expect(interval.low > 0.04 && interval.low < 0.08)
    guard case .closedForm(let closed) = row.companions.first else {
      Issue.record("the closed form stands beside the bootstrap")
      return
    }
    #expect(abs(closed.low - interval.low) < 0.02)
  }

  @Test func `swapped arms turn the effect and keep the p-value`() throws {
    let gained: [Int64] = [1, 0, 3, 1, 2, 0, 1, 2]
    let lost: [Int64] = [0, 1, 0, 1, 0, 0, 2, 0]
    let forward = try row(flips(gained, lost: lost))
    let backward = try row(flips(lost, lost: gained), worse: .lower)
    #expect(forward.effect == backward.effect.map { -$0 })
    #expect(forward.p == backward.p)
    #expect(forward.verdict == backward.verdict)
    #expect(forward.interval?.low == backward.interval?.high.map { -$0 })
  }

  @Test func `five users have no p-value and no verdict, and are told how many it takes`() throws {
    let row = try row(flips([3, 3, 3, 3, 3]))
    #expect(row.p == nil)
    #expect(row.adjustedP == nil)
    #expect(row.method.text == "bootstrap too_few_users replicates_left_out")
    #expect(row.verdict == .inconclusive)
    #expect(row.neededSize == NeededSize(count: 6, unit: .users))
    #expect(row.isLow)
    #expect(row.effect == 0.15)
  }

  @Test func `the larger margin counts, the relative one in proportion to the baseline`() throws {
    let evidence = flips([1, 2, 3, 1, 2, 3, 1, 2])
    let absolute = try row(evidence, margin: GateMargin(absolute: 0.2, relative: 0.5))
    #expect(absolute.margin == 0.2)
    #expect(absolute.verdict == .worseWithinTolerance)
    let relative = try row(evidence, margin: GateMargin(absolute: 0.01, relative: 0.5))
    #expect(relative.margin == 0.05)
    #expect(relative.verdict == .regressed)
  }

  @Test func `an inconclusive rate says how many pairs would settle it`() throws {
    let row = try row(
      flips([3, 0, 0, 2, 0, 0, 0, 0], lost: [0, 2, 0, 0, 0, 1, 0, 0]),
      margin: GateMargin(absolute: 0.02))
    #expect(row.verdict == .inconclusive)
    // psi = 8/160; each of the 979 independent pairs of that share counts for more than one.
    let size = try #require(row.neededSize)
    #expect(size.unit == .pairs)
    #expect(size.count > 979 && size.count < 4000)
  }

  @Test func `primary metrics share the error, info has no test`() throws {
    let evidence = flips([1, 2, 3, 1, 2, 3, 1, 2])
    let names = [name, "scroll_dismiss_rate", "dead_drag_rate", "observed_agreement"]
    var gate = PairedSamples.gate(names)
    gate.metrics[2].role = .secondary
    gate.metrics[3].role = .info
    let rows = try GateEvaluation.rows(
      names.reversed().map { PairedSamples.metric($0, evidence) }, gate: gate)
    #expect(rows.map(\.metric) == names)
    #expect(rows.map(\.level) == [0.975, 0.975, 0.95, 0.95])
    #expect(rows.map(\.p) == [0.0078125, 0.0078125, 0.0078125, nil])
    #expect(rows.map(\.adjustedP) == [0.015625, 0.015625, 0.0078125, nil])
    #expect(rows[3].interval != nil)
    #expect(rows[3].verdict == nil)
    #expect(rows[3].margin == nil)
    #expect(rows[3].method.text == "bootstrap")
  }

  @Test func `groups multiply the primary rows`() throws {
    let evidence = flips([1, 2, 3, 1, 2, 3, 1, 2])
    let rows = try GateEvaluation.rows(
      ["", "app=1", "app=2"].map { PairedSamples.metric(name, evidence, group: $0) },
      gate: PairedSamples.gate([name]))
    #expect(rows.map(\.group) == ["", "app=1", "app=2"])
    #expect(rows.map(\.level) == Array(repeating: 1 - 0.05 / 3, count: 3))
  }

  @Test func `McNemar is for one unit per user`() throws {
    var options = GateOptions()
    options.test = .mcNemar
    let single = PairedSamples.pairs(
      Array(repeating: [0, 1, 0, 0], count: 2) + Array(repeating: [0, 0, 1, 0], count: 12)
        + Array(repeating: [1, 0, 0, 0], count: 20) + Array(repeating: [0, 0, 0, 1], count: 16))
    let row = try row(single, options: options)
    #expect(row.method.text == "newcombe mcnemar_exact")
    #expect(row.p == 0.012939453125)
    #expect(row.companions == [.midP(0.00738525390625)])
    expectNear(row.interval?.low, 0.056156424841748265)
    expectNear(row.interval?.high, 0.3292069954001405)
    #expect(throws: GateEvaluationError.clusteredUnits(metric: name)) {
      try GateEvaluation.rows(
        [PairedSamples.metric(name, flips([1, 1, 1, 1, 1, 1]))],
        gate: PairedSamples.gate([name]), options: options)
    }
  }

  @Test func `a ratio and a mean have Student's t`() throws {
    let ratio = try row(
      PairedSamples.ratio([
        [10, 4, 10, 6], [8, 1, 9, 3], [12, 7, 12, 7], [5, 2, 5, 1], [20, 9, 19, 14], [7, 0, 7, 2],
      ]), named: "dismiss_per_drag")
    #expect(ratio.n == 62)
    expectNear(ratio.effect, 0.16129032258064513)
    expectNear(ratio.interval?.low, 0.16129032258064513 - 2.570581835636314 * 0.06436027295696746)
    #expect(ratio.method.text == "ratio student")
    expectNear(ratio.p, 0.05407, tolerance: 1e-4)
    let mean = try row(
      PairedSamples.means([
        [1, 12_000, 1, 13_100], [2, 31_000, 2, 30_000], [1, 9_100, 1, 10_900],
        [1, 20_000, 1, 24_200], [1, 14_200, 1, 14_900], [1, 11_000, 1, 10_200],
        [1, 30_500, 1, 33_000], [1, 8_800, 1, 9_900], [1, 16_600, 1, 18_800],
        [1, 13_300, 1, 13_300], [1, 5, 0, 0],
      ]), named: "travel_mean")
    #expect(mean.users == 10)
    #expect(mean.method.text == "paired_t student unpaired_users")
    expectNear(mean.effect, 1.23)
    #expect(mean.companions.contains(.wilcoxon(p: 0.02734375)))
  }

  @Test func `a metric that needs sessions says so`() throws {
    let rows = try GateEvaluation.rows(
      [PairedSamples.metric("time_share", .needsSessionAnchor)],
      gate: PairedSamples.gate(["time_share.large"], role: .secondary))
    #expect(rows.map(\.metric) == ["time_share.large"])
    #expect(rows.map(\.method.text) == ["needs_session_anchor"])
    #expect(rows.map(\.isLow) == [false])
    #expect(rows.map(\.verdict) == [.inconclusive])
  }

  @Test func `a detent that the data do not have is a row of its own`() throws {
    let shares = PairedSamples.ratio(Array(repeating: [10, 4, 10, 4], count: 6))
    let rows = try GateEvaluation.rows(
      [PairedSamples.metric("time_share.large", shares)],
      gate: PairedSamples.gate(["time_share.tall", "time_share"], role: .secondary))
    #expect(rows.map(\.metric) == ["time_share.tall", "time_share.large"])
    #expect(rows.map(\.method.text) == ["no_data", "ratio student"])
    #expect(rows.map(\.n) == [nil, nil])
  }

  @Test func `what the user did next is noted, and sessions that stand for users`() throws {
    let rows = try GateEvaluation.rows(
      [
        PairedSamples.metric(
          "dismiss_rate", flips([1, 2, 3, 1, 2, 3, 1, 2]), hasAnonymousSessions: true)
      ], gate: PairedSamples.gate(["dismiss_rate"], role: .secondary))
    #expect(rows.map(\.method.text) == ["bootstrap sign_flip cluster=session off_policy"])
  }

  @Test func `a verdict that pairs at risk could turn is fragile`() throws {
    let counts: [[Int64]] = Array(repeating: [2, 0, 0, 18], count: 8)
    var validity = ValidityTally()
    validity.sound = 152
    validity.atRisk = 8
    func row(risk: [Int64]) throws -> CheckRow {
      let evidence = PairedSamples.pairs(counts, atRisk: Array(repeating: risk, count: 8))
      let rows = try GateEvaluation.rows(
        [PairedSamples.metric(name, evidence, validity: validity)],
        gate: PairedSamples.gate([name], margin: GateMargin(absolute: 0.04)))
      return try #require(rows.first)
    }
    let firm = try row(risk: [0, 0, 0, 0])
    #expect(firm.isClosedLoopFragile == false)
    #expect([firm.sound, firm.atRisk, firm.offPolicy] == [152, 8, 0])
    let fragile = try row(risk: [0, 0, 0, 1])
    #expect(fragile.verdict == .nonInferior)
    #expect(fragile.isClosedLoopFragile == true)
    #expect(fragile.worstCase?.all == 0...0.05)
  }

  @Test func `a primary metric without p-value counts among those declared`() throws {
    let names = [name, "dead_drag_rate"]
    let rows = try GateEvaluation.rows(
      [
        PairedSamples.metric(name, flips([1, 2, 3, 1, 2, 3, 1, 2])),
        PairedSamples.metric("dead_drag_rate", flips([1, 2, 3])),
      ], gate: PairedSamples.gate(names))
    #expect(rows.map(\.p) == [0.0078125, nil])
    #expect(rows.map(\.adjustedP) == [0.015625, nil])
    #expect(rows.map(\.level) == [0.975, 0.975])
  }

  @Test func `a row does not depend on the rows beside it`() throws {
    let some = PairedSamples.metric(name, flips([1, 2, 0, 1, 2, 3, 1, 2]))
    let others = PairedSamples.metric(
      "scroll_dismiss_rate",
      .pairs(
        (3..<12).map {
          UserPairs(
            user: "user-\($0)", counts: PairCounts(both: 2, onlyA: 1, onlyB: $0, neither: 9))
        }))
    let names = [others.name, some.name]
    let gate = PairedSamples.gate(names, role: .secondary)
    let together = try GateEvaluation.rows([some, others], gate: gate)
    for (metric, row) in zip([others, some], together) {
      let alone = try GateEvaluation.rows(
        [metric], gate: PairedSamples.gate([metric.name], role: .secondary))
      #expect(alone.map(\.interval) == [row.interval])
      #expect(alone.map(\.p) == [row.p])
    }
  }

  @Test func `the order of users changes nothing, their names only what is drawn`() throws {
    guard case .pairs(let users) = flips([1, 2, 0, 1, 2, 3, 1, 2], lost: [0, 0, 4, 0, 0, 0, 1, 0])
    else { return }
    let row = try row(.pairs(users))
    #expect(try self.row(.pairs(users.reversed())) == row)
    let renamed = try self.row(
      .pairs(users.map { UserPairs(user: "other-\($0.user)", counts: $0.counts) }))
    #expect(renamed.effect == row.effect)
    #expect(renamed.p == row.p)
    #expect(renamed.companions == row.companions)
    #expect(renamed.interval != row.interval)
  }

  @Test func `users that differ alike leave an interval without width, and a note`() throws {
    let row = try row(flips([2, 2, 2, 2, 2, 2]))
    #expect(row.interval == ConfidenceInterval(low: 0.1, high: 0.1))
    #expect(row.method.text == "bootstrap sign_flip no_variation")
    let quiet = try self.row(flips([0, 0, 0, 0, 0, 0]))
    #expect(quiet.method.text == "bootstrap sign_flip")
  }

  @Test func `without units there is nothing to say`() throws {
    let row = try row(PairedSamples.pairs([]))
    #expect(row.n == 0)
    #expect(row.baseline == nil)
    #expect(row.method.text == "bootstrap too_few_users no_units")
    #expect(row.verdict == .inconclusive)
  }
}
