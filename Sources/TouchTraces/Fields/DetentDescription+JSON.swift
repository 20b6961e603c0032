extension DetentDescription {
  /// First major version of the system that knows detents of an app's own height.
  static let firstVersionWithCustomDetents = 16.0

  /// Largest number of detents of a sheet; chosen by us, far above any real sheet.
  static let largestCount = 64

  /// Whether the app gives the height, instead of the system.
  var isCustom: Bool {
    switch height {
    case .medium, .large: false
    case .fixed, .fraction, .contentHeight, .inactive: true
    }
  }

  /// Reads a detent: `"medium"`, `"large"`, or an object with `id` and one way to find a height.
  ///
  /// - Parameters:
  ///   - json: The string or object.
  ///   - path: The key under which it stands.
  ///   - unknown: Receives the paths of unknown keys.
  /// - Throws: `FieldError`, naming the key.
  public init(json: JSONValue, path: String, unknown: inout [String]) throws(FieldError) {
    if case .string(let name) = json {
      guard let detent = [DetentDescription.medium, .large].first(where: { $0.id == name }) else {
        throw .wrongValue(
          key: path, expected: "'medium', 'large' or an object with 'id'", found: json.shortText)
      }
      self = detent
      return
    }
    var reader = try FieldReader(json, path: path)
    guard let id = try reader.string("id"), !id.isEmpty else {
      throw .missing(key: reader.full("id"), expected: "a string")
    }
    let height = try Self.height(&reader, path: path)
    reader.appendUnknown(to: &unknown)
    self.init(id: id, height: height)
  }

  private static func height(
    _ reader: inout FieldReader, path: String
  ) throws(FieldError) -> Height {
    var heights: [Height] = []
    if let height = try reader.number("height", .length) { heights.append(.fixed(height)) }
    if let fraction = try reader.number("fraction", .fraction) {
      heights.append(.fraction(fraction))
    }
    if try reader.boolean("contentHeight") == true { heights.append(.contentHeight) }
    if try reader.boolean("inactive") == true { heights.append(.inactive) }
    guard let height = heights.first, heights.count == 1 else {
      throw .missing(
        key: path, expected: "one of 'height', 'fraction', 'contentHeight' and 'inactive'")
    }
    return height
  }

  /// Reads an array of detents, which must hold 1 to 64, each under an id of its own.
  ///
  /// - Parameters:
  ///   - json: The array.
  ///   - path: The key under which it stands.
  ///   - unknown: Receives the paths of unknown keys.
  /// - Returns: The detents in the order of the text.
  /// - Throws: `FieldError`, naming the key.
  public static func list(
    json: JSONValue, path: String, unknown: inout [String]
  ) throws(FieldError) -> [DetentDescription] {
    guard case .array(let elements) = json, 1...largestCount ~= elements.count else {
      throw .wrongValue(
        key: path, expected: "an array of 1 to \(largestCount) detents", found: json.shortText)
    }
    var detents: [DetentDescription] = []
    for (index, element) in elements.enumerated() {
      let place = "\(path)[\(index)]"
      let detent = try DetentDescription(json: element, path: place, unknown: &unknown)
      guard !detents.contains(where: { $0.id == detent.id }) else {
        throw .wrongValue(
          key: place, expected: "an id that no other detent has", found: "'\(detent.id)'")
      }
      detents.append(detent)
    }
    return detents
  }
}
