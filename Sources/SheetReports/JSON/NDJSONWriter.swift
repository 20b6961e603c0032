/// Builds NDJSON: one object per line, members in the order in which they are written.
public struct NDJSONWriter: Sendable {
  /// What has been written and not yet taken.
  public private(set) var bytes: [UInt8] = []
  private var isFirst = true

  /// Creates an empty text.
  public init() {}

  /// Returns what has been written and forgets it; an object under construction goes on.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll() }
    return bytes
  }

  mutating func beginObject() {
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
  }

  /// Closes the object and ends the line.
  mutating func endObject() {
    bytes += "}\n".utf8
  }

  mutating func integer(_ name: StaticString, _ value: Int64) {
    begin(name)
    bytes.append(decimal: value)
  }

  /// Writes a number in full precision; `null` if there is none.
  mutating func number(_ name: StaticString, _ value: Double?) {
    begin(name)
    guard let value, value.isFinite else { return bytes += "null".utf8 }
    ShortestDecimal(value).append(to: &bytes)
  }

  mutating func text(_ name: StaticString, _ value: String) {
    begin(name)
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 { appendEscaped(byte) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func begin(_ name: StaticString) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    bytes.append(UInt8(ascii: "\""))
    bytes += name.description.utf8
    bytes += "\":".utf8
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0..<0x20:
      bytes += "\\u00".utf8
      if byte < 0x10 { bytes.append(UInt8(ascii: "0")) }
      bytes += String(byte, radix: 16).utf8
    default:
      bytes.append(byte)
    }
  }
}
