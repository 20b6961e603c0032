import DetentCommand
import Testing

@Suite struct StepSummaryTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  @Test func aSectionIsAddedToWhatIsThere() throws {
    let path = try scratch.write("summary", "# other\n")
    try StepSummary.append("# check\n", to: path)
    try StepSummary.append("# again\n", to: path)
    #expect(try scratch.text("summary") == "# other\n# check\n# again\n")
  }

  @Test func aSummaryThatIsNotThereIsBegun() throws {
    try StepSummary.append("# check\n", to: scratch.path("summary"))
    #expect(try scratch.text("summary") == "# check\n")
  }

  @Test func aFolderIsNoSummary() {
    #expect(throws: CommandFailure.self) { try StepSummary.append("x", to: scratch.path) }
  }
}
