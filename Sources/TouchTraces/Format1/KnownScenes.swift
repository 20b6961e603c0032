/// The screens and sheets of earlier headers, by the words in which they stood there: the sessions of a
/// corpus come from few devices and few sheets.
package struct KnownScenes: Sendable {
  var screens = KnownTexts { (json, unknown) throws(FieldError) in
    try ScreenFields(json: json, unknown: &unknown)
  }
  var sheets = KnownTexts { (json, unknown) throws(FieldError) in
    try SheetFields(json: json, unknown: &unknown)
  }

  /// Knows none yet.
  package init() {}
}

/// Values of JSON objects by their text.
struct KnownTexts<Value: Sendable>: Sendable {
  private struct Entry {
    let text: [UInt8]
    let value: Value
  }

  typealias Reading = @Sendable (JSONValue, inout [String]) throws(FieldError) -> Value

  private let read: Reading
  private var entries: [Entry] = []

  /// Texts that are kept, the first ones, which are the most frequent ones too, and bytes of the longest;
  /// chosen by us, more than most corpora have and too few to be felt in memory.
  private static var limit: Int { 64 }
  private static var longestText: Int { 1_024 }

  /// Knows no text yet.
  ///
  /// - Parameter read: Makes a value of an object, and tells which of its keys are unknown.
  init(read: @escaping Reading) {
    self.read = read
  }

  /// The value of the object that stands at `index`, which moves behind it.
  ///
  /// Fails if there is no object, or none that can be read without a remark.
  mutating func value(in bytes: Span<UInt8>, at index: inout Int) -> Value? {
    for entry in entries where bytes.has(entry.text, at: index) {
      index += entry.text.count
      return entry.value
    }
    let start = index
    guard let value = JSONParser.fields(in: bytes, at: &index, read) else { return nil }
    if entries.count < Self.limit, index - start <= Self.longestText {
      entries.append(Entry(text: bytes.extracting(start..<index).bytes, value: value))
    }
    return value
  }
}

extension JSONParser {
  /// The value of the JSON that stands at `index`, which moves behind it.
  ///
  /// Fails if there is anything to say of it: an error, or a key that is unknown.
  static func fields<Value>(
    in bytes: Span<UInt8>, at index: inout Int,
    _ read: (JSONValue, inout [String]) throws(FieldError) -> Value
  ) -> Value? {
    var unknown: [String] = []
    guard let (json, length) = try? parsePrefix(of: bytes.extracting(index...).bytes),
      let value = try? read(json, &unknown), unknown.isEmpty
    else { return nil }
    index += length
    return value
  }
}
