import Foundation
import SheetReports
import TestSupport
import Testing

struct TableColumnsTests {
  /// The file name, the first line, and how one row of the test below looks.
  private static func header<Table: CSVTable>(of table: Table.Type) -> String {
    var writer = CSVWriter()
    table.appendHeader(to: &writer)
    return String(decoding: writer.takeBytes(), as: UTF8.self)
  }

  private static let headers = [
    (SessionsTable.fileName, header(of: SessionsTable.self)),
    (GesturesTable.fileName, header(of: GesturesTable.self)),
    (DwellsTable.fileName, header(of: DwellsTable.self)),
    (HandOffsTable.fileName, header(of: HandOffsTable.self)),
    (CallbacksTable.fileName, header(of: CallbacksTable.self)),
    (SummaryTable.fileName, header(of: SummaryTable.self)),
    (ProblemsTable.fileName, header(of: ProblemsTable.self)),
  ]

  @Test func `the columns are the committed contract`() throws {
    try expectGolden(Self.headers.map { "\($0.0): \($0.1)" }.joined(), "columns.txt")
  }

  @Test(.enabled(if: SharedFolder.exists, "needs the design document"), arguments: headers)
  func `the columns are those of the design document`(name: String, header: String) throws {
    let design = try SharedFolder.text("design.md")
    #expect(design.contains("`\(name)`: `\(header.dropLast())`"), "\(header)")
  }

  @Test(.enabled(if: SharedFolder.exists, "needs the design document"))
  func `the columns of a replay are those of the design document`() throws {
    let header = Self.header(of: ReplayTable.self)
    let design = try SharedFolder.text("design.md")
    #expect(design.contains("`replay` rows: `\(header.dropLast())`"), "\(header)")
  }

  @Test func `units in names and kinds of columns agree`() {
    let columns =
      SessionsTable.columns + GesturesTable.columns + DwellsTable.columns
      + HandOffsTable.columns + CallbacksTable.columns + SummaryTable.columns
      + ProblemsTable.columns
      + ReplayTable.columns
    for column in columns {
      #expect((column.kind == .points) == column.name.hasSuffix("_pt"), "\(column.name)")
      #expect((column.kind == .speed) == column.name.hasSuffix("_pt_s"), "\(column.name)")
      if column.name.hasSuffix("_us") { #expect(column.kind == .integer, "\(column.name)") }
    }
  }
}
