import SheetAnalytics
import Testing

@Suite struct DistributionTests {
  @Test(arguments: [
    (0.5, 0.0), (0.8, 0.8416212335729143), (0.95, 1.6448536269514722),
    (0.975, 1.959963984540054), (0.025, -1.959963984540054), (0.999999, 4.753424308822899),
  ])
  func `normal quantiles are those of the tables`(p: Double, z: Double) {
    expectNear(NormalDistribution.quantile(p), z, tolerance: 1e-9)
    expectNear(NormalDistribution.cumulative(z), p, tolerance: 1e-12)
  }

  @Test func `the constant z is its own quantile`() {
    expectNear(
      NormalDistribution.quantile(0.975), NormalDistribution.z975, tolerance: 1e-14)
  }

  @Test(arguments: [
    (1, 12.706204736432095), (2, 4.302652729696142), (5, 2.570581835636314),
    (7, 2.364624251592784), (30, 2.042272456301238), (1000, 1.962339080826408),
  ])
  func `Student quantiles are those of the tables`(freedom: Int, t: Double) {
    let student = StudentDistribution(freedom: freedom)
    expectNear(student.quantile(0.975), t, tolerance: 1e-9)
    expectNear(student.quantile(0.025), -t, tolerance: 1e-9)
    expectNear(student.cumulative(t), 0.975, tolerance: 1e-12)
  }

  @Test func `one degree of freedom is the Cauchy distribution`() {
    let student = StudentDistribution(freedom: 1)
    expectNear(student.cumulative(1), 0.75, tolerance: 1e-14)
    #expect(student.quantile(0.5) == 0)
  }

  @Test func `many degrees of freedom approach the normal distribution`() {
    let student = StudentDistribution(freedom: 1_000_000)
    expectNear(student.quantile(0.975), NormalDistribution.z975 + 2.37e-6, tolerance: 1e-7)
  }
}
