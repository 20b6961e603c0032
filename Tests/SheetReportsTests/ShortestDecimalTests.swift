import SheetReports
import TestSupport
import Testing

struct ShortestDecimalTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (100, "100"), (0.1, "0.1"), (0.25, "0.25"),
    (-12.5, "-12.5"), (123.456, "123.456"), (0.05, "0.05"), (1e-5, "0.00001"),
    (1.25e-6, "0.00000125"), (1e-6, "0.000001"), (1e-7, "1e-7"), (-1.5e-7, "-1.5e-7"),
    (1e16, "10000000000000000"), (1.5e16, "15000000000000000"),
    (123_456_789_012_345_680, "123456789012345680"), (1e20, "100000000000000000000"),
    (1e21, "1e+21"), (1.5e300, "1.5e+300"), (0x1p-1074, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"), (0.34414, "0.34414"),
    (9_007_199_254_740_992, "9007199254740992"),
  ])
  func `numbers print as in ECMAScript`(value: Double, expected: String) {
    #expect(ShortestDecimal(value).description == expected)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `what is not finite prints nothing`(value: Double) {
    #expect(ShortestDecimal(value).description.isEmpty)
  }

  @Test func `every printed number reads back as the same double`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &generator))
      guard value.isFinite else { continue }
      #expect(Double(ShortestDecimal(value).description) == value)
    }
  }
}
