extension TraceEvent {
  /// Reads the elements of an event's line; `unknown` receives the paths of unknown keys.
  init(json line: [JSONValue], unknown: inout [String]) throws(EventError) {
    guard case .number(let number)? = line.first, let time = number.millionths else {
      throw .noEvent(found: line.first?.shortText ?? "nothing")
    }
    guard line.count > 1, case .string(let code) = line[1] else {
      throw .noEvent(found: line.count > 1 ? line[1].shortText : "a time alone")
    }
    var arguments = EventArguments(code: code, line[2...])
    let action = try TraceAction(&arguments, unknown: &unknown)
    try arguments.finish()
    self.init(time: Timestamp(microseconds: time), action: action)
  }
}

extension TraceAction {
  init(_ arguments: inout EventArguments, unknown: inout [String]) throws(EventError) {
    if let phase = TouchPhase(rawValue: arguments.code) {
      self = .touch(try TouchSample(phase: phase, &arguments, unknown: &unknown))
      return
    }
    guard let code = EventCode(rawValue: arguments.code) else {
      throw .unknownCode(arguments.code)
    }
    switch code {
    case .keyboard: self = .keyboard(overlap: try arguments.number("overlap", .length))
    case .select: self = try Self.select(&arguments)
    case .invalidate: self = .invalidate(animated: try arguments.animated())
    case .present: self = .present(animated: try arguments.animated())
    case .dismiss: self = .dismiss(animated: try arguments.animated())
    case .item: self = .item(animated: try arguments.animated())
    case .stack: self = .stack(isFront: try arguments.boolean("isFront"))
    case .interrupt: self = .interrupt
    case .end: self = .end
    case .mark: self = try Self.mark(&arguments)
    case .screen:
      self = .screen(
        try arguments.fields(unknown: &unknown, ScreenFields.init(json:path:unknown:)))
    case .set:
      self = .set(try arguments.fields(unknown: &unknown, SheetFields.init(json:path:unknown:)))
    case .content:
      self = .content(
        try arguments.fields(unknown: &unknown, ContentFields.init(json:path:unknown:)))
    case .observed:
      self = .observed(
        try arguments.fields(unknown: &unknown, Observation.init(json:path:unknown:)))
    case .detents:
      self = .detents(
        try arguments.fields(unknown: &unknown, DetentDescription.list(json:path:unknown:)),
        animated: try arguments.animated())
    }
  }

  private static func select(_ arguments: inout EventArguments) throws(EventError) -> Self {
    let expected = "a detent's id or null"
    let value = try arguments.next("detent", expected: expected)
    switch value {
    case .null: return .select(nil, animated: try arguments.animated())
    case .string(let id): return .select(id, animated: try arguments.animated())
    case .boolean, .number, .array, .object:
      throw arguments.mismatch("detent", value, expected: expected)
    }
  }

  private static func mark(_ arguments: inout EventArguments) throws(EventError) -> Self {
    let expected = "a text or an object with 'intent'"
    let value = try arguments.next("text", expected: expected)
    if case .string(let text) = value { return .mark(text) }
    guard case .object(let object) = value, case .string(let word)? = object["intent"],
      let intent = GestureIntent(rawValue: word)
    else { throw arguments.mismatch("text", value, expected: expected) }
    return .intent(intent)
  }
}

extension Observation {
  init(json: JSONValue, path: String, unknown: inout [String]) throws(FieldError) {
    var reader = try FieldReader(json, path: path)
    self.init(
      detent: try reader.string("detent"), dismissed: try reader.boolean("dismissed"),
      y: try reader.number("y"), offset: try reader.number("offset"))
    reader.appendUnknown(to: &unknown)
  }
}
