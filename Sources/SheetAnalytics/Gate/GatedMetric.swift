/// A row to be: what a gate asks, and the sums that answer it.
struct GatedMetric {
  var asked: GateMetric
  var definition: MetricDefinition
  var name: String
  var group: String
  /// `nil` where the gate names a row that the data do not have.
  var evidence: PairedEvidence?
  var validity = ValidityTally()
  var hasAnonymousSessions = false

  /// The rows that `gate` asks for, by group and in its order.
  static func all(in metrics: [PairedMetric], of gate: Gate) -> [GatedMetric] {
    var groups: [ByteText] = []
    for metric in metrics where groups.last?.text != metric.group {
      let group = ByteText(text: metric.group)
      if !groups.contains(group) { groups.append(group) }
    }
    var rows: [GatedMetric] = []
    for group in groups.isEmpty ? [ByteText(text: "")] : groups {
      let members = metrics.filter { ByteText(text: $0.group) == group }
      for asked in gate.metrics { rows += answers(to: asked, in: members, group.text, of: gate) }
    }
    return rows
  }

  private static func answers(
    to asked: GateMetric, in metrics: [PairedMetric], _ group: String, of gate: Gate
  ) -> [GatedMetric] {
    guard let definition = MetricDefinition.gated(asked.name) else { return [] }
    let answers = metrics.filter { metric in
      guard metric.definition.id == definition.id else { return false }
      if case .needsSessionAnchor = metric.evidence { return true }
      return gate.metric(ruling: metric.name, of: definition.id) == asked
    }
    guard !answers.isEmpty else {
      // A detent that nobody visited, asked for by name: said, not passed over.
      return asked.name == definition.id && definition.isByDetent
        ? [] : [GatedMetric(asked: asked, definition: definition, name: asked.name, group: group)]
    }
    return answers.map {
      GatedMetric(
        asked: asked, definition: definition, name: $0.isUnanswered ? asked.name : $0.name,
        group: group, evidence: $0.evidence, validity: $0.validity,
        hasAnonymousSessions: $0.hasAnonymousSessions)
    }
  }
}

extension PairedMetric {
  fileprivate var isUnanswered: Bool { evidence == .needsSessionAnchor }
}
