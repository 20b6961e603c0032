import DetentCommand
import Testing

/// Tables in a folder, where what is no trace is passed over, and on the command line.
@Suite struct TableInputTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("named.csv", "t_ms,x,y,phase\n0,1,2,down\n10,1,3,up\n")
    try scratch.write("plain.csv", "0,1,2,0\n10,1,3,2\n20,1,3,1\n")
    try scratch.write("timeless.csv", "x,y,phase\n1,2,down\n1,3,up\n")
    try scratch.write("rows.json", "[[0,1,2,0],[10,1,3,2],[20,1,3,1]]\n")
    try scratch.write("notes.md", "# Notes\n\n| a | b | c |\n| 1 | 2 | 3 |\n")
  }

  /// The files in which touches were found.
  private func read(_ arguments: [String]) -> [String] {
    let run = ProgramRun(["inspect", scratch.path(""), "--format", "csv"] + arguments)
    return run.output.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return fields[4] == "0" ? nil : String(fields[0])
    }
  }

  @Test(arguments: [
    ("names of x, y and a time", [], ["named.csv"]),
    ("stated columns", ["--columns", "t_ms,x,y,action"], ["named.csv", "plain.csv", "rows.json"]),
    ("a preset", ["--csv-preset", "ahb"], ["named.csv", "plain.csv", "rows.json"]),
  ])
  func aTableInAFolderCountsIfItsColumnsAreKnown(
    _ name: String, _ arguments: [String], _ expected: [String]
  ) {
    #expect(read(arguments) == expected, "\(name)")
  }

  @Test(arguments: [
    ("plain.csv", "name them with --columns"), ("rows.json", "name them with --columns"),
    ("timeless.csv", "--assume-rate"),
    ("notes.md", "no recording of a known format"),
  ])
  func aNamedTableThatCannotBeReadSaysWhatToDo(_ file: String, _ words: String) {
    let run = ProgramRun("inspect", scratch.path(file))
    #expect(run.status == .unusableInput)
    #expect(run.diagnostics.contains(words))
  }
}
