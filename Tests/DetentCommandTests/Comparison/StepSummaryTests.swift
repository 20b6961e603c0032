import DetentCommand
import Testing

@Suite struct StepSummaryTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  @Test func aSectionIsAddedToWhatIsThere() throws {
    let path = try scratch.write("summary", "# other\n")
    try StepSummary.append("# check\n", to: path, whole: "check.md")
    try StepSummary.append("# again\n", to: path, whole: "check.md")
    #expect(try scratch.text("summary") == "# other\n# check\n# again\n")
  }

  @Test func aSummaryThatIsNotThereIsBegun() throws {
    try StepSummary.append("# check\n", to: scratch.path("summary"), whole: "check.md")
    #expect(try scratch.text("summary") == "# check\n")
  }

  @Test func aFolderIsNoSummary() {
    #expect(throws: CommandFailure.self) {
      try StepSummary.append("x", to: scratch.path, whole: "check.md")
    }
  }

  @Test func whatHasNoRoomIsCutAtARowAndCounted() throws {
    let before = String(repeating: "b", count: StepSummary.limit - 60)
    let path = try scratch.write("summary", before)
    let rows = (1...9).map { "| row \($0) |\n" }.joined()
    try StepSummary.append(rows, to: path, whole: "check.md")
    let text = try scratch.text("summary")
    #expect(text.utf8.count <= StepSummary.limit)
    #expect(
      text.dropFirst(before.count)
        == "| row 1 |\n| row 2 |\n| row 3 |\n\nand 6 more lines in check.md\n")
  }

  @Test func whereNothingFitsNothingIsAdded() throws {
    let before = String(repeating: "b", count: StepSummary.limit - 9)
    let path = try scratch.write("summary", before)
    try StepSummary.append("| row 1 |\n", to: path, whole: "check.md")
    #expect(try scratch.text("summary") == before)
  }
}
