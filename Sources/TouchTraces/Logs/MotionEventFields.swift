/// What stands in the braces of a printed `MotionEvent`, as `key=value` between commas.
struct MotionEventFields {
  /// A finger of the event.
  struct Pointer {
    var id: Int32?
    var x = Double.nan
    var y = Double.nan
    var isPalm = false
  }

  /// Where in the line the action stands.
  private(set) var action = 0..<0
  private(set) var pointers: [Pointer] = []
  private(set) var time: ClockReading?
  /// Whether it holds samples that are not printed.
  private(set) var hasHistory = false
  private(set) var isCanceled = false
  /// Whether its end stands in the line too.
  let isClosed: Bool

  /// More pointers than Android has.
  private static let largestPointerCount = 32
  /// `MotionEvent.FLAG_CANCELED`.
  private static let canceledFlag: UInt32 = 0x20

  /// Reads a line up to the closing brace.
  init(_ line: Span<UInt8>, from start: Int) {
    var index = start
    var pairs: [(key: Range<Int>, value: Range<Int>)] = []
    while index < line.count, line[index] != UInt8(ascii: "}") {
      line.skipBlanks(&index)
      let key = Self.part(line, &index, upTo: UInt8(ascii: "="))
      guard line.skip("=", &index) else { break }
      pairs.append((key, Self.part(line, &index, upTo: UInt8(ascii: ","))))
      if index < line.count, line[index] == UInt8(ascii: ",") { index += 1 }
    }
    isClosed = index < line.count
    for pair in pairs { take(line.extracting(pair.key), line, pair.value) }
  }

  /// What stands before a separator or the closing brace; `index` moves there.
  private static func part(
    _ line: Span<UInt8>, _ index: inout Int, upTo separator: UInt8
  ) -> Range<Int> {
    let start = min(index, line.count)
    while index < line.count, line[index] != separator, line[index] != UInt8(ascii: "}") {
      index += 1
    }
    return start..<max(start, min(index, line.count))
  }

  private mutating func take(_ key: Span<UInt8>, _ line: Span<UInt8>, _ range: Range<Int>) {
    let value = line.extracting(range)
    if key.matches("action") {
      action = range
    } else if key.matches("eventTime") {
      time = TableNumber.clockReading(value)
    } else if key.matches("historySize") {
      hasHistory = !value.matches("0")
    } else if key.matches("flags") {
      let digits = value.hasPrefix("0x") ? value.extracting(2..<value.count).hexValue : nil
      isCanceled = (digits ?? 0) & Self.canceledFlag != 0
    } else if let pointer = pointer(key, "id[") {
      pointers[pointer].id = value.wholeValue.flatMap { Int32(exactly: $0) }
    } else if let pointer = pointer(key, "x[") {
      pointers[pointer].x = Self.coordinate(value)
    } else if let pointer = pointer(key, "y[") {
      pointers[pointer].y = Self.coordinate(value)
    } else if let pointer = pointer(key, "toolType[") {
      pointers[pointer].isPalm = value.matches("TOOL_TYPE_PALM")
    }
  }

  /// The place among the pointers that a key such as `x[1]` names.
  private mutating func pointer(_ key: Span<UInt8>, _ word: String) -> Int? {
    var index = 0
    guard key.skip(word, &index), let number = key.number(at: &index),
      0..<Int64(Self.largestPointerCount) ~= number, key.skip("]", &index)
    else { return nil }
    while pointers.count <= Int(number) { pointers.append(Pointer()) }
    return Int(number)
  }

  private static func coordinate(_ value: Span<UInt8>) -> Double {
    guard let number = TableNumber.double(value), abs(number) <= NumberRange.largestLength else {
      return .nan
    }
    return number
  }
}
