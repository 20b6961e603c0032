import DetentCommand
import SheetAnalytics
import Testing
import TouchTraces

@Suite struct OptionTests {
  private static let detents =
    "names such as medium,large,peek=100,third=33%, each once, of up to 1000000000 pt"
  private static let screen =
    "WxH@S such as 1170x2532@3, sides from 1 to 10000, scale from 0.1 to 100"

  @Test func optionsOfAReportAreRead() throws {
    let command = try ReportCommand(parsing: [
      "a", "--tuning", "uikit", "--detents=medium,large,peek=100,third=33%", "--start", "peek",
      "--content", "none", "--group-by", "app,device", "--where", "app=5=2", "--where", "b=",
      "--dwell-horizon", "2.5", "-o", "out", "-j4", "--max-bad", "5%", "--anchor", "session",
      "--seed", "7", "-qvv", "--no-progress", "--no-color", "--force", "--raw-cells",
      "--callbacks", "--axis-max", "1079,2339", "--screen", "1170x2532@3", "--rotate", "90",
      "--flip-x", "--flip-y", "--assume-rate", "120", "--columns", "t_ms,x,-,y", "--paths-from",
      "-", "-0", "b",
    ])
    #expect(command.input.paths == ["a", "b"])
    #expect(command.scene.tuning == "uikit")
    #expect(
      command.scene.fields.sheet.detents == [
        .medium, .large, DetentDescription(id: "peek", height: .fixed(100)),
        DetentDescription(id: "third", height: .fraction(0.33)),
      ])
    #expect(command.scene.fields.sheet.selectedDetentIdentifier == .set("peek"))
    #expect(command.scene.fields.content == .set(nil))
    #expect(command.scene.anchor == .session)
    #expect(command.groupBy == ["app", "device"])
    #expect(
      command.input.filter == [Label(name: "app", value: "5=2"), Label(name: "b", value: "")])
    #expect(command.dwellHorizon == 2_500_000)
    #expect(command.out == "out")
    #expect(command.input.jobs == 4)
    #expect(command.input.badLimit == .percent(5))
    #expect(command.seed == 7)
    #expect(command.general.quiet)
    #expect(command.general.verbosity == 2)
    #expect(!command.general.showsProgress)
    #expect(command.general.color == .never)
    #expect(command.force && command.rawCells && command.callbacks)
    #expect(command.input.importing.axisMaximum == ImportOptions.AxisMaximum(x: 1079, y: 2339))
    #expect(
      command.input.importing.screen
        == ImportOptions.PixelScreen(width: 1170, height: 2532, scale: 3))
    #expect(command.input.importing.rotation == .quarter)
    #expect(command.input.importing.flipX && command.input.importing.flipY)
    #expect(command.input.importing.assumedRate == 120)
    #expect(command.input.importing.columns == ["t_ms", "x", "-", "y"])
    #expect(command.input.pathsFrom == "-" && command.input.pathsEndWithNUL)
  }

  @Test(arguments: [
    (["--detents", "medium,medium"], Self.detents),
    (["--detents", "peek"], Self.detents),
    (["--detents", "peek=0"], Self.detents),
    (["--detents", "peek=101%"], Self.detents),
    (["--detents", "peek=1e308"], Self.detents),
    (["--device", "iPhone 14 Por"], "a known device such as 'iPhone 14 Pro'"),
    (["--content", "-1"], "a height from 0 to 1000000000 pt, or none"),
    (["--content", "nan"], "a height from 0 to 1000000000 pt, or none"),
    (["--content", "1.1e9"], "a height from 0 to 1000000000 pt, or none"),
    (["--anchor", "sesion"], "gesture or session"),
    (["--where", "app"], "LABEL=VALUE"),
    (["--dwell-horizon", "0"], "seconds above 0"),
    (["--dwell-horizon", "1e300"], "seconds above 0"),
    (["--max-bad", "-1"], "a count or a percentage"),
    (["--max-bad", "101%"], "a count or a percentage"),
    (["-j", "0"], "a number from 1 to 256"),
    (["--axis-max", "1079"], "X,Y, whole numbers from 1 to 2147483647"),
    (["--axis-max", "0,1"], "X,Y, whole numbers from 1 to 2147483647"),
    (["--axis-max", "1079,2147483648"], "X,Y, whole numbers from 1 to 2147483647"),
    (["--axis-max", "9223372036854775807,1"], "X,Y, whole numbers from 1 to 2147483647"),
    (["--screen", "1170x2532"], Self.screen),
    (["--screen", "1x1@1e-300"], Self.screen),
    (["--screen", "1x1@0.09"], Self.screen),
    (["--screen", "1x1@101"], Self.screen),
    (["--screen", "0.5x1@1"], Self.screen),
    (["--screen", "1x10001@1"], Self.screen),
    (["--rotate", "45"], "90, 180 or 270"),
    (["--rotate", "0"], "90, 180 or 270"),
    (["--assume-rate", "0"], "Hz from 1 to 100000"),
    (["--assume-rate", "0.5"], "Hz from 1 to 100000"),
    (["--assume-rate", "1e308"], "Hz from 1 to 100000"),
    (["--appium-moveto", "both"], "relative or absolute"),
    (["--columns", "t,x"], "names such as t_ms,x,y,phase,id, x and y among them"),
    (["--columns", "t,x,y,colour"], "names such as t_ms,x,y,phase,id, x and y among them"),
    (["--csv-preset", "nobody"], "one of touchalytics, hmog, ahb, how-we-swipe, lg"),
    (["--out", ""], "a folder"),
    (["--out", "-"], "a folder"),
    (["--group-by", "app,"], "labels between commas"),
    (["--seed", "-1"], "a whole number from 0"),
    (["--color", "blue"], "auto, always or never"),
  ])
  func wrongValuesNameWhatIsExpected(_ arguments: [String], _ expected: String) {
    let option = arguments[0] == "-j" ? "--jobs" : arguments[0]
    let program = ProgramRun(["report"] + arguments)
    #expect(program.status == .usage)
    #expect(
      program.diagnostics == """
        detent: option '\(option)' has the value '\(arguments[1])', expected \(expected)
        detent: see 'detent report --help'

        """)
  }

  @Test(arguments: [
    (
      ["replay", "-f", "json", "x"],
      "option '--format' has the value 'json', expected csv or ndjson"
    ),
    (["convert", "--out", ""], "option '--out' has the value '', expected a file or -"),
    (["replay", "-o="], "option '--out' has the value '', expected a file or -"),
    (["synthesize", "--out", "-"], "option '--out' has the value '-', expected a folder"),
    (
      ["replay", "x", "--start", "zz", "--detents", "medium,peek=100"],
      "option '--start' has the value 'zz', expected one of --detents: medium, peek"
    ),
    (["inspect", "--json", "-f", "csv"], "options '--format' and '--json' exclude each other"),
    (
      ["convert", "--to", "csv"],
      "option '--to' has the value 'csv', expected one of touch-trace, dtz, evemu, webkit, flutter"
    ),
    (
      ["inspect", "--columns", "t,x,y", "--csv-preset", "lg"],
      "options '--columns' and '--csv-preset' exclude each other"
    ),
    (["synthesize"], "option '--out' is needed to say where files go"),
    (["synthesize", "x"], "unexpected argument 'x'"),
    (["tuning"], "missing 'list', 'show' or 'lint' behind 'tuning'"),
    (["tuning", "shwo"], "unknown command 'tuning shwo', the nearest known is 'tuning show'"),
    (["tuning", "show"], "missing name or file of a tuning behind 'show'"),
    (["tuning", "list", "x"], "unexpected argument 'x'"),
  ])
  func contradictionsAreUsageErrors(_ arguments: [String], _ message: String) {
    let program = ProgramRun(arguments)
    #expect(program.status == .usage)
    #expect(program.output.isEmpty)
    #expect(
      program.diagnostics
        == "detent: \(message)\ndetent: see 'detent \(arguments[0]) --help'\n")
  }

  @Test func theLargestValuesAreTaken() throws {
    let command = try ReportCommand(parsing: [
      "--detents", "peek=1e9", "--content", "1e9", "--axis-max", "2147483647,1",
      "--screen", "10000x1@0.1", "--assume-rate", "100000",
    ])
    #expect(
      command.scene.fields.sheet.detents == [DetentDescription(id: "peek", height: .fixed(1e9))])
    #expect(command.input.importing.axisMaximum?.x == 2_147_483_647)
    #expect(command.input.importing.screen?.scale == 0.1)
    #expect(command.input.importing.assumedRate == 100_000)
  }

  @Test(arguments: [
    ("3", 3, 100, false), ("3", 4, 100, true), ("5%", 5, 100, false),
    ("5%", 6, 100, true), ("0", 0, 0, false), ("0%", 1, 1000, true),
  ])
  func theLimitOfBadInputsIsInclusive(_ text: String, _ bad: Int, _ all: Int, _ exceeded: Bool)
    throws
  {
    #expect(try #require(BadLimit(text)).isExceeded(bad: bad, of: all) == exceeded)
  }
}
