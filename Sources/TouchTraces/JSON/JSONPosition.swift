/// A place in JSON text.
public struct JSONPosition: Hashable, Sendable, BitwiseCopyable {
  /// Line number, from 1.
  public var line: Int
  /// Byte in the line, from 1.
  public var column: Int
  /// Byte in the text, from 0.
  public var byteOffset: Int

  /// Creates a place.
  public init(line: Int, column: Int, byteOffset: Int) {
    self.line = line
    self.column = column
    self.byteOffset = byteOffset
  }

  /// The first byte of a text.
  public static let start = JSONPosition(line: 1, column: 1, byteOffset: 0)
}
