/// A number printed in the shortest form that reads back as the same double.
///
/// The notation is that of ECMAScript and RFC 8785: no decimal point behind an integer, plain
/// digits from 1e-6 up to below 1e21, else one digit before the point and an exponent such as
/// `1.5e-7` or `1e+21`. Negative zero prints `0`. What is not finite prints nothing.
public struct ShortestDecimal: Equatable, Sendable {
  /// The number.
  public let value: Double

  /// Creates `value`, to be printed in its shortest form.
  public init(_ value: Double) {
    self.value = value
  }

  /// Appends the text, plain ASCII, to `bytes`.
  public func append(to bytes: inout [UInt8]) {
    guard value.isFinite else { return }
    guard value != 0 else { return bytes.append(UInt8(ascii: "0")) }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let (digits, point) = digitsAndPoint()
    switch point {
    case digits.count...21:
      bytes += digits
      bytes.append(zeros: point - digits.count)
    case 1..<max(digits.count, 1):
      bytes += digits[..<point]
      bytes.append(UInt8(ascii: "."))
      bytes += digits[point...]
    case -5...0:
      bytes += "0.".utf8
      bytes.append(zeros: -point)
      bytes += digits
    default:
      Self.appendScientific(digits, exponent: point - 1, to: &bytes)
    }
  }

  private static func appendScientific(
    _ digits: [UInt8], exponent: Int, to bytes: inout [UInt8]
  ) {
    bytes.append(digits[0])
    if digits.count > 1 {
      bytes.append(UInt8(ascii: "."))
      bytes += digits[1...]
    }
    bytes.append(UInt8(ascii: "e"))
    bytes.append(UInt8(ascii: exponent < 0 ? "-" : "+"))
    bytes.append(decimal: UInt64(exponent.magnitude))
  }

  /// The significant digits of the magnitude, and how many of them stand before the point.
  ///
  /// `120` is `12` with 3, `0.05` is `5` with -1. The standard library finds the digits.
  private func digitsAndPoint() -> (digits: [UInt8], point: Int) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var text = value.magnitude.description.utf8[...]
    while let byte = text.popFirst() {
      switch byte {
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "e"):
        exponent = Int(Substring(text)) ?? 0
        text = text[text.endIndex...]
      default: digits.append(byte)
      }
    }
    let leadingZeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    let pointInDigits = (point ?? digits.count) + exponent - leadingZeros
    digits.removeFirst(leadingZeros)
    while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return (digits, pointInDigits)
  }
}

extension [UInt8] {
  fileprivate mutating func append(zeros count: Int) {
    append(contentsOf: repeatElement(UInt8(ascii: "0"), count: count))
  }
}

extension ShortestDecimal: CustomStringConvertible {
  public var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
