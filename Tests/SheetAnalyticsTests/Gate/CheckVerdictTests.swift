import SheetAnalytics
import Testing

@Suite struct CheckVerdictTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let range: [Double]?
    let margin: Double
    let verdict: CheckVerdict
    let equivalence: CheckVerdict

    var testDescription: String { name }

    init(
      _ name: String, _ range: [Double]?, margin: Double, _ verdict: CheckVerdict,
      _ equivalence: CheckVerdict
    ) {
      self.name = name
      self.range = range
      self.margin = margin
      self.verdict = verdict
      self.equivalence = equivalence
    }
  }

  /// Low end, estimate and high end, positive being worse.
  @Test(arguments: [
    Row("no interval", nil, margin: 1, .inconclusive, .inconclusive),
    Row("equal arms", [0, 0, 0], margin: 0, .nonInferior, .equivalent),
    Row("all beyond the margin", [2, 3, 4], margin: 1, .regressed, .regressed),
    Row("worse, estimate beyond", [0.5, 1.5, 3], margin: 1, .regressed, .regressed),
    Row("worse, estimate at it", [0.5, 1, 3], margin: 1, .inconclusive, .inconclusive),
    Row("low end at it", [1, 1, 1], margin: 1, .worseWithinTolerance, .equivalent),
    Row("any worse without margin", [0.1, 0.2, 0.3], margin: 0, .regressed, .regressed),
    Row("better for certain", [-3, -2, -1], margin: 0, .improved, .improved),
    Row("better, within", [-0.5, -0.4, -0.3], margin: 1, .improved, .equivalent),
    Row("high end at zero", [-2, -1, 0], margin: 0, .nonInferior, .inconclusive),
    Row("worse, within", [0.1, 0.4, 0.9], margin: 1, .worseWithinTolerance, .equivalent),
    Row("around zero, within", [-0.5, 0, 0.5], margin: 1, .nonInferior, .equivalent),
    Row("around zero, ends at it", [-1, 0, 1], margin: 1, .nonInferior, .equivalent),
    Row("not worse, perhaps better", [-5, -1, 0.5], margin: 1, .nonInferior, .inconclusive),
    Row("around zero, wide", [-2, 0.5, 2], margin: 1, .inconclusive, .inconclusive),
  ])
  func `the first rule that fits decides`(row: Row) {
    let range = row.range.map { OrientedRange(low: $0[0], estimate: $0[1], high: $0[2]) }
    #expect(CheckVerdict(range, margin: row.margin, aim: .nonInferiority) == row.verdict)
    #expect(CheckVerdict(range, margin: row.margin, aim: .equivalence) == row.equivalence)
  }

  @Test func `the words are those of the table`() {
    #expect(
      CheckVerdict.allCases.map(\.rawValue) == [
        "regressed", "improved", "worse_within_tolerance", "non_inferior", "equivalent",
        "inconclusive",
      ])
  }
}
