/// Writes JSON text; numbers by the text they bear, so that reading and writing loses nothing.
public struct JSONWriter: Sendable {
  /// Where line breaks stand.
  public enum Layout: Sendable {
    /// One line without blanks.
    case compact
    /// One member or element per line, two blanks per level.
    case indented
  }

  /// In which order the members of an object are written.
  public enum MemberOrder: Sendable {
    /// As the object has them.
    case asStated
    /// By the bytes of their names.
    case sorted
  }

  private let layout: Layout
  private let order: MemberOrder
  private var bytes: [UInt8] = []

  private init(layout: Layout, order: MemberOrder) {
    self.layout = layout
    self.order = order
  }

  /// The text of `value`, without a line break at its end.
  ///
  /// - Parameters:
  ///   - value: What to write.
  ///   - layout: Where line breaks stand.
  ///   - order: In which order members are written.
  /// - Returns: JSON text.
  public static func text(
    of value: JSONValue, layout: Layout = .compact, order: MemberOrder = .asStated
  ) -> String {
    var writer = JSONWriter(layout: layout, order: order)
    writer.write(value, level: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func write(_ value: JSONValue, level: Int) {
    switch value {
    case .null: append("null")
    case .boolean(let value): append(value ? "true" : "false")
    case .number(let number): append(number.text)
    case .string(let string): writeQuoted(string)
    case .array(let elements): write(elements, level: level)
    case .object(let object): write(object, level: level)
    }
  }

  private mutating func write(_ elements: [JSONValue], level: Int) {
    guard !elements.isEmpty else { return append("[]") }
    bytes.append(UInt8(ascii: "["))
    for index in elements.indices {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(level: level + 1)
      write(elements[index], level: level + 1)
    }
    breakLine(level: level)
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func write(_ object: JSONObject, level: Int) {
    guard !object.members.isEmpty else { return append("{}") }
    let members = inOrder(object.members)
    bytes.append(UInt8(ascii: "{"))
    for index in members.indices {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(level: level + 1)
      writeQuoted(members[index].name)
      bytes.append(UInt8(ascii: ":"))
      if layout == .indented { bytes.append(UInt8(ascii: " ")) }
      write(members[index].value, level: level + 1)
    }
    breakLine(level: level)
    bytes.append(UInt8(ascii: "}"))
  }

  private func inOrder(_ members: [JSONObject.Member]) -> [JSONObject.Member] {
    switch order {
    case .asStated: return members
    case .sorted:
      let isSorted = members.indices.dropFirst().allSatisfy { index in
        !members[index].name.precedes(members[index - 1].name)
      }
      return isSorted ? members : members.sorted { $0.name.precedes($1.name) }
    }
  }

  private mutating func breakLine(level: Int) {
    guard layout == .indented else { return }
    bytes.append(addingCapacity: 1 + 2 * level) { output in
      output.append(UInt8(ascii: "\n"))
      output.append(repeating: UInt8(ascii: " "), count: 2 * level)
    }
  }

  /// Writes `string` in quotes; only what must be escaped is.
  private mutating func writeQuoted(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    let text = string.utf8.span
    var start = 0
    for index in 0..<text.count where !Self.standsForItself(text[index]) {
      append(text.extracting(start..<index))
      writeEscaped(text[index])
      start = index + 1
    }
    append(text.extracting(start...))
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    default: append((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
    }
  }

  private static func standsForItself(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func append(_ text: String) {
    append(text.utf8.span)
  }

  private mutating func append(_ text: Span<UInt8>) {
    bytes.append(addingCapacity: text.count) { output in
      for index in 0..<text.count { output.append(text[index]) }
    }
  }
}
