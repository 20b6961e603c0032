extension PairedTables {
  /// What the metrics of both tunings are compared from: all sessions first, then each group,
  /// sorted.
  ///
  /// - Parameter anchor: How the recordings were replayed; with `session`, a touch may meet
  ///   another sheet, so that no denominator is the recording's alone.
  /// - Returns: The metrics in the order of `MetricDefinition.compared`, those of detents by name.
  /// - Throws: `AccumulatorError` if a sum leaves its integers.
  package func metrics(anchor: ReplayAnchor) throws(AccumulatorError) -> [PairedMetric] {
    let detents = Set(a.detents.keys + b.detents.keys).sorted()
    var metrics = try metrics(of: nil, named: "", detents: detents, anchor: anchor)
    guard !groupBy.isEmpty else { return metrics }
    for group in groups.keys.sorted() {
      metrics += try self.metrics(
        of: group, named: group.text(names: groupBy), detents: detents, anchor: anchor)
    }
    return metrics
  }

  /// The gestures of all groups.
  package func validity() throws(AccumulatorError) -> ValidityTally {
    try validityTable(of: nil).all
  }

  private func metrics(
    of group: GroupKey?, named name: String, detents: [ByteText], anchor: ReplayAnchor
  ) throws(AccumulatorError) -> [PairedMetric] {
    let slice = PairedSlice(
      a: try ArmSlice(a, group: group), b: try ArmSlice(b, group: group),
      sums: try sums(of: group))
    let validity = try validityTable(of: group)
    var metrics: [PairedMetric] = []
    for definition in MetricDefinition.compared {
      var metric = PairedMetric(
        definition: definition, name: definition.id, group: name, evidence: .needsSessionAnchor,
        validity: validity[definition],
        hasAnonymousSessions: slice.hasAnonymousSessions)
      guard anchor == .session || !definition.needsSessionAnchor else {
        metrics.append(metric)
        continue
      }
      guard let detentEvidence = slice.evidence(of: definition, at: detents) else {
        metric.evidence = try slice.evidence(of: definition, anchor: anchor)
        metrics.append(metric)
        continue
      }
      for (detent, evidence) in zip(detents, detentEvidence) {
        metric.name = "\(definition.id).\(detent.text)"
        metric.evidence = evidence
        metrics.append(metric)
      }
    }
    return metrics
  }

  private func validityTable(of group: GroupKey?) throws(AccumulatorError) -> ValidityTable {
    var sum = ValidityTable()
    for (number, table) in validityTables where group == nil || groups[number] == group {
      try sum.merge(table)
    }
    return sum
  }

  private func sums(of group: GroupKey?) throws(AccumulatorError) -> [UserKey: PairedSums] {
    var byUser: [UserKey: PairedSums] = [:]
    for (member, added) in sums where group == nil || groups[member.group] == group {
      try byUser[users[member.user], default: PairedSums()].merge(added)
    }
    return byUser
  }
}
