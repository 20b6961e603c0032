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
  private var text = ""

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
    return writer.text
  }

  private mutating func write(_ value: JSONValue, level: Int) {
    switch value {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let number): text += number.text
    case .string(let string): Self.append(string, to: &text)
    case .array(let elements): write(elements, level: level)
    case .object(let object): write(object, level: level)
    }
  }

  private mutating func write(_ elements: [JSONValue], level: Int) {
    guard !elements.isEmpty else { return text += "[]" }
    text += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      breakLine(level: level + 1)
      write(element, level: level + 1)
    }
    breakLine(level: level)
    text += "]"
  }

  private mutating func write(_ object: JSONObject, level: Int) {
    guard !object.members.isEmpty else { return text += "{}" }
    let members = inOrder(object.members)
    text += "{"
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      breakLine(level: level + 1)
      Self.append(member.name, to: &text)
      text += layout == .indented ? ": " : ":"
      write(member.value, level: level + 1)
    }
    breakLine(level: level)
    text += "}"
  }

  private func inOrder(_ members: [JSONObject.Member]) -> [JSONObject.Member] {
    switch order {
    case .asStated: return members
    case .sorted:
      let isSorted = members.indices.dropFirst().allSatisfy { index in
        !Self.precedes(members[index], members[index - 1])
      }
      return isSorted ? members : members.sorted { Self.precedes($0, $1) }
    }
  }

  private static func precedes(_ left: JSONObject.Member, _ right: JSONObject.Member) -> Bool {
    left.name.precedes(right.name)
  }

  private mutating func breakLine(level: Int) {
    guard layout == .indented else { return }
    text += "\n"
    for _ in 0..<level { text += "  " }
  }

  /// Appends `string` in quotes; only what must be escaped is.
  package static func append(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    guard !string.utf8.allSatisfy(standsForItself) else { return text += string }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{00}"..<" ":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func standsForItself(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
