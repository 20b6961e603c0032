/// Writes JSON that can stand inside a script element: no `<` is ever in it.
struct ScriptJSON {
  private(set) var bytes: [UInt8] = []
  /// Whether a comma is needed before the next value.
  private var needsComma = false

  mutating func object(_ write: (inout ScriptJSON) -> Void) {
    enclose("{", "}", write)
  }

  mutating func array(_ write: (inout ScriptJSON) -> Void) {
    enclose("[", "]", write)
  }

  /// The name of a member, whose value comes next.
  mutating func name(_ name: StaticString) {
    separate()
    bytes += "\"\(name)\":".utf8
    needsComma = false
  }

  mutating func text(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 { append(escaped: byte) }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func integer(_ value: Int64) {
    separate()
    bytes.append(decimal: value)
  }

  mutating func null() {
    separate()
    bytes += "null".utf8
  }

  /// Whole JSON text that was written by another of these.
  mutating func raw(_ value: [UInt8]) {
    separate()
    bytes += value
  }

  /// Integers as the first one and the differences to the one before.
  mutating func differences(_ values: some Sequence<Int64>) {
    array { json in
      var last: Int64 = 0
      for value in values {
        json.integer(value &- last)
        last = value
      }
    }
  }

  private mutating func enclose(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ write: (inout ScriptJSON) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: opening))
    needsComma = false
    write(&self)
    bytes.append(UInt8(ascii: closing))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func append(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0..<0x20, UInt8(ascii: "<"):
      bytes += byte < 0x10 ? "\\u000".utf8 : "\\u00".utf8
      bytes += String(byte, radix: 16).utf8
    default: bytes.append(byte)
    }
  }
}

extension ScriptJSON {
  mutating func text(_ name: StaticString, _ value: String) {
    self.name(name)
    text(value)
  }

  mutating func integer(_ name: StaticString, _ value: Int64) {
    self.name(name)
    integer(value)
  }

  /// A length as tenths of a point.
  mutating func tenths(_ name: StaticString, _ value: Double) {
    integer(name, Self.tenths(value))
  }

  /// Tenths of a point, as far as pictures reach.
  static func tenths(_ value: Double) -> Int64 {
    guard value.isFinite else { return value > 0 ? largest : 0 }
    return Int64(min(max(value * 10, -Double(largest)), Double(largest)).rounded())
  }

  /// A hundred thousand points; chosen by us.
  static let largest: Int64 = 1_000_000
}
