/// Takes the arguments of an event one by one, each checked.
struct EventArguments {
  let code: String
  private var rest: ArraySlice<JSONValue>

  init(code: String, _ arguments: ArraySlice<JSONValue>) {
    self.code = code
    rest = arguments
  }

  /// The next argument, if there is one.
  mutating func optional() -> JSONValue? {
    rest.popFirst()
  }

  /// The next argument, which must be there.
  mutating func next(_ name: String, expected: String) throws(EventError) -> JSONValue {
    guard let value = rest.popFirst() else {
      throw .argument(.missing(key: path(name), expected: expected))
    }
    return value
  }

  mutating func number(_ name: String, _ range: NumberRange) throws(EventError) -> Double {
    let value = try next(name, expected: range.summary)
    guard let number = range.number(value) else {
      throw mismatch(name, value, expected: range.summary)
    }
    return number
  }

  mutating func boolean(_ name: String) throws(EventError) -> Bool {
    let value = try next(name, expected: "true or false")
    guard case .boolean(let result) = value else {
      throw mismatch(name, value, expected: "true or false")
    }
    return result
  }

  /// Whether a change is animated; it is where the recording does not say.
  mutating func animated() throws(EventError) -> Bool {
    rest.isEmpty ? true : try boolean("animated")
  }

  /// The next argument, an object or array that `read` turns into a value.
  mutating func fields<Value>(
    unknown: inout [String],
    _ read: (JSONValue, String, inout [String]) throws(FieldError) -> Value
  ) throws(EventError) -> Value {
    let json = try next("value", expected: "an object or array")
    do {
      return try read(json, code, &unknown)
    } catch {
      throw .argument(error)
    }
  }

  mutating func touch() throws(EventError) -> TouchID {
    let expected = "a whole number"
    let value = try next("touch", expected: expected)
    guard case .number(let number) = value, let id = number.integer.flatMap(Int32.init(exactly:))
    else { throw mismatch("touch", value, expected: expected) }
    return TouchID(id)
  }

  /// Ends the list: nothing may be left.
  func finish() throws(EventError) {
    guard rest.isEmpty else { throw .tooManyArguments(code: code) }
  }

  func path(_ name: String) -> String {
    code + "." + name
  }

  func mismatch(_ name: String, _ value: JSONValue, expected: String) -> EventError {
    .argument(.wrongValue(key: path(name), expected: expected, found: value.shortText))
  }
}
