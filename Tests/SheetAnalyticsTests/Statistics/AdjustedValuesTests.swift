import SheetAnalytics
import TestSupport
import Testing

@Suite struct AdjustedValuesTests {
  private func named(_ values: [Double]) -> [NamedValue] {
    values.enumerated().map { NamedValue(id: "m\($0)", p: $1) }
  }

  @Test func `the adjusted values keep the declared order`() {
    let values = named([0.9, 0.041, 0.001, 0.039, 0.008])
    expectAll(AdjustedValues.holm(values), [0.9, 0.117, 0.005, 0.117, 0.032])
    expectAll(AdjustedValues.benjaminiHochberg(values), [0.9, 0.05125, 0.005, 0.05125, 0.02])
  }

  @Test func `values stop at one and nothing gives nothing`() {
    #expect(AdjustedValues.holm(named([0.6, 0.7])) == [1, 1])
    #expect(AdjustedValues.benjaminiHochberg(named([1, 1])) == [1, 1])
    #expect(AdjustedValues.holm([]).isEmpty)
    #expect(AdjustedValues.holm(named([0.03])) == [0.03])
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference values agree`() throws {
    let vector = try StatisticsVectors.object("multi")
    let values = named(vector.numbers("p"))
    expectAll(AdjustedValues.holm(values), vector.numbers("holm"))
    expectAll(AdjustedValues.benjaminiHochberg(values), vector.numbers("bh"))
  }

  private func expectAll(
    _ values: [Double], _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(values.count == expected.count, sourceLocation: sourceLocation)
    for (value, expected) in zip(values, expected) {
      expectNear(value, expected, sourceLocation: sourceLocation)
    }
  }
}
