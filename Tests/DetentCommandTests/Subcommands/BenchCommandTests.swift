import DetentCommand
import Testing
import TouchTraces

/// One after the other: what is measured lies in one folder of the process.
@Suite(.serialized) struct BenchCommandTests {
  @Test func jsonHasEveryNumber() throws {
    let program = ProgramRun("bench", "engine", "--sessions", "4", "--rounds", "2", "--json")
    #expect(program.status == .done)
    guard case .object(let object) = try JSONParser.parse(Array(program.output.utf8)) else {
      Issue.record("the answer is an object")
      return
    }
    #expect(
      object.members.map(\.name) == [
        "allocations_by_other_events", "allocations_by_touch_events", "ns_per_event_fastest",
        "ns_per_event_median", "other_events", "repeatable", "rounds", "sessions",
        "touch_events",
      ])
    #expect(object["rounds"] == .integer(2))
    #expect(object["repeatable"] == .boolean(true))
  }

  @Test func tableNamesItsUnit() {
    let program = ProgramRun("bench", "engine", "--sessions", "2", "--rounds", "1")
    #expect(program.output.contains("ns per event"))
    #expect(program.output.hasPrefix("sessions"))
  }

  @Test func aReportIsMeasuredBesideItsFloor() throws {
    let folder = try ScratchFolder()
    let corpus = folder.path("corpus")
    #expect(ProgramRun("synthesize", "--sessions", "4", "--out", corpus).status == .done)
    let program = ProgramRun("bench", "report", corpus, "--rounds", "1", "-j", "1", "--json")
    #expect(program.status == .done)
    guard case .object(let object) = try JSONParser.parse(Array(program.output.utf8)) else {
      Issue.record("the answer is an object")
      return
    }
    #expect(
      object.members.map(\.name) == [
        "bytes", "decode", "engine", "events", "files", "inflate", "peak_memory_bytes", "report",
        "sessions",
        "threads",
      ])
    #expect(object["sessions"] == .integer(4))
    guard case .object(let floor)? = object["inflate"] else {
      Issue.record("the floor is an object")
      return
    }
    #expect(floor["ratio"] == .integer(1))
    #expect(ProgramRun("bench", "report", corpus, "--rounds", "1").output.contains("ns/event"))
  }

  @Test func importsAreMeasuredFormatByFormat() throws {
    let folder = try ScratchFolder()
    let files = try [
      folder.write("a.sh", "input swipe 100 900 100 300 100\n"),
      folder.write("b.sh", "input swipe 100 900 100 300 100\n"),
      folder.write("c.csv", "t,x,y,phase\n0,1,2,began\n0.008,1,3,moved\n0.017,1,3,ended\n"),
    ]
    let program = ProgramRun(["bench", "import", "--rounds", "2", "--json"] + files)
    #expect(program.status == .done, "\(program.diagnostics)")
    let answer = try JSONParser.parse(Array(program.output.utf8))
    guard case .object(let formats) = answer, case .object(let swipes)? = formats["swipe-commands"]
    else {
      Issue.record("the answer names the formats")
      return
    }
    #expect(formats.members.map(\.name) == ["csv", "swipe-commands"])
    #expect(swipes["files"] == .integer(2))
    #expect(swipes["bytes"] == .integer(64))
    #expect(swipes["events"] == .integer(28))
    #expect(ProgramRun(["bench", "import", files[2]]).output.hasPrefix("format  files"))
  }

  @Test(arguments: [["bench"], ["bench", "report"]])
  func withoutFilesSessionsAreMadeUp(_ arguments: [String]) throws {
    let program = ProgramRun(arguments + ["--sessions", "3", "--rounds", "1", "--json"])
    #expect(program.status == .done, "\(program.diagnostics)")
    guard case .object(let object) = try JSONParser.parse(Array(program.output.utf8)) else {
      Issue.record("the answer is an object")
      return
    }
    #expect(object["files"] == .integer(3))
    #expect(object["sessions"] == .integer(3))
  }

  @Test(arguments: [
    (["bench", "engin"], "unknown command 'bench engin', the nearest known is 'bench engine'"),
    (["bench", "engine", "again"], "unexpected argument 'again'"),
    (["bench", "import"], "missing PATH"),
    (
      ["bench", "engine", "--rounds", "0"],
      "option '--rounds' has the value '0', expected a whole number from 1 to 1000000"
    ),
    (
      ["bench", "engine", "--format", "csv"],
      "option '--format' has the value 'csv', expected table or json"
    ),
  ])
  func wrongUseIsExplained(_ arguments: [String], _ message: String) {
    let program = ProgramRun(arguments)
    #expect(program.status == .usage)
    #expect(program.diagnostics == "detent: \(message)\ndetent: see 'detent bench --help'\n")
  }
}
