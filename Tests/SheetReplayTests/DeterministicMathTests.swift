import Foundation
import SheetReplay
import Testing

struct DeterministicMathTests {
  /// Distance in units of the last place of the platform's result.
  private func distance(_ value: Double, _ reference: Double) -> Double {
    abs(value - reference) / reference.ulp
  }

  @Test func exponentialsLieWithinTwoUnitsOfTheLastPlace() {
    var worst = 0.0
    for step in 0..<1_000_000 {
      let x = -Double(step) * 7e-4
      worst = max(worst, distance(DeterministicMath.exp(x), Foundation.exp(x)))
    }
    #expect(worst <= 2)
    #expect(DeterministicMath.exp(0) == 1)
    #expect(DeterministicMath.exp(-701) == 0)
  }

  @Test func logarithmsLieWithinTwoUnitsOfTheLastPlace() {
    var worst = 0.0
    for step in 1..<1_000_000 {
      let x = Foundation.pow(10, Double(step - 500_001) / 41_667)
      worst = max(worst, distance(DeterministicMath.log(x), Foundation.log(x)))
    }
    #expect(worst <= 2)
    #expect(DeterministicMath.log(1) == 0)
  }

  @Test func sinesAndCosinesLieWithinTwoUnitsOfTheLastPlace() {
    var worst = 0.0
    for step in 1...1_000_000 {
      let x = Double(step) * 0.01
      worst = max(worst, distance(DeterministicMath.sin(x), Foundation.sin(x)))
      worst = max(worst, distance(DeterministicMath.cos(x), Foundation.cos(x)))
    }
    for multiple in 1...6000 {
      let x = Double(multiple) * Double.pi / 2
      worst = max(worst, distance(DeterministicMath.sin(x), Foundation.sin(x)))
      worst = max(worst, distance(DeterministicMath.cos(x), Foundation.cos(x)))
    }
    #expect(worst <= 2)
  }
}
