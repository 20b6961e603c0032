internal import TouchTraces

extension GateMetric {
  static let descriptionKey = "description"
  static let roleKey = "role"
  static let worseKey = "worse"
  static let absoluteKey = "absoluteMargin"
  static let relativeKey = "relativeMargin"
  private static let keys = [descriptionKey, roleKey, worseKey, absoluteKey, relativeKey]

  /// Reads what a gate file says of one metric.
  init(_ entry: JSONObject.Member) throws(GateError) {
    let line = entry.position.line
    guard let definition = MetricDefinition.gated(entry.name) else {
      throw .unknownMetric(entry.name, line: line)
    }
    let object = try Gate.object(
      entry.value, what: "'\(entry.name)'", known: Self.keys, line: line)
    var role: MetricRole?
    var worse = WorseDirection.usual(for: entry.name)
    var margin = GateMargin()
    for member in object.members {
      switch member.name {
      case Self.roleKey: role = try Self.word(member)
      case Self.worseKey: worse = try Self.word(member)
      case Self.absoluteKey:
        margin.absolute = try Self.quantity(member, MarginUnit.absolute(of: definition))
      case Self.relativeKey: margin.relative = try Self.quantity(member, [.percent])
      default: break
      }
    }
    guard let role else { throw .missingRole(metric: entry.name, line: line) }
    try Self.check(role, of: definition, named: entry.name, line: line)
    self.init(name: entry.name, role: role, worse: worse, margin: margin)
  }

  /// Refuses a role that the metric cannot bear.
  private static func check(
    _ role: MetricRole, of definition: MetricDefinition, named name: String, line: Int
  ) throws(GateError) {
    if definition.kind == .count, role != .info {
      throw .roleTooHigh(metric: name, highest: .info, reason: .count, line: line)
    }
    if definition.isOffPolicy, role == .primary {
      throw .roleTooHigh(metric: name, highest: .secondary, reason: .offPolicy, line: line)
    }
  }

  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ member: JSONObject.Member
  ) throws(GateError) -> Word {
    if case .string(let text) = member.value, let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map { "'\($0.rawValue)'" }
    throw wrong(member, expected: words.joined(separator: ", "))
  }

  /// Reads a quantity such as `"1 points"`, which has one of `units`.
  private static func quantity(
    _ member: JSONObject.Member, _ units: [MarginUnit]
  ) throws(GateError) -> Double {
    if case .string(let text) = member.value {
      for unit in units {
        if let value = unit.value(of: text) { return value }
      }
    }
    let examples = units.map { "'1 \($0.word)'" }
    throw wrong(
      member, expected: "a number from 0 with its unit, such as " + examples.joined(separator: ", ")
    )
  }

  private static func wrong(_ member: JSONObject.Member, expected: String) -> GateError {
    let found =
      switch member.value {
      case .string(let text): "'\(text)'"
      case .number(let number): number.text
      case .null, .boolean, .array, .object: member.value.kindName
      }
    return .wrongValue(
      key: member.name, found: found, expected: expected, line: member.position.line)
  }
}
