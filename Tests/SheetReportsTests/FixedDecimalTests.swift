import Foundation
import SheetReports
import TestSupport
import Testing

struct FixedDecimalTests {
  @Test(arguments: [
    (#line, 0.0, "0.000"), (#line, -0.0, "0.000"), (#line, -0.0004, "0.000"),
    (#line, 1, "1.000"), (#line, -1, "-1.000"), (#line, 393.5, "393.500"),
    (#line, 0.0005, "0.001"), (#line, 1.0005, "1.000"),
    (#line, 0.0625, "0.063"), (#line, -0.0625, "-0.063"), (#line, 0.1875, "0.188"),
    (#line, 2.5625, "2.563"), (#line, 0.9995, "1.000"), (#line, 0.99949, "0.999"),
    (#line, 1.9996, "2.000"), (#line, 633.67, "633.670"), (#line, -12.3456, "-12.346"),
    (#line, 99_999.99949, "99999.999"), (#line, 99_999.9996, "100000.000"),
    (#line, -100_000, "-100000.000"), (#line, 123_456_789.0125, "123456789.013"),
    (#line, 0x1p52, "4503599627370496.000"), (#line, -0x1p52, "-4503599627370496.000"),
    (#line, 0x1p-1074, "0.000"), (#line, 1e-19, "0.000"), (#line, 1e-300, "0.000"),
    (#line, 4_503_599_627_370_495.5, "4503599627370495.500"),
    (#line, 9_007_199_254_740_991, "9007199254740991.000"),
    (#line, 9_007_199_254_740_992, "9007199254740992.000"),
    (#line, -9_007_199_254_740_994, "-9007199254740994.000"),
    (#line, 1e18, "1000000000000000000.000"), (#line, 1e19, "10000000000000000000.000"),
    (#line, -0x1p64, "-18446744073709551616.000"),
    (#line, 0x1p100, "1267650600228229401496703205376.000"),
  ])
  func `lengths have three decimals, rounded half away from zero`(
    line: Int, value: Double, expected: String
  ) {
    #expect(FixedDecimal(value, places: .three).description == expected, "line \(line)")
  }

  @Test(arguments: [
    (0.0, "0.0"), (-0.04, "0.0"), (0.05, "0.1"), (0.25, "0.3"), (-0.25, "-0.3"),
    (999.95, "1000.0"), (-1234.56, "-1234.6"), (0.75, "0.8"), (0.35, "0.3"),
    (9_999_999.94, "9999999.9"), (9_999_999.95, "9999999.9"), (9_999_999.96, "10000000.0"),
  ])
  func `speeds have one decimal`(value: Double, expected: String) {
    #expect(FixedDecimal(value, places: .one).description == expected)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `what is not finite prints nothing`(value: Double) {
    #expect(FixedDecimal(value, places: .three).description.isEmpty)
  }

  /// The C library prints the exact binary value too, but rounds exact halves to even.
  @Test func `values agree with the C library wherever no exact half is involved`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &generator))
      if value.isFinite { expectSameAsC(value) }
      expectSameAsC(Double.random(in: -3000...3000, using: &generator))
    }
  }

  private func expectSameAsC(_ value: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    // An exact half of a thousandth is an odd multiple of a sixteenth.
    let sixteenths = value * 16
    guard sixteenths.rounded() != sixteenths || (value * 8).rounded() == value * 8 else { return }
    var expected = String(format: "%.3f", value)
    if expected == "-0.000" { expected = "0.000" }
    #expect(
      FixedDecimal(value, places: .three).description == expected,
      "bits \(value.bitPattern)", sourceLocation: sourceLocation)
  }
}
