import SheetAnalytics
import Testing

@Suite struct WorstCaseBoundsTests {
  private let pairs = PairCounts(both: 10, onlyA: 4, onlyB: 6, neither: 20)

  @Test func `pairs at risk may all have gone either way`() {
    let risk = PairCounts(both: 3, onlyA: 1, onlyB: 2, neither: 5)
    let bounds = WorstCaseBounds(pairs, atRisk: risk)
    // Sound: 6 - 2 gained, 4 - 1 lost. Turned to no, 3 + 1 more lost; to yes, 2 + 5 gained.
    #expect(bounds?.all == (-3.0 / 40)...(8.0 / 40))
    // Of the discordant ones two gains may vanish, or one loss.
    #expect(bounds?.discordantOnly == 0...(3.0 / 40))
  }

  @Test func `without risk both bounds are the difference`() {
    let none = PairCounts(both: 0, onlyA: 0, onlyB: 0, neither: 0)
    let bounds = WorstCaseBounds(pairs, atRisk: none)
    #expect(bounds?.all == 0.05...0.05)
    #expect(bounds?.discordantOnly == 0.05...0.05)
    #expect(WorstCaseBounds(none, atRisk: none) == nil)
  }

  @Test func `all at risk leaves only what the baseline bounds`() {
    // x_B may be 0 or 1 throughout: from minus to one less the baseline's rate 14/40.
    let bounds = WorstCaseBounds(pairs, atRisk: pairs)
    #expect(bounds?.all == -0.35...0.65)
    #expect(bounds?.discordantOnly == -0.1...0.15)
  }
}
