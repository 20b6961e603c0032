/// Collects the members of a JSON object that are stated, in the order of the calls.
struct ObjectBuilder {
  private(set) var object = JSONObject()

  var isEmpty: Bool { object.members.isEmpty }

  mutating func add(_ name: String, _ value: JSONValue?) {
    guard let value else { return }
    object.members.append(JSONObject.Member(name: name, value: value))
  }

  mutating func add(_ name: String, _ value: String?) {
    add(name, value.map(JSONValue.string))
  }

  mutating func add(_ name: String, _ value: Bool?) {
    add(name, value.map(JSONValue.boolean))
  }

  /// Adds what may be `null` as well as not stated at all.
  mutating func add<Value>(
    _ name: String, _ value: Override<Value>, _ json: (Value) -> JSONValue
  ) {
    switch value {
    case .keep: return
    case .set(nil): add(name, JSONValue.null)
    case .set(let value?): add(name, json(value))
    }
  }
}
