import SheetAnalytics
import TestSupport
import Testing

@Suite struct SurvivalCurveTests {
  @Test func `ties and cuts leave the known curve`() {
    let curve = curve(
      exits: [3, 5, 5, 8, 10, 12, 12, 15, 18, 20], causes: [1, 1, 0, 1, 1, 0, 1, 1, 0, 1])
    #expect(curve.visits == 10)
    #expect(curve.steps.map(\.atRisk) == [10, 9, 7, 6, 5, 3, 1])
    expectNear(curve.steps[3].survival, 0.5714285714285715)
    expectNear(curve.steps[3].standardError, 0.163774715491746)
    expectNear(curve.steps[3].band()?.low, 0.21719270238228386)
    expectNear(curve.steps[3].band()?.high, 0.8145721379207795)
    #expect(curve.median == .reached(12))
    expectNear(curve.restrictedMean(horizon: 18)?.mean, 12)
    expectNear(curve.restrictedMean(horizon: 18)?.variance, 2.960952380952382)
  }

  @Test func `the median band is where its edges pass one half`() {
    let curve = curve(
      exits: [3, 5, 5, 8, 10, 12, 12, 15, 18, 20], causes: [1, 1, 0, 1, 1, 0, 1, 1, 0, 1])
    let band = curve.medianBand()
    #expect(band.low == .reached(3))
    #expect(band.high == .reached(20))
  }

  @Test func `a visit counts from the moment after it enters`() {
    // The second visit enters when the first one leaves: it was not at risk then.
    let curve = curve(entries: [0, 0, 5], exits: [5, 9, 7], causes: [1, 1, 1])
    #expect(curve.steps.map(\.atRisk) == [2, 2, 1])
    #expect(curve.steps.map(\.survival) == [0.5, 0.25, 0])
    #expect(!curve.riskSetEmptied)
  }

  @Test func `a risk set that runs empty too early leaves neither median nor mean`() {
    let curve = curve(entries: [0, 6, 6], exits: [5, 8, 9], causes: [1, 1, 1])
    #expect(curve.riskSetEmptied)
    #expect(curve.median == .riskSetEmptied)
    #expect(curve.medianBand().low == .riskSetEmptied)
    #expect(curve.restrictedMean(horizon: 10) == nil)
  }

  @Test func `a visit that enters as the last one leaves is a later one`() {
    #expect(curve(entries: [0, 5], exits: [5, 8], causes: [1, 1]).riskSetEmptied)
    #expect(!curve(entries: [0, 4], exits: [5, 8], causes: [1, 1]).riskSetEmptied)
  }

  @Test func `mostly cut visits do not reach their median`() {
    let curve = curve(exits: [1, 2, 3, 4], causes: [1, 0, 0, 0])
    #expect(curve.median == .notReached)
    #expect(curve.medianBand().high == .notReached)
  }

  @Test func `no visits make a flat curve`() {
    let curve = SurvivalCurve([])
    #expect(curve.steps.isEmpty)
    #expect(curve.median == .notReached)
    #expect(curve.atRisk(at: 1) == 0)
    #expect(curve.restrictedMean(horizon: 10)?.mean == 10)
    #expect(curve.restrictedMean(horizon: 0) == nil)
  }

  @Test func `the area is that of rectangles`() {
    let curve = curve(exits: [2, 4], causes: [1, 1])
    expectNear(curve.restrictedMean(horizon: 1)?.mean, 1)
    expectNear(curve.restrictedMean(horizon: 3)?.mean, 2.5)
    // A_1 = 1/2 from 2 to 3; 0.25 * 1/(2*1).
    expectNear(curve.restrictedMean(horizon: 3)?.variance, 0.125)
    expectNear(curve.restrictedMean(horizon: 4)?.mean, 3)
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference curve agrees`() throws {
    let vector = try StatisticsVectors.object("kaplan_meier")
    let curve = curve(exits: vector.integers("T"), causes: vector.integers("E"))
    for row in try vector.objects("rows") {
      #expect(curve.atRisk(at: row.integer("t")) == row.integer("at_risk"))
      let step = curve.steps.last { $0.time <= row.integer("t") }
      let events = step.flatMap { $0.time == row.integer("t") ? $0.events : nil }
      #expect(events ?? 0 == row.integer("events"))
      expectNear(step?.survival, row.number("S"))
      expectNear(step?.standardError, row.number("greenwood_se"))
      expectNear(step?.band()?.low, row.numbers("loglog")[0])
      expectNear(step?.band()?.high, row.numbers("loglog")[1])
    }
    #expect(curve.median == .reached(vector.integer("median")))
    let rmst = vector["rmst"] as? [String: Any] ?? [:]
    let mean = curve.restrictedMean(horizon: rmst.integer("tau"))
    expectNear(mean?.mean, rmst.number("area"))
    expectNear(mean?.variance, rmst.number("greenwood_var"))
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference late entries agree`() throws {
    let vector = try StatisticsVectors.object("km_delayed_entry")
    let curve = curve(
      entries: vector.integers("entry"), exits: vector.integers("exit"),
      causes: vector.integers("event"))
    for row in try vector.objects("rows") {
      #expect(curve.atRisk(at: row.integer("t")) == row.integer("at_risk"))
      let step = curve.steps.first { $0.time == row.integer("t") }
      #expect(step?.events == row.integer("events"))
      expectNear(step?.survival, row.number("S"))
    }
  }
}

/// The curve of single visits; cause 1 expanded, 2 collapsed, 3 dismissed, 4 programmatic, 0 cut.
func curve(entries: [Int64]? = nil, exits: [Int64], causes: [Int64]) -> SurvivalCurve {
  var moments: [Int64: SurvivalMoment] = [:]
  for (index, exit) in exits.enumerated() {
    let entry = entries?[index] ?? 0
    moments[entry, default: SurvivalMoment(time: entry)].entered += 1
    let cause = ExitCause(rawValue: Int(causes[index])) ?? .censored
    moments[exit, default: SurvivalMoment(time: exit)][cause] += 1
  }
  return SurvivalCurve(moments.values.sorted { $0.time < $1.time })
}
