/// A JSON number under the very text by which it was written.
public struct JSONNumber: Hashable, Sendable {
  /// The number as the text has it, by the grammar of RFC 8259.
  public let text: String

  /// Takes over text that was found to be a number.
  init(checked text: String) {
    self.text = text
  }

  /// Creates the decimal that is so many millionths, such as microseconds in seconds.
  public init(millionths: Int64) {
    var text: [UInt8] = []
    DecimalText.append(millionths: millionths, to: &text)
    self.text = String(decoding: text, as: UTF8.self)
  }

  /// Creates the number `value`.
  public init(_ value: some BinaryInteger) {
    text = String(value)
  }

  /// Creates the shortest number that reads back as `value`, without fraction if it is whole.
  ///
  /// Fails if `value` is infinite or not a number.
  ///
  /// - Parameter value: The value.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    let text = value == 0 ? "0" : value.description
    self.text = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The nearest `Double`; `nil` if the number is beyond the largest one.
  public var double: Double? {
    let bytes = text.utf8.span
    return DecimalNumber(bytes, at: 0)?.double(of: bytes, from: 0)
  }

  /// The value, if it is whole and fits.
  public var integer: Int64? {
    DecimalNumber(text.utf8.span, at: 0)?.whole
  }

  /// The value in millionths, exactly rounded, such as seconds in microseconds.
  ///
  /// It is `nil` if it does not fit `Int64`.
  public var millionths: Int64? {
    DecimalNumber(text.utf8.span, at: 0)?.millionths
  }
}
