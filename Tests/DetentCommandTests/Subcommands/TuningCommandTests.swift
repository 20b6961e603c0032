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

  @Test func lintSaysWhereWhatAndWhatToDo() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write(
      "t.json", "{\"base\": \"uikit\",\n  \"flickSpeed\": 200,\n  \"rageWindow\": 0\n}\n")
    let program = ProgramRun("tuning", "lint", file, "uikit")
    #expect(program.status == .checkFailed)
    #expect(program.diagnostics.isEmpty)
    #expect(
      program.output == """
        t.json: line 2: flick-contradiction: a release between flickSpeed 200 pt/s and \
        minimumProjectedSpeed 250 pt/s counts as a flick and as one at rest; \
        raise flickSpeed or lower minimumProjectedSpeed
        t.json: line 3: window-zero: nothing happens within rageWindow 0 us, so nothing is \
        counted; raise rageWindow above 0
        2 tunings, 2 warnings

        """)
    #expect(ProgramRun("tuning", "lint", file, "-q") == ProgramRun.quiet(.checkFailed))
  }

  @Test func lintLooksAtAllPresetsUnlessSomeAreNamed() {
    #expect(
      ProgramRun("tuning", "lint").output == "\(TuningPreset.allCases.count) tunings, 0 warnings\n")
    #expect(ProgramRun("tuning", "lint", "uikit").output == "1 tuning, 0 warnings\n")
  }

  @Test func lintHoldsDetentsOfTheCommandLineAgainstTheFinger() throws {
    let program = ProgramRun(
      "tuning", "lint", "uikit", "--device", "iPhone SE3", "--detents", "medium,near=51%,low=40")
    #expect(program.status == .checkFailed)
    #expect(program.output.contains("uikit: detent-low: detent low of 40 pt"))
    let scratch = try ScratchFolder()
    let scene = try scratch.write(
      "s.json", #"{"sheet":{"detents":[{"id":"a","height":300},{"id":"b","height":310}]}}"#)
    #expect(
      ProgramRun("tuning", "lint", "uikit", "--scene", scene).output == """
        uikit: detents-close: detent a of 300 pt and detent b of 310 pt lie within the noise of \
        a finger; move them 20 pt or more apart
        1 tuning, 1 warning

        """)
  }

  @Test func aTuningThatCannotBeReadIsNoWarning() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write("t.json", "{\"flickSped\": 200}")
    #expect(ProgramRun("tuning", "lint", file).status == .badConfiguration)
    #expect(ProgramRun("tuning", "lint", "uikti").status == .usage)
  }
}

extension ProgramRun {
  /// A run that says nothing.
  fileprivate static func quiet(_ status: Status) -> ProgramRun {
    var run = ProgramRun("--version")
    run.output = ""
    run.status = status
    return run
  }
}
