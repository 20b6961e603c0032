/// A JSON value.
public enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The number `value`; `null` if JSON has no word for it.
  public static func number(_ value: Double) -> JSONValue {
    JSONNumber(value).map(JSONValue.number) ?? .null
  }

  /// The number `value`.
  public static func integer(_ value: some BinaryInteger) -> JSONValue {
    .number(JSONNumber(value))
  }

  /// An object of `members`, in their order.
  public static func object(_ members: [(name: String, value: JSONValue)]) -> JSONValue {
    .object(JSONObject(members: members.map { JSONObject.Member(name: $0.name, value: $0.value) }))
  }

  /// What kind of value this is, as messages call it.
  public var kindName: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
