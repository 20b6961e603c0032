import SheetReports
import TestSupport
import Testing

@Suite struct CSVReaderTests {
  @Test(arguments: 1...10) func `what is written reads back`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let texts = ["", "a", "a,b", "say \"so\"", "two\nlines", "cr\r\nlf", "=1", "'", "\u{1F4F1}"]
    let rows = (0..<20).map { _ in
      (0..<4).map { _ in texts.randomElement(using: &random) ?? "" }
    }
    var writer = CSVWriter(textCells: .guarded)
    for row in [["w", "x", "y", "z"]] + rows {
      for cell in row { writer.text(cell) }
      writer.endRow()
    }
    let table = try CSVReader(writer.bytes)
    #expect(table.names == ["w", "x", "y", "z"])
    #expect(table.rows == rows.map { $0.map { CSVText.cell($0, .guarded) } })
    #expect(try table.column("y") == 2)
  }

  @Test(arguments: [
    ("", CSVReader.Failure.noHeader),
    ("a,b\n1\n", .wrongCount(line: 2, cells: 1, columns: 2)),
    ("a,b\n\"1\n\n,\"\"", .openQuote(line: 2)),
  ])
  func `what is no table says where`(_ text: String, _ failure: CSVReader.Failure) throws {
    #expect(throws: failure) { try CSVReader(Array(text.utf8)) }
  }

  @Test func `a column that is not there is named`() throws {
    let table = try CSVReader(Array("a,b\r\n1,2".utf8))
    #expect(table.rows == [["1", "2"]])
    #expect(throws: CSVReader.Failure.missingColumn("c")) { try table.column("c") }
  }

  @Test func `a table cut anywhere never traps`() {
    let bytes = Array("a,b\n\"x\"\"y\",2\r\n,\"\"\n".utf8)
    for count in bytes.indices { _ = try? CSVReader(Array(bytes[..<count])) }
  }
}
