/// The texts of a block as it grows: each is stored once.
struct BlockTexts: Sendable {
  private var numbers: [[UInt8]: UInt64] = [:]
  /// Bytes of the texts, each counted as often as it was referred to.
  private(set) var referredCount = 0

  /// How a text is written: 0 if it is the next one that is stored, else its number, from 1.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - column: The column of texts, to which it is appended if it is new.
  /// - Returns: The reference.
  mutating func reference(to text: [UInt8], in column: inout [UInt8]) -> UInt64 {
    referredCount += text.count
    if let number = numbers[text] { return number }
    column.append(variable: UInt64(text.count))
    column += text
    numbers[text] = UInt64(numbers.count + 1)
    return 0
  }
}

/// The texts of a block as they are referred to.
struct TextReader {
  private var column: ColumnReader
  private var texts: [Range<Int>] = []
  /// Bytes of the texts, each counted as often as it was referred to.
  private var referredCount = 0

  /// Creates a reader of the column of texts.
  init(_ column: ColumnReader) {
    self.column = column
  }

  /// The range of a text in the block.
  subscript(number: Int) -> Range<Int> { texts[number] }

  /// The number of the text that a reference means, from 0.
  mutating func number(_ reference: UInt64, _ block: Span<UInt8>) throws(BlockError) -> Int {
    if reference == 0 { texts.append(try column.line(block)) }
    guard reference <= UInt64(texts.count) else { throw .unknownText }
    let number = reference == 0 ? texts.count - 1 : Int(reference) - 1
    referredCount += texts[number].count
    guard referredCount <= BinaryFormat.largestReference else { throw .tooMuchText }
    return number
  }
}
