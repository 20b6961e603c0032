/// What two tunings do to one metric: a pure function of its users' sums.
struct MetricEffect: Equatable {
  var method: CheckMethod
  /// Units under the baseline; `nil` where the sums do not tell.
  var units: Int64?
  /// The users behind the effect.
  var users = 0
  var baseline: Double?
  var candidate: Double?
  /// Candidate minus baseline.
  var difference: Double?
  var interval: ConfidenceInterval?
  var p: Double?
  /// The standard error of `difference`, users taken as the draws.
  var standardError: Double?
  /// The pairs of a rate, summed over users.
  var pairs: PairCounts?
  /// Those of `pairs` that are at risk.
  var atRisk: PairCounts?
  /// Second opinions, which decide nothing.
  var companions: [CheckCompanion] = []

  init(_ formula: CheckMethod.Formula) {
    method = CheckMethod(formula: formula)
  }

  /// Sets baseline, candidate and their difference.
  mutating func set(baseline: Double, candidate: Double) {
    self.baseline = baseline
    self.candidate = candidate
    difference = candidate - baseline
  }

  /// Sets the interval of `bootstrap` and the standard error that its width stands for.
  mutating func take(_ bootstrap: Bootstrap, level: Double) {
    guard let interval = bootstrap.interval(level: level), let high = interval.high else {
      if users >= 2 { method.notes.append(.replicatesLeftOut) }
      return
    }
    self.interval = interval
    if standardError == nil {
      let t = StudentDistribution(freedom: users - 1).quantile(1 - (1 - level) / 2)
      standardError = (high - interval.low) / (2 * t)
    }
  }

  /// Says where the users cannot tell: all differ alike, or there are too few for a p-value.
  mutating func judgeUsers() {
    if let interval, interval.low == interval.high, difference != 0 {
      method.notes.append(.noVariation)
    }
    guard users < SignFlipTest.fewestUsers else { return }
    p = nil
    method.test = nil
    method.notes.insert(.tooFewUsers, at: 0)
  }
}
