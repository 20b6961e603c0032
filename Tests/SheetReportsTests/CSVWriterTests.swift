import SheetReports
import TestSupport
import Testing

struct CSVWriterTests {
  private func cell(_ text: String?, _ textCells: CSVWriter.TextCells = .guarded) -> String {
    var writer = CSVWriter(textCells: textCells)
    writer.text(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""),
    ("a\nb", "\"a\nb\""), ("a\rb", "\"a\rb\""), ("a b'c", "a b'c"), ("é,", "\"é,\""),
  ])
  func `text is quoted where RFC 4180 asks for it`(text: String, expected: String) {
    #expect(cell(text) == expected)
  }

  @Test(arguments: [
    ("=1+2", "'=1+2"), ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"), ("\ta", "'\ta"),
    ("\ra", "\"'\ra\""), ("＝1", "'＝1"), ("＋1", "'＋1"), ("－1", "'－1"), ("＠a", "'＠a"),
    ("=\"a\"", "\"'=\"\"a\"\"\""), ("a=1", "a=1"), (" =1", " =1"), ("=\u{301}", "'=\u{301}"),
  ])
  func `a text cell that looks like a formula gets an apostrophe`(text: String, expected: String) {
    #expect(cell(text) == expected)
  }

  @Test(arguments: [("=1", "=1"), ("-a,b", "\"-a,b\""), ("＝1", "＝1")])
  func `raw cells are only quoted`(text: String, expected: String) {
    #expect(cell(text, .raw) == expected)
  }

  @Test func `numbers are never guarded and absent values are empty`() {
    var writer = CSVWriter()
    writer.integer(-5)
    writer.points(-1.5)
    writer.speed(-2)
    writer.number(-0.125)
    writer.flag(false)
    writer.endRow()
    writer.text(nil)
    writer.integer(Int64?.none)
    writer.points(nil)
    writer.speed(nil)
    writer.number(.nan)
    writer.flag(nil)
    writer.endRow()
    writer.integer(Int64.min)
    writer.endRow()
    let text = String(decoding: writer.takeBytes(), as: UTF8.self)
    #expect(text == "-5,-1.500,-2.0,-0.125,false\n,,,,,\n-9223372036854775808\n")
    #expect(writer.bytes.isEmpty)
  }

  @Test(arguments: [
    (0, "0"), (9, "9"), (10, "10"), (-1, "-1"), (99_999_999, "99999999"),
    (100_000_000, "100000000"), (100_000_001, "100000001"), (9_999_999_999_999_999, nil),
    (10_000_000_000_000_000, nil), (10_000_000_100_000_000, nil), (Int64.max, nil),
    (Int64.min, nil),
  ])
  func `integers of any length have all their digits`(value: Int64, expected: String?) {
    var writer = CSVWriter()
    writer.integer(value)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected ?? "\(value)")
  }

  @Test func `integers have the digits that Swift gives them`() {
    var generator = SeededGenerator(seed: 7)
    var numbers = (0..<10_000).map { Int64($0) } + (0..<10_000).map { Int64($0) * 10_000 }
    for shift in 1..<63 { numbers.append(.random(in: 0..<(1 << shift), using: &generator)) }
    for number in numbers {
      var writer = CSVWriter()
      writer.integer(number)
      #expect(String(decoding: writer.bytes, as: UTF8.self) == "\(number)")
    }
  }

  @Test func `cells built before stand behind the id`() {
    var early = CSVWriter()
    early.integer(1)
    early.text("a,b")
    let kept = early.takeBytes()
    var writer = CSVWriter()
    writer.text("s,1")
    writer.cells(kept[...])
    writer.endRow()
    writer.row(id: CSVWriter.cell(of: "s,1", .guarded), cells: kept[...])
    writer.text("s")
    let row = "\"s,1\",1,\"a,b\"\n"
    #expect(String(decoding: writer.bytes, as: UTF8.self) == row + row + "s")
  }
}
