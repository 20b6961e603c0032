/// The rows of `check.csv` from the sums of two tunings, by the rules of a gate.
package struct GateEvaluation {
  private let gate: Gate
  private let options: GateOptions
  private let gated: [GatedMetric]
  /// The number of primary rows, which share the chance of an error.
  private let primaries: Int

  /// The rows that `gate` asks for.
  ///
  /// - Parameters:
  ///   - metrics: Every metric of every group, groups in the order of the output.
  ///   - gate: Roles and margins.
  ///   - options: Test, replicates, seed and aim.
  /// - Returns: By group, then in the order of the gate; rows by detent as they come.
  /// - Throws: `GateEvaluationError` if the test does not fit the data.
  package static func rows(
    _ metrics: [PairedMetric], gate: Gate, options: GateOptions = GateOptions()
  ) throws(GateEvaluationError) -> [CheckRow] {
    let evaluation = GateEvaluation(metrics, gate: gate, options: options)
    var rows = try evaluation.rows()
    rows.adjustPValues()
    return rows
  }

  private init(_ metrics: [PairedMetric], gate: Gate, options: GateOptions) {
    self.gate = gate
    self.options = options
    gated = GatedMetric.all(in: metrics, of: gate)
    primaries = gated.count { $0.asked.role == .primary }
  }

  private func rows() throws(GateEvaluationError) -> [CheckRow] {
    let bootstraps = WeightedEstimates(gated, options: options).bootstraps
    var rows: [CheckRow] = []
    for (metric, bootstrap) in zip(gated, bootstraps) {
      let effect = try effect(of: metric, bootstrap: bootstrap)
      rows.append(
        CheckRow(metric, effect, level: level(of: metric.asked.role), aim: options.aim))
    }
    return rows
  }

  /// The confidence level of a row: primary ones share the error.
  private func level(of role: MetricRole) -> Double {
    switch role {
    case .primary: 1 - options.aim.alpha / Double(primaries)
    case .secondary, .info: 1 - options.aim.alpha
    }
  }

  private func effect(
    of metric: GatedMetric, bootstrap: Bootstrap?
  ) throws(GateEvaluationError) -> MetricEffect {
    let level = level(of: metric.asked.role)
    var effect: MetricEffect
    switch metric.evidence {
    case .pairs(let users):
      effect =
        switch options.test {
        case .signFlip:
          MetricEffect(clustered: users, bootstrap: bootstrap, level: level, seed: options.seed)
        case .mcNemar:
          try MetricEffect(independent: users, metric: metric.name, level: level)
        }
    case .ratio(let users):
      effect = MetricEffect(
        ratio: users, unitsAreDenominators: metric.definition.formula != .timeShare, level: level)
    case .means(let users):
      effect = MetricEffect(
        means: users, scale: metric.definition.scale == .seconds ? 1_000_000 : 1000, level: level)
    case .dwell(let users):
      let visits = PairedVisits(users, places: Array(users.indices))
      effect = MetricEffect(
        dwell: visits, metric.definition.dwellReading(horizon: options.dwellHorizon),
        bootstrap: bootstrap, level: level)
    case .counts(let a, let b): return MetricEffect(countA: a, countB: b)
    case .needsSessionAnchor: return MetricEffect(.needsSessionAnchor)
    case nil: return MetricEffect(.noData)
    }
    effect.judgeUsers()
    return effect
  }
}

extension [CheckRow] {
  /// Adjusts the p-values for the number of rows of their role.
  fileprivate mutating func adjustPValues() {
    // A primary row without p-value was declared all the same: it counts.
    let primaries = indices.filter { self[$0].role == .primary }
    let holm = AdjustedValues.holm(
      primaries.map { NamedValue(id: self[$0].key, p: self[$0].p ?? 1) })
    for (index, p) in zip(primaries, holm) where self[index].p != nil { self[index].adjustedP = p }
    let tested = indices.filter { self[$0].role == .secondary && self[$0].p != nil }
    let discovery = AdjustedValues.benjaminiHochberg(
      tested.map { NamedValue(id: self[$0].key, p: self[$0].p ?? 1) })
    for (index, p) in zip(tested, discovery) { self[index].adjustedP = p }
  }
}

extension CheckRow {
  /// What orders rows of equal p-values.
  fileprivate var key: String { group.isEmpty ? metric : "\(metric) \(group)" }
}
