extension ContentFields {
  /// Reads a `content` object.
  ///
  /// - Parameters:
  ///   - json: The object.
  ///   - path: The key under which it stands.
  ///   - unknown: Receives the paths of unknown keys.
  /// - Throws: `FieldError`, naming the key.
  public init(
    json: JSONValue, path: String = "content", unknown: inout [String]
  ) throws(FieldError) {
    var reader = try FieldReader(json, path: path)
    var fields = ContentFields()
    fields.height = try reader.numberOrNull("height", .length)
    fields.offset = try reader.number("offset")
    fields.insetTop = try reader.number("insetTop")
    fields.insetBottom = try reader.number("insetBottom")
    fields.bounces = try reader.boolean("bounces")
    fields.alwaysBounceVertical = try reader.boolean("alwaysBounceVertical")
    fields.refreshControl = try reader.boolean("refreshControl")
    fields.scrollsHorizontally = try reader.boolean("scrollsHorizontally")
    fields.interactiveKeyboardDismiss = try reader.boolean("interactiveKeyboardDismiss")
    reader.appendUnknown(to: &unknown)
    self = fields
  }
}
