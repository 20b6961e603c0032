/// The numbers among the words of a shell command, up to as many as a touch needs.
struct ShellNumbers {
  private var values = InlineArray<5, Double>(repeating: 0)
  private(set) var count = 0
  /// Whether there are words that are no numbers, or more numbers than are kept.
  private(set) var hasOthers = false

  /// No number at all.
  init() {}

  /// Takes the words of a line from `start` on.
  init(_ line: Span<UInt8>, from start: Int) {
    var index = start
    while let word = line.nextWord(from: &index) {
      if let value = Self.number(line.extracting(word)) { append(value) } else { hasOthers = true }
    }
  }

  /// Takes one number more.
  mutating func append(_ value: Double) {
    guard count < values.count else { return hasOthers = true }
    values[count] = value
    count += 1
  }

  subscript(index: Int) -> Double { values[index] }

  /// The first two numbers.
  var start: (x: Double, y: Double) { (values[0], values[1]) }

  /// The two numbers behind them.
  var end: (x: Double, y: Double) { (values[2], values[3]) }

  /// The number that fills a word; `nil` if there is none, or one beyond every screen.
  static func number(_ word: Span<UInt8>) -> Double? {
    guard let value = plainNumber(word) ?? longNumber(word), abs(value) <= NumberRange.largestLength
    else { return nil }
    return value
  }

  private static func plainNumber(_ word: Span<UInt8>) -> Double? {
    var index = 0
    guard let number = PlainDecimal(word, at: &index), index == word.count else { return nil }
    return number.double
  }

  private static func longNumber(_ word: Span<UInt8>) -> Double? {
    guard let number = DecimalNumber(word, at: 0), number.end == word.count else { return nil }
    return number.double(of: word, from: 0)
  }
}
