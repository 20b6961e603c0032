/// Why a line of trace format 1 cannot be used.
enum LineError: Error, Equatable {
  /// It is not JSON.
  case syntax(JSONError)
  /// It is not the header of a session.
  case header(FieldError)
  /// It is not an event.
  case event(EventError)

  /// Whether a cut could have done this.
  var isSyntax: Bool {
    switch self {
    case .syntax: true
    case .header, .event: false
    }
  }

  /// The kind of finding for a header with this error.
  var kind: FindingKind {
    switch self {
    case .header(.version): .unsupported
    case .syntax, .header, .event: .badHeader
    }
  }

  /// What is wrong, for people.
  var message: String {
    switch self {
    case .syntax(let error): "column \(error.position.column): \(error.message)"
    case .header(let error): error.message
    case .event(let error): error.message
    }
  }
}

extension SessionHeader {
  /// Reads the header line of a session, faster if its screen and sheet are known.
  init(
    line: Span<UInt8>, known: inout KnownScenes, unknown: inout [String]
  ) throws(LineError) {
    if let short = HeaderLine(line, known: &known) {
      self = short.header
    } else {
      try self.init(line: line, unknown: &unknown)
    }
  }

  /// Reads the header line of a session; it must name the format.
  init(line: Span<UInt8>, unknown: inout [String]) throws(LineError) {
    let json = try JSONValue(line: line)
    guard case .object(let object) = json else {
      throw .header(.wrongValue(key: "header", expected: "an object", found: json.shortText))
    }
    for key in ["format", "version"] where object[key] == nil {
      let expected = key == "format" ? "\"\(Self.formatName)\"" : "1"
      throw .header(.missing(key: key, expected: expected))
    }
    do {
      try self.init(json: json, unknown: &unknown)
    } catch {
      throw .header(error)
    }
  }
}

extension TraceEvent {
  /// Reads the line of an event.
  init(line: Span<UInt8>, unknown: inout [String]) throws(LineError) {
    if let short = NoteLine(line) {
      self = short.event
      return
    }
    let json = try JSONValue(line: line)
    guard case .array(let elements) = json else {
      throw .event(.noEvent(found: json.shortText))
    }
    do {
      try self.init(json: elements, unknown: &unknown)
    } catch {
      throw .event(error)
    }
  }
}

extension JSONValue {
  fileprivate init(line: Span<UInt8>) throws(LineError) {
    let bytes = [UInt8](capacity: line.count) { output in
      for index in 0..<line.count { output.append(line[index]) }
    }
    do {
      self = try JSONParser.parse(bytes)
    } catch {
      throw .syntax(error)
    }
  }
}
