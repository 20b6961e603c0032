extension CheckRow {
  /// Fewer units than this make a low number.
  static let fewestUnits: Int64 = 20

  /// The row of `effect`; its p-value is adjusted when all rows are there.
  init(_ metric: GatedMetric, _ effect: MetricEffect, level: Double, aim: GateAim) {
    let asked = metric.asked
    let margin = effect.baseline.map { asked.margin.size(baseline: $0) }
    let isTested = asked.role != .info
    self.metric = metric.name
    group = metric.group
    role = asked.role
    unit = metric.definition.unit
    n = effect.units
    users = effect.users
    baseline = effect.baseline
    candidate = effect.candidate
    self.effect = effect.difference
    interval = effect.interval
    self.level = level
    method = effect.method
    if !isTested { method.test = nil }
    p = isTested ? effect.p : nil
    self.margin = isTested ? margin : nil
    sound = metric.validity.sound
    atRisk = metric.validity.atRisk
    offPolicy = metric.validity.offPolicy
    isLow = effect.isEstimate && (effect.units ?? .max < Self.fewestUnits || effect.isTooFewUsers)
    scale = metric.definition.scale
    worse = asked.worse
    discordant = effect.pairs.map {
      Discordance(onlyBaseline: $0.onlyA, onlyCandidate: $0.onlyB)
    }
    companions = effect.companions
    addNotes(metric)
    judge(effect, margin: margin, aim: aim)
  }

  private mutating func addNotes(_ metric: GatedMetric) {
    guard metric.evidence != nil, method.formula != .needsSessionAnchor else { return }
    if metric.hasAnonymousSessions, interval != nil { method.notes.append(.sessionIsCluster) }
    if metric.definition.isOffPolicy { method.notes.append(.offPolicy) }
  }

  /// Sets the verdict and what would change it.
  private mutating func judge(_ effect: MetricEffect, margin: Double?, aim: GateAim) {
    let range = effect.isTooFewUsers ? nil : OrientedRange(effect, worse: worse)
    let tolerated = margin ?? 0
    let verdict = CheckVerdict(range, margin: tolerated, aim: aim)
    if role != .info {
      self.verdict = verdict
      if verdict == .inconclusive {
        neededSize = NeededSize(effect, margin: tolerated, level: level)
      }
    }
    guard let pairs = effect.pairs, let risk = effect.atRisk,
      let bounds = WorstCaseBounds(pairs, atRisk: risk), let difference = effect.difference
    else {
      isClosedLoopFragile = atRisk == 0 ? false : nil
      return
    }
    worstCase = bounds
    let turned = worse == .higher ? 1.0 : -1
    isClosedLoopFragile = [bounds.all.lowerBound, bounds.all.upperBound].contains { bound in
      let moved = range?.moved(by: turned * (bound - difference))
      return CheckVerdict(moved, margin: tolerated, aim: aim) != verdict
    }
  }
}

extension MetricEffect {
  /// Whether anything was to be estimated: low numbers are those of estimates.
  fileprivate var isEstimate: Bool {
    switch method.formula {
    case .count, .needsSessionAnchor, .noData: false
    case .bootstrap, .newcombe, .ratio, .pairedMeans, .dwellMedian, .dwellRestrictedMean,
      .exitShare:
      true
    }
  }

  /// Whether so few users cannot tell, whatever they did.
  fileprivate var isTooFewUsers: Bool { users < SignFlipTest.fewestUsers }
}
