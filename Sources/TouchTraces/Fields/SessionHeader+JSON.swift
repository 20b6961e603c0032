extension SessionHeader {
  /// The word by which a header names trace format 1.
  package static let formatName = "touch-trace"

  /// Reads a header, or a scene file, which is a header without `format` and `version`.
  ///
  /// - Parameters:
  ///   - json: The object.
  ///   - unknown: Receives the paths of unknown keys, such as `sheet.detent`.
  /// - Throws: `FieldError`, naming the key.
  public init(json: JSONValue, unknown: inout [String]) throws(FieldError) {
    var reader = try FieldReader(json, path: "")
    self.init()
    try Self.checkFormat(&reader)
    id = try reader.stringOrNull("id").applied(to: nil)
    user = try reader.stringOrNull("user").applied(to: nil)
    labels = try Self.labels(&reader)
    startAge = try Self.startAge(&reader)
    scene = try SceneFields(&reader, unknown: &unknown)
    reader.appendUnknown(to: &unknown)
  }

  private static func checkFormat(_ reader: inout FieldReader) throws(FieldError) {
    if let format = try reader.string("format"), format != formatName {
      throw reader.mismatch("format", .string(format), expected: "'\(formatName)'")
    }
    guard let version = reader.value("version") else { return }
    guard case .number(let number) = version else {
      throw reader.mismatch("version", version, expected: "the number 1")
    }
    guard number.double == 1 else { throw .version(found: number.text) }
  }

  private static func labels(_ reader: inout FieldReader) throws(FieldError) -> [Label] {
    guard let value = reader.value("labels") else { return [] }
    guard case .object(let object) = value else {
      throw reader.mismatch("labels", value, expected: "an object of strings")
    }
    var labels: [Label] = []
    let members = try FieldReader(object, path: reader.full("labels"))
    for member in object.members {
      let text = try members.text(
        member.value, of: member.name, expected: FieldReader.textSummary)
      labels.append(Label(name: member.name, value: text))
    }
    return labels.sorted { $0.name.precedes($1.name) }
  }

  private static func startAge(_ reader: inout FieldReader) throws(FieldError) -> StartAge {
    guard let value = reader.value("startsAt") else { return .known(microseconds: 0) }
    if value == .null { return .unknown }
    guard case .number(let number) = value, let age = number.millionths, age >= 0 else {
      throw reader.mismatch("startsAt", value, expected: "seconds of at least 0, or null")
    }
    return .known(microseconds: age)
  }
}
