extension ScreenFields {
  /// Reads a `screen` object; a `device` of the built-in table is completed by the other keys.
  ///
  /// - Parameters:
  ///   - json: The object.
  ///   - path: The key under which it stands.
  ///   - unknown: Receives the paths of unknown keys.
  /// - Throws: `FieldError`, naming the key.
  public init(
    json: JSONValue, path: String = "screen", unknown: inout [String]
  ) throws(FieldError) {
    var reader = try FieldReader(json, path: path)
    var fields = ScreenFields()
    fields.width = try reader.number("width", .side)
    fields.height = try reader.number("height", .side)
    fields.scale = try reader.number("scale", .scale)
    fields.idiom = try reader.choice("idiom", of: Idiom.self)
    fields.homeIndicator = try reader.boolean("homeIndicator")
    fields.horizontalSizeClass = try reader.choice("horizontalSizeClass", of: SizeClass.self)
    fields.verticalSizeClass = try reader.choice("verticalSizeClass", of: SizeClass.self)
    if let value = reader.value("safeArea") {
      fields.safeArea = try EdgeInsets(
        json: value, path: reader.full("safeArea"), unknown: &unknown)
    }
    self = fields.merged(over: try ScreenFields(device: &reader))
    reader.appendUnknown(to: &unknown)
  }

  /// The screen of the built-in device that an object names, if it names one.
  init(device reader: inout FieldReader) throws(FieldError) {
    self.init()
    guard let name = try reader.string("device") else { return }
    guard let device = Device.named(name) else {
      throw reader.mismatch(
        "device", .string(name),
        expected: "a device of the built-in table, or 'width' and 'height' in its place")
    }
    self = device.screen
  }
}

extension EdgeInsets {
  init(json: JSONValue, path: String, unknown: inout [String]) throws(FieldError) {
    var reader = try FieldReader(json, path: path)
    self.init(
      top: try reader.number("top", .length) ?? 0, left: try reader.number("left", .length) ?? 0,
      bottom: try reader.number("bottom", .length) ?? 0,
      right: try reader.number("right", .length) ?? 0)
    reader.appendUnknown(to: &unknown)
  }
}
