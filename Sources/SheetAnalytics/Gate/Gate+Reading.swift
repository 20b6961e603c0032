internal import TouchTraces

extension Gate {
  /// Reads a gate file: a JSON object of `metrics` by name, and `groups`, a list of labels.
  ///
  ///     {"metrics": {"dead_drag_rate": {"role": "primary", "absoluteMargin": "1 points"}}}
  ///
  /// Nothing is guessed: unknown, repeated and unitless things are errors. A margin that is not
  /// given is 0; `worse` that is not given is the usual direction of the metric.
  ///
  /// - Parameter json: The file's bytes.
  /// - Throws: `GateError`, for the first problem of the file.
  public init(json: [UInt8]) throws(GateError) {
    let value: JSONValue
    do {
      value = try JSONParser.parse(json)
    } catch {
      throw .notJSON(error)
    }
    let file = try Self.object(value, what: "a gate", known: Self.fileKeys, line: nil)
    var groups: [String] = []
    var metrics: [GateMetric] = []
    for member in file.members {
      switch member.name {
      case Self.groupsKey: groups = try Self.labels(member)
      case Self.metricsKey:
        let object = try Self.object(
          member.value, what: "'\(member.name)'", known: nil, line: member.position.line)
        for entry in object.members { metrics.append(try GateMetric(entry)) }
      default: break
      }
    }
    guard !metrics.isEmpty else { throw .noMetrics }
    self.init(groups: groups, metrics: metrics)
  }

  static let groupsKey = "groups"
  static let metricsKey = "metrics"
  private static let fileKeys = ["description", groupsKey, metricsKey]

  static let roleWords = MetricRole.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")

  /// The object in `value`, which has no key twice and none that is not `known`.
  static func object(
    _ value: JSONValue, what: String, known: [String]?, line: Int?
  ) throws(GateError) -> JSONObject {
    guard case .object(let object) = value else {
      throw .notAnObject(what: what, found: value.kindName, line: line)
    }
    if let duplicate = object.firstDuplicate {
      throw .duplicateKey(duplicate.name, line: duplicate.position.line)
    }
    guard let known else { return object }
    for member in object.members where !known.contains(member.name) {
      throw .unknownKey(member.name, known: known, line: member.position.line)
    }
    return object
  }

  private static func labels(_ member: JSONObject.Member) throws(GateError) -> [String] {
    let wrong = GateError.wrongValue(
      key: member.name, found: member.value.kindName, expected: "a list of labels",
      line: member.position.line)
    guard case .array(let elements) = member.value else { throw wrong }
    var labels: [String] = []
    for element in elements {
      guard case .string(let label) = element, !label.isEmpty else { throw wrong }
      guard !labels.contains(label) else {
        throw .duplicateKey(label, line: member.position.line)
      }
      labels.append(label)
    }
    return labels
  }
}
