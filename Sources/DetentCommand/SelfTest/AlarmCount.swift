import SheetAnalytics

/// How often a gate without margin saw a change, and which way.
package struct AlarmCount: Equatable, Sendable {
  package private(set) var runs = 0
  /// Verdicts `regressed`.
  package private(set) var worse = 0
  /// Verdicts `improved`.
  package private(set) var better = 0
  /// p-values below 0.05.
  package private(set) var smallP = 0
  /// p-values below 0.05 had the units been taken as independent.
  package private(set) var smallMcNemar = 0

  /// Counts the row of one run.
  mutating func add(_ row: CheckRow) {
    runs += 1
    if row.verdict == .regressed { worse += 1 }
    if row.verdict == .improved { better += 1 }
    if let p = row.p, p < 0.05 { smallP += 1 }
    if let flips = row.discordant,
      McNemarTest(onlyA: flips.onlyBaseline, onlyB: flips.onlyCandidate).exact < 0.05
    {
      smallMcNemar += 1
    }
  }

  /// The share of runs with a verdict of change.
  package var alarmShare: Double { share(worse + better) }

  /// The share of runs that `count` is.
  package func share(_ count: Int) -> Double { Double(count) / Double(max(runs, 1)) }

  /// Judges `metric(run)` for each run, on as many threads as there are cores.
  ///
  /// - Parameters:
  ///   - runs: How many there are.
  ///   - seed: The seed of the gate's own draws, another one for each run.
  ///   - metric: The sums of a run, which the gate of the trials asks for.
  /// - Returns: The verdicts, counted.
  static func judging(
    runs: Int, seed: UInt64, _ metric: @escaping @Sendable (_ run: Int) -> PairedMetric
  ) -> AlarmCount {
    var count = AlarmCount()
    WorkerPool.run(count: runs, jobs: Environment.coreCount) { run in
      var options = GateOptions()
      options.seed = UserHash.mix(seed ^ UInt64(run))
      return GateTrial.row(of: metric(run), options: options)
    } consume: { _, row in
      count.add(row)
    }
    return count
  }
}

extension GateTrial {
  /// The row of `metric`, which must be the one of the trials.
  static func row(of metric: PairedMetric, options: GateOptions) -> CheckRow {
    let rows: [CheckRow]
    do throws(GateEvaluationError) {
      rows = try GateEvaluation.rows([metric], gate: gate, options: options)
    } catch {
      preconditionFailure("the sign-flip test fits all data")
    }
    return rows[0]
  }
}
