import DetentCommand
import SheetReplay
import Testing

@Suite struct TuningCommandTests {
  @Test func eachPresetIsListedAndCanBeShown() throws {
    let list = ProgramRun("tuning", "list")
    #expect(list.status == .done)
    for preset in TuningPreset.allCases {
      #expect(list.output.contains(preset.rawValue))
      let shown = ProgramRun("tuning", "show", preset.rawValue)
      #expect(try Tuning(json: Array(shown.output.utf8)) == preset.tuning)
    }
  }

  @Test func eachFieldIsListedWithItsUnit() throws {
    let lines = ProgramRun("tuning", "list").output.split(separator: "\n")
    for field in Tuning.fields {
      let line = try #require(lines.first { $0.hasPrefix(field.name + " ") }, "\(field.name)")
      #expect(line.contains(field.unit.rawValue) && line.contains(field.summary))
    }
  }

  @Test func aShownFileMayBeUsedAndShownAgain() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write("t.json", "{\"base\":\"percent-driven\",\"flickSpeed\":800}")
    let shown = ProgramRun("tuning", "show", file)
    let again = try scratch.write("u.json", shown.output)
    #expect(ProgramRun("tuning", "show", again) == shown)
    #expect(shown.output.contains("\"flickSpeed\": 800"))
  }
}
