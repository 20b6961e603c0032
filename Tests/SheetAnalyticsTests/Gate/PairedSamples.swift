import SheetAnalytics
import TestSupport

/// Evidence of two tunings for tests.
enum PairedSamples {
  /// The evidence of the metric `name`, or of a detent's row of it.
  static func metric(
    _ name: String, _ evidence: PairedEvidence, group: String = "",
    validity: ValidityTally = ValidityTally(), hasAnonymousSessions: Bool = false
  ) -> PairedMetric {
    let definition =
      MetricDefinition.compared.first { $0.id == name }
      ?? MetricDefinition.compared.first { name.hasPrefix($0.id + ".") }
      ?? MetricDefinition.compared[0]
    return PairedMetric(
      definition: definition, name: name, group: group, evidence: evidence, validity: validity,
      hasAnonymousSessions: hasAnonymousSessions)
  }

  /// Users with (both, only A, only B, neither) pairs each.
  static func pairs(_ rows: [[Int64]], atRisk: [[Int64]] = []) -> PairedEvidence {
    .pairs(
      rows.enumerated().map { index, row in
        UserPairs(
          user: "user-\(index)", counts: counts(row),
          atRisk: atRisk.isEmpty ? counts([0, 0, 0, 0]) : counts(atRisk[index]))
      })
  }

  /// Users with (X_A, Y_A, X_B, Y_B) each.
  static func ratio(_ rows: [[Int128]]) -> PairedEvidence {
    .ratio(
      rows.enumerated().map { index, row in
        UserRatio(
          user: "user-\(index)", a: RatioPart(numerator: row[1], denominator: row[0]),
          b: RatioPart(numerator: row[3], denominator: row[2]))
      })
  }

  /// Users with (count, sum) of both arms each.
  static func means(_ rows: [[Int64]]) -> PairedEvidence {
    .means(
      rows.enumerated().map { index, row in
        UserMeans(
          user: "user-\(index)", a: MeasureSum(count: row[0], sum: Int128(row[1])),
          b: MeasureSum(count: row[2], sum: Int128(row[3])))
      })
  }

  /// Users with visits that begin at 0 and are left at the given seconds by `cause`.
  static func dwell(
    _ rows: [(a: [Double], b: [Double])], cause: ExitCause = .expanded
  ) -> PairedEvidence {
    .dwell(
      rows.enumerated().map { index, row in
        UserVisits(
          user: "user-\(index)", a: moments(row.a, cause: cause), b: moments(row.b, cause: cause))
      })
  }

  private static func counts(_ row: [Int64]) -> PairCounts {
    PairCounts(both: row[0], onlyA: row[1], onlyB: row[2], neither: row[3])
  }

  private static func moments(_ seconds: [Double], cause: ExitCause) -> [SurvivalMoment] {
    var start = SurvivalMoment(time: 0)
    start.entered = Int64(seconds.count)
    return [start]
      + seconds.sorted().map { second in
        var moment = SurvivalMoment(time: Int64((second * 1_000_000).rounded()))
        moment[cause] = 1
        return moment
      }
  }

  /// A gate of these metrics.
  static func gate(
    _ names: [String], role: MetricRole = .primary, worse: WorseDirection = .higher,
    margin: GateMargin = GateMargin()
  ) -> Gate {
    Gate(
      metrics: names.map { GateMetric(name: $0, role: role, worse: worse, margin: margin) })
  }
}
