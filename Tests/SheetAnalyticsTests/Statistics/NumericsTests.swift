import Foundation
import SheetAnalytics
import Testing

@Suite struct NumericsTests {
  @Test(arguments: [
    1e-300, Double.leastNonzeroMagnitude, 0.001, 0.5, 0.999_999_9, 1, 1.000_000_1, 1.5, 2, 10, 1e10,
    1e300,
  ])
  func `the logarithm is within two units in the last place`(x: Double) {
    let expected = Foundation.log(x)
    #expect(abs(Numerics.logarithm(x) - expected) <= 2 * expected.ulp)
  }

  @Test(arguments: [-744.5, -700, -20, -1, -1e-9, 0, 1e-9, 0.3, 1, 5.5, 100, 709.7])
  func `the exponential is within a few units in the last place`(x: Double) {
    let expected = Foundation.exp(x)
    #expect(abs(Numerics.exponential(x) - expected) <= 4 * expected.ulp)
  }

  @Test func `the ends of the range have their limits`() {
    #expect(Numerics.logarithm(0) == -.infinity)
    #expect(Numerics.logarithm(-1).isNaN)
    #expect(Numerics.logarithm(.infinity) == .infinity)
    #expect(Numerics.exponential(710) == .infinity)
    #expect(Numerics.exponential(-746) == 0)
    #expect(Numerics.exponential(.nan).isNaN)
  }

  @Test(arguments: [
    (0.01, 4.599479878042022),
    (0.5, 0.5723649429247004),
    (1.0, 0.0),
    (1.5, -0.12078223763524543),
    (2.0, 0.0),
    (3.7, 1.4280723266653883),
    (14.9, 24.924132002217277),
    (15.0, 25.191221182738683),
    (15.1, 25.458999750992668),
    (100.0, 359.1342053695754),
    (12345.5, 103958.24296512322),
  ])
  func `the logarithm of gamma has known values`(x: Double, expected: Double) {
    expectNear(Numerics.logGamma(x), expected, tolerance: 1e-14 * max(1, abs(expected)))
  }

  @Test(arguments: [0, 0.1, 0.7, 1.5, 2, 5, 20, 80])
  func `the upper gamma function at one half is the error function`(x: Double) {
    expectNear(Numerics.upperGamma(0.5, x), Foundation.erfc(x.squareRoot()), tolerance: 1e-14)
  }

  @Test(arguments: [0, 0.05, 0.3, 0.5, 0.7, 0.99, 1])
  func `the beta function has its closed forms`(x: Double) {
    // I_x(1, b) = 1 - (1-x)^b and I_x(2, 2) = x^2 (3 - 2x).
    let cubic = Numerics.regularisedBeta(x, complement: 1 - x, a: 1, b: 3)
    expectNear(cubic, 1 - (1 - x) * (1 - x) * (1 - x), tolerance: 1e-14)
    let middle = Numerics.regularisedBeta(x, complement: 1 - x, a: 2, b: 2)
    expectNear(middle, x * x * (3 - 2 * x), tolerance: 1e-14)
  }

  @Test func `powers multiply`() {
    expectNear(Numerics.power(0.05, 0.01), 0.970_486_950_392_96, tolerance: 1e-14)
  }
}
