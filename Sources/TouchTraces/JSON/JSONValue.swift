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

/// A JSON object: its members in the order of the text, repeated names included.
public struct JSONObject: Equatable, Sendable {
  /// A name with its value.
  public struct Member: Equatable, Sendable {
    public var name: String
    public var value: JSONValue
    /// Where the name stands; it has no part in equality.
    public var position: JSONPosition

    /// Creates a member.
    public init(name: String, value: JSONValue, position: JSONPosition = .start) {
      self.name = name
      self.value = value
      self.position = position
    }

    public static func == (left: Member, right: Member) -> Bool {
      left.name == right.name && left.value == right.value
    }
  }

  /// The members in the order of the text.
  public var members: [Member]

  /// Creates an object of `members`.
  public init(members: [Member] = []) {
    self.members = members
  }

  /// The value of the first member of that name.
  public subscript(name: String) -> JSONValue? {
    members.first { $0.name == name }?.value
  }

  /// The first member whose name an earlier one has already.
  public var firstDuplicate: Member? {
    var seen = Set<String>()
    return members.first { !seen.insert($0.name).inserted }
  }
}
