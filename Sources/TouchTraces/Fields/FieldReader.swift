/// Takes the keys of a JSON object one by one, each checked, and knows which nobody asked for.
struct FieldReader {
  private let object: JSONObject
  private let path: String
  /// Which members were asked for.
  private var known: [Bool]

  /// Opens `value`, which stands under `path`; keys must be unique.
  init(_ value: JSONValue, path: String) throws(FieldError) {
    guard case .object(let object) = value else {
      throw .wrongValue(
        key: path.isEmpty ? "header" : path, expected: "an object", found: value.shortText)
    }
    try self.init(object, path: path)
  }

  /// Opens `object`, which stands under `path`; keys must be unique.
  init(_ object: JSONObject, path: String) throws(FieldError) {
    self.object = object
    self.path = path
    known = Array(repeating: false, count: object.members.count)
    if let name = object.firstDuplicate?.name { throw .duplicate(key: full(name)) }
  }

  /// The path of the key `name`.
  func full(_ name: String) -> String {
    path.isEmpty ? name : path + "." + name
  }

  /// The value of `name`, whatever it is.
  mutating func value(_ name: String) -> JSONValue? {
    for index in object.members.indices where object.members[index].name == name {
      known[index] = true
      return object.members[index].value
    }
    return nil
  }

  /// Appends the paths of the keys that were not asked for.
  func appendUnknown(to unknown: inout [String]) {
    for (member, isKnown) in zip(object.members, known) where !isKnown {
      unknown.append(full(member.name))
    }
  }

  /// The error that `value` is not what `name` must be.
  func mismatch(_ name: String, _ value: JSONValue, expected: String) -> FieldError {
    .wrongValue(key: full(name), expected: expected, found: value.shortText)
  }
}

extension FieldReader {
  mutating func number(
    _ name: String, _ range: NumberRange = .any
  ) throws(FieldError) -> Double? {
    guard let value = value(name) else { return nil }
    guard let number = range.number(value) else {
      throw mismatch(name, value, expected: range.summary)
    }
    return number
  }

  mutating func numberOrNull(
    _ name: String, _ range: NumberRange
  ) throws(FieldError) -> Override<Double> {
    guard let value = value(name) else { return .keep }
    if value == .null { return .set(nil) }
    guard let number = range.number(value) else {
      throw mismatch(name, value, expected: range.summary + " or null")
    }
    return .set(number)
  }

  mutating func boolean(_ name: String) throws(FieldError) -> Bool? {
    guard let value = value(name) else { return nil }
    guard case .boolean(let result) = value else {
      throw mismatch(name, value, expected: "true or false")
    }
    return result
  }

  mutating func string(_ name: String) throws(FieldError) -> String? {
    guard let value = value(name) else { return nil }
    return try text(value, of: name, expected: Self.textSummary)
  }

  mutating func stringOrNull(_ name: String) throws(FieldError) -> Override<String> {
    guard let value = value(name) else { return .keep }
    switch value {
    case .null: return .set(nil)
    case .string, .boolean, .number, .array, .object:
      return .set(try text(value, of: name, expected: Self.textSummary + " or null"))
    }
  }

  /// Bytes of the longest text that a key may hold; chosen by us, so that the names of sessions,
  /// users and labels, which are kept to the end, take little memory.
  static let longestText = 1_024
  static let textSummary = "a string of at most \(longestText) bytes"

  /// The text that the value of `name` is, if it is not too long.
  func text(
    _ value: JSONValue, of name: String, expected: String
  ) throws(FieldError) -> String {
    guard case .string(let text) = value, text.utf8.count <= Self.longestText else {
      throw mismatch(name, value, expected: expected)
    }
    return text
  }

  mutating func choice<Choice>(
    _ name: String, of type: Choice.Type
  ) throws(FieldError) -> Choice? where Choice: CaseIterable & RawRepresentable<String> {
    guard let value = value(name) else { return nil }
    guard case .string(let text) = value, let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw mismatch(name, value, expected: "one of \(words)")
    }
    return choice
  }
}

extension JSONValue {
  /// The value as messages show it: short ones as they are.
  var shortText: String {
    switch self {
    case .null, .boolean: JSONWriter.text(of: self)
    case .number(let number): number.text.utf8.count <= 40 ? number.text : kindName
    case .string(let text): text.utf8.count <= 40 ? "'\(text)'" : kindName
    case .array, .object: kindName
    }
  }
}
