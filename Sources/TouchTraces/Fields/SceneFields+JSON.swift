extension SceneFields {
  /// Reads a scene file: a header object without `format`; `id`, `user`, `labels` and `startsAt`
  /// are checked and otherwise ignored.
  ///
  /// - Parameters:
  ///   - json: The object.
  ///   - unknown: Receives the paths of unknown keys.
  /// - Throws: `FieldError`, naming the key.
  public init(json: JSONValue, unknown: inout [String]) throws(FieldError) {
    self = try SessionHeader(json: json, unknown: &unknown).scene
  }

  /// Reads the scene's keys of a header; a `device` may stand in `screen` or beside it.
  init(_ reader: inout FieldReader, unknown: inout [String]) throws(FieldError) {
    self.init()
    if let value = reader.value("screen") {
      screen = try ScreenFields(json: value, path: reader.full("screen"), unknown: &unknown)
    }
    screen = screen.merged(over: try ScreenFields(device: &reader))
    if let value = reader.value("sheet") {
      sheet = try SheetFields(json: value, path: reader.full("sheet"), unknown: &unknown)
    }
    switch reader.value("content") {
    case nil: content = .keep
    case .null?: content = .set(nil)
    case let value?:
      content = .set(
        try ContentFields(json: value, path: reader.full("content"), unknown: &unknown))
    }
  }
}
