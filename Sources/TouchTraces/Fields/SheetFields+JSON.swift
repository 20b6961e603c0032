extension SheetFields {
  /// Reads a `sheet` or `set` object.
  ///
  /// - Parameters:
  ///   - json: The object.
  ///   - path: The key under which it stands.
  ///   - unknown: Receives the paths of unknown keys.
  /// - Throws: `FieldError`, naming the key.
  public init(
    json: JSONValue, path: String = "sheet", unknown: inout [String]
  ) throws(FieldError) {
    var reader = try FieldReader(json, path: path)
    var fields = SheetFields()
    try fields.readDetents(&reader, unknown: &unknown)
    try fields.readPreferences(&reader)
    fields.modalPresentationStyle = try reader.choice(
      "modalPresentationStyle", of: PresentationStyle.self)
    fields.isModalInPresentation = try reader.boolean("isModalInPresentation")
    fields.shouldDismiss = try reader.boolean("shouldDismiss")
    fields.headerHeight = try reader.number("headerHeight", .length)
    if let value = reader.value("preferredContentSize") {
      fields.preferredContentSize = try Size(
        json: value, path: reader.full("preferredContentSize"), unknown: &unknown)
    }
    reader.appendUnknown(to: &unknown)
    self = fields
  }

  private mutating func readDetents(
    _ reader: inout FieldReader, unknown: inout [String]
  ) throws(FieldError) {
    if let value = reader.value("detents") {
      detents = try DetentDescription.list(
        json: value, path: reader.full("detents"), unknown: &unknown)
    }
    systemVersion = try reader.number("systemVersion", .version)
    if let systemVersion, systemVersion < DetentDescription.firstVersionWithCustomDetents,
      let custom = detents?.first(where: \.isCustom)
    {
      throw .wrongValue(
        key: reader.full("detents"),
        expected: "'medium' and 'large' only, as systemVersion is below 16",
        found: "'\(custom.id)'")
    }
    selectedDetentIdentifier = try reader.stringOrNull("selectedDetentIdentifier")
    let largest = try reader.stringOrNull("largestUndimmedDetentIdentifier")
    let alias = try reader.stringOrNull("smallestUndimmedDetentIdentifier")
    if largest != .keep, alias != .keep, largest != alias {
      throw .conflict(
        key: reader.full("largestUndimmedDetentIdentifier"),
        alias: "smallestUndimmedDetentIdentifier")
    }
    largestUndimmedDetentIdentifier = largest.or(alias)
  }

  private mutating func readPreferences(_ reader: inout FieldReader) throws(FieldError) {
    prefersScrollingExpandsWhenScrolledToEdge = try reader.boolean(
      "prefersScrollingExpandsWhenScrolledToEdge")
    prefersEdgeAttachedInCompactHeight = try reader.boolean("prefersEdgeAttachedInCompactHeight")
    widthFollowsPreferredContentSizeWhenEdgeAttached = try reader.boolean(
      "widthFollowsPreferredContentSizeWhenEdgeAttached")
    prefersGrabberVisible = try reader.boolean("prefersGrabberVisible")
    preferredCornerRadius = try reader.numberOrNull("preferredCornerRadius", .length)
  }
}

extension Size {
  init(json: JSONValue, path: String, unknown: inout [String]) throws(FieldError) {
    var reader = try FieldReader(json, path: path)
    self.init(
      width: try reader.number("width", .length) ?? 0,
      height: try reader.number("height", .length) ?? 0)
    reader.appendUnknown(to: &unknown)
  }
}
