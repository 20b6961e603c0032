internal import TouchTraces

extension Gate {
  /// The gate as a file that reads back as an equal gate, each metric with its definition.
  public var fileText: String {
    let file = JSONValue.object([
      ("description", .string(Self.explanation)),
      (Self.groupsKey, .array(groups.map(JSONValue.string))),
      (Self.metricsKey, .object(metrics.map { ($0.name, $0.json) })),
    ])
    return JSONWriter.text(of: file, layout: .indented) + "\n"
  }

  private static let explanation = """
    primary metrics decide, secondary ones are exploratory, info is shown; a metric may get worse \
    by the larger of its margins; groups are labels whose values get rows of their own, each \
    primary row making all intervals wider; unnamed metrics are not compared
    """

  /// The names that a gate file may use; those by detent also with a detent behind.
  static let knownNames = MetricDefinition.compared.map(\.id)
}

extension GateMetric {
  fileprivate var json: JSONValue {
    guard let definition = MetricDefinition.gated(name) else { return .null }
    var members: [(name: String, value: JSONValue)] = [
      (Self.descriptionKey, .string(definition.summary)),
      (Self.roleKey, .string(role.rawValue)),
    ]
    guard role != .info else { return .object(members) }
    let unit = MarginUnit.absolute(of: definition)[0]
    members += [
      (Self.worseKey, .string(worse.rawValue)),
      (Self.absoluteKey, .string(unit.text(of: margin.absolute))),
      (Self.relativeKey, .string(MarginUnit.percent.text(of: margin.relative))),
    ]
    return .object(members)
  }
}
