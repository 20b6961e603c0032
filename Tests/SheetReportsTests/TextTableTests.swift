import SheetReports
import Testing

@Suite struct TextTableTests {
  private static let table = {
    var table = TextTable([.left, .right, .left], dispensable: [2, 1])
    table.add(["metric", "value", "definition"], .heading)
    table.add(["rate", "5 %", "sessions that were dismissed / all of the sessions"])
    return table
  }()

  private static func lines(_ columns: Int?) -> [String] {
    table.lines(in: TextLayout(columns: columns, isColored: false))
  }

  @Test func aTableForAFileIsAsWideAsItNeeds() {
    #expect(
      Self.lines(nil) == [
        "metric  value  definition",
        "rate      5 %  sessions that were dismissed / all of the sessions",
      ])
    #expect(Self.lines(nil) == Self.table.lines)
    #expect(Self.lines(65) == Self.lines(nil))
  }

  @Test func aLongLastColumnIsBroken() {
    #expect(
      Self.lines(50) == [
        "metric  value  definition",
        "rate      5 %  sessions that were dismissed / all",
        "               of the sessions",
      ])
  }

  @Test(arguments: [
    (44, ["metric  value", "rate      5 %"]), (13, ["metric  value", "rate      5 %"]),
    (12, ["metric", "rate"]), (3, ["metric", "rate"]),
  ])
  func columnsAreLeftOutWhereThereIsNoRoom(_ columns: Int, _ expected: [String]) {
    #expect(Self.lines(columns) == expected)
  }

  @Test func headingsArePaintedWhereColoursAreSeen() {
    let lines = Self.table.lines(in: TextLayout(columns: nil, isColored: true))
    #expect(lines[0] == "\u{1B}[1mmetric  value  definition\u{1B}[0m")
    #expect(lines[1] == Self.table.lines[1])
  }

  @Test(arguments: [
    (9, ["one two", "  three", "  four"]), (100, ["one two three four"]),
    (2, ["one", "  two", "  three", "  four"]),
  ])
  func wordsAreBrokenWhereTheTerminalEnds(_ columns: Int, _ expected: [String]) {
    let layout = TextLayout(columns: columns, isColored: false)
    #expect(layout.broken("one two three four") == expected)
  }
}
