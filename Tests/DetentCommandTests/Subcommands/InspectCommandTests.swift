import DetentCommand
import Testing

@Suite struct InspectCommandTests {
  private let scratch: ScratchFolder
  private let folder: String

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("in/a.jsonl", SmallTrace.session("a") + SmallTrace.session("b"))
    try scratch.write("in/b.txt", "no trace\n")
    folder = scratch.path("in")
  }

  @Test func theTableIsAligned() {
    #expect(
      ProgramRun("inspect", folder).output == """
        file     format       sessions  gestures  touches  duration  median rate  problems
        a.jsonl  touch-trace         2         2        2   2.400 s     120.0 Hz         0
        b.txt                        0         0        0   0.000 s                      1

        """)
  }

  @Test func theSameNumbersComeAsCSVAndJSON() {
    #expect(
      ProgramRun("inspect", "-f", "csv", folder).output == """
        source,format,sessions,gestures,touches,samples,duration_us,median_interval_us,problems
        a.jsonl,touch-trace,2,2,2,8,2400000,8333,0
        b.txt,,0,0,0,0,0,,1

        """)
    let json = ProgramRun("inspect", "--json", folder).output
    #expect(json.contains("\"median_interval_us\": 8333"))
    #expect(json.contains("\"format\": null"))
  }
}
