public import TouchTraces

extension Tuning {
  /// Reads a tuning file: a JSON object of fields, and `base`, the preset that it starts from.
  ///
  /// Fields that are not given keep the base's value. Nothing is guessed: an unknown field, a
  /// repeated one and a value that cannot be are errors.
  ///
  /// - Parameter json: The file's bytes.
  /// - Throws: `TuningError`, for the first problem of the file.
  public init(json: [UInt8]) throws(TuningError) {
    let value: JSONValue
    do {
      value = try JSONParser.parse(json)
    } catch {
      throw .notJSON(error)
    }
    guard case .object(let object) = value else { throw .notAnObject(found: value.kindName) }
    if let duplicate = object.firstDuplicate {
      throw .duplicateField(duplicate.name, line: duplicate.position.line)
    }
    self = try Self.base(of: object)
    for member in object.members where member.name != Self.baseName {
      try set(member.name, to: member.value, line: member.position.line)
    }
  }

  /// Gives the field `name` a value as tuning files write it.
  ///
  /// - Parameters:
  ///   - name: The field.
  ///   - value: The value.
  ///   - line: Where it stands in a file.
  /// - Throws: `TuningError`; the tuning is unchanged then.
  public mutating func set(
    _ name: String, to value: JSONValue, line: Int? = nil
  ) throws(TuningError) {
    guard let field = Self.fields.first(where: { $0.name == name }) else {
      throw .unknownField(name, line: line)
    }
    guard field.assign(value, to: &self) else {
      throw .wrongValue(
        field: name, found: Self.describe(value), expected: field.expectation, line: line)
    }
  }

  /// Checks that every value may be; a tuning that was read has been checked.
  ///
  /// - Throws: `TuningError.wrongValue`, for the first field whose value cannot be.
  public func validate() throws(TuningError) {
    var copy = self
    for field in Self.fields {
      try copy.set(field.name, to: field.value(in: self))
    }
  }

  /// The names that a tuning file may hold.
  static let knownNames = [baseName] + fields.map(\.name)

  private static let baseName = "base"

  private static func base(of object: JSONObject) throws(TuningError) -> Tuning {
    guard let member = object.members.first(where: { $0.name == baseName }) else {
      return Tuning()
    }
    let line = member.position.line
    guard case .string(let name) = member.value else {
      throw .wrongValue(
        field: baseName, found: describe(member.value), expected: "the name of a preset",
        line: line)
    }
    guard let preset = TuningPreset(rawValue: name) else {
      throw .unknownPreset(name, line: line)
    }
    return preset.tuning
  }

  private static func describe(_ value: JSONValue) -> String {
    switch value {
    case .number(let number): number.text
    case .string(let text): "'\(text)'"
    case .boolean(let flag): "\(flag)"
    case .null, .array, .object: value.kindName
    }
  }
}

extension TuningField {
  /// Takes over `value`; says whether the field may have it.
  func assign(_ value: JSONValue, to tuning: inout Tuning) -> Bool {
    switch (storage, value) {
    case (.number(let path, let range), .number(let number)):
      guard let double = number.double, range.contains(double) else { return false }
      tuning[keyPath: path] = double
      return true
    case (.optional(let path, _), .null):
      tuning[keyPath: path] = nil
      return true
    case (.optional(let path, let range), .number(let number)):
      guard let double = number.double, range.contains(double) else { return false }
      tuning[keyPath: path] = double
      return true
    case (.microseconds(let path, let range), .number(let number)):
      guard let integer = number.integer, range.contains(Double(integer)) else { return false }
      tuning[keyPath: path] = integer
      return true
    case (.count(let path, let range), .number(let number)):
      guard let integer = number.integer, range.contains(Double(integer)) else { return false }
      tuning[keyPath: path] = Int(integer)
      return true
    case (.flag(let path), .boolean(let flag)):
      tuning[keyPath: path] = flag
      return true
    case (.choice(let choice), .string(let word)):
      return choice.assign(word, &tuning)
    case (.spelled(let spelling), .string(let text)):
      return spelling.assign(text, &tuning)
    case (.number, _), (.optional, _), (.microseconds, _), (.count, _), (.flag, _), (.choice, _),
      (.spelled, _):
      return false
    }
  }
}
