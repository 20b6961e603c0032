/// Why text is not JSON, and where.
public struct JSONError: Error, Equatable, Sendable {
  /// What is wrong with the text.
  public enum Cause: Equatable, Sendable {
    case unexpectedEnd(expected: String)
    case unexpectedByte(UInt8, expected: String)
    case invalidNumber
    case invalidEscape
    case loneSurrogate
    case controlCharacter
    case invalidUTF8
    case tooDeep(limit: Int)
  }

  public var cause: Cause
  public var position: JSONPosition

  /// Creates an error.
  public init(_ cause: Cause, at position: JSONPosition) {
    self.cause = cause
    self.position = position
  }

  /// What is wrong, for people, without the position.
  public var message: String {
    switch cause {
    case .unexpectedEnd(let expected): "the text ends where \(expected) is expected"
    case .unexpectedByte(let byte, let expected):
      "\(Self.quoted(byte)) stands where \(expected) is expected"
    case .invalidNumber: "not a number as JSON writes it"
    case .invalidEscape: "unknown escape in a string"
    case .loneSurrogate: "half of a surrogate pair in a string"
    case .controlCharacter: "bare control character in a string"
    case .invalidUTF8: "a string is not UTF-8"
    case .tooDeep(let limit): "more than \(limit) levels of nesting"
    }
  }

  private static func quoted(_ byte: UInt8) -> String {
    if 0x21...0x7E ~= byte { return "'\(Unicode.Scalar(byte))'" }
    return "byte \(byte)"
  }
}
