import DetentCommand
import Foundation
import TestSupport
import Testing
import TouchTraces

@Suite struct ExplainCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  /// Up 40 pt at -1300 pt/s from medium, then a tap on the dimming at large.
  private static let session = """
    {"format":"touch-trace","version":1,"id":"a","sheet":{"detents":["medium","large"]}}
    [0,"began",1,196,700]
    [0.01,"moved",1,196,690]
    [0.02,"moved",1,196,663]
    [0.03,"moved",1,196,650]
    [0.03,"ended",1,196,650]
    [2,"began",1,196,20]
    [2.1,"ended",1,196,20]
    [4,"end"]

    """

  private static let flick = """
    session a, gesture 1 of 2: settled at large
      0.000 s to 0.030 s, on plain, sheet, from medium

      0.010 s  R01  The finger moved past the slop.
                    finger travel 10.000 pt is at least touchSlop 10.000 pt, margin 0.000 pt
      0.010 s  A01  The touch began on the sheet itself, outside any scrolling content.
      0.030 s  S03  The projected end point is nearest to this detent.
                    release speed 1300.0 pt/s is at least minimumProjectedSpeed 250.0 pt/s, margin 1050.0 pt/s
                    release speed 1300.0 pt/s is at least flickSpeed 1000.0 pt/s, margin 300.0 pt/s
                    settled at large: projected 229.9 is nearer to 69.0 than to 398.6, margin 3.9 pt

      each of these alone would have changed it:
        travel               -50.0 -> -38.46 pt      settled at medium
        release velocity     -1300.0 -> -999.9 pt/s  settled at medium
        mediumFactor         0.56 -> 0.1575 of max   ignored, sheet at medium
        velocityStaleAfter   100000 -> 0 us          settled at medium
        touchSlop            10 -> 37.01 pt          settled at medium
        topPadHomeIndicator  10 -> 548.3 pt          ignored, sheet at medium

    """

  @Test func aGestureIsExplainedInFull() throws {
    let file = try scratch.write("a.jsonl", Self.session)
    let program = ProgramRun("explain", file, "--session", "a", "--gesture", "1")
    #expect(program.status == .done)
    #expect(program.diagnostics.isEmpty)
    #expect(program.output == Self.flick)
    #expect(program == ProgramRun("explain", file, "--session", "a", "--gesture", "1"))
  }

  @Test func allGesturesAreExplainedBriefly() throws {
    let file = try scratch.write("a.jsonl", Self.session)
    let program = ProgramRun("explain", file, "--session", "a")
    #expect(
      program.output == """
        session a: 2 gestures
          1  0.000 s to 0.030 s  on plain, sheet, from medium      A01 S03  settled at large
             The projected end point is nearest to this detent. settled at large: projected 229.9 is nearer to 69.0 than to 398.6, margin 3.9 pt
          2  2.000 s to 2.100 s  on outside, no owner, from large  E17      tapped, sheet at large
             The dimming view was tapped. edge 69.0 pt is at most the full position's 69.2 pt, margin 0.2 pt

        """)
  }

  @Test func theTuningOfTheCommandLineIsTheOneThatIsExplained() throws {
    let file = try scratch.write("a.jsonl", Self.session)
    let tuning = try scratch.write("t.json", "{\"decelerationRate\":0.98,\"flickSpeed\":2000}")
    let program = ProgramRun("explain", file, "--session", "a", "--tuning", tuning)
    #expect(program.output.contains("settled at medium: projected 294.9 is nearer to 398.6"))
  }

  @Test func jsonHasTheSameGestures() throws {
    let file = try scratch.write("a.jsonl", Self.session)
    let program = ProgramRun("explain", file, "--session", "a", "--json")
    let value = try JSONParser.parse(Array(program.output.utf8))
    guard case .object(let session) = value, case .array(let gestures)? = session["gestures"]
    else {
      Issue.record("the answer is an object with gestures")
      return
    }
    #expect(gestures.count == 2)
    #expect(session["session_id"] == .string("a"))
    #expect(program.output.contains("\"projected_y_pt\": 229.86"))
  }

  @Test func anUnknownSessionIsMissingInputThatNamesTheNearest() throws {
    let text = ["s-001", "s-002", "s-011", "other"].map { SmallTrace.session($0) }.joined()
    let file = try scratch.write("a.jsonl", text)
    let program = ProgramRun("explain", file, "--session", "s-003")
    #expect(program.status == .missingInput)
    #expect(program.output.isEmpty)
    #expect(
      program.diagnostics == """
        detent: there is no session 's-003', the nearest known are 's-001', 's-002', 's-011'

        """)
  }

  @Test func anUnknownGestureIsMissingInput() throws {
    let file = try scratch.write("a.jsonl", Self.session)
    let program = ProgramRun("explain", file, "--session", "a", "--gesture", "3")
    #expect(program.status == .missingInput)
    #expect(program.diagnostics == "detent: there is no gesture 3: session 'a' has 2\n")
  }

  @Test func aLaterPresentationIsASessionOfItsOwn() throws {
    let text = """
      {"format":"touch-trace","version":1,"id":"a","sheet":{"detents":["medium","large"]}}
      [0,"began",1,196,700]
      [0.1,"ended",1,196,700]
      [1,"dismiss",false]
      [2,"present",false]
      [3,"began",1,196,700]
      [3.01,"moved",1,196,680]
      [3.3,"ended",1,196,680]
      [4,"end"]

      """
    let file = try scratch.write("a.jsonl", text)
    #expect(
      ProgramRun("explain", file, "--session", "a").output.hasPrefix("session a: 1 gesture\n"))
    let second = ProgramRun("explain", file, "--session", "a.2", "--gesture", "1")
    #expect(second.output.hasPrefix("session a.2, gesture 1 of 1: settled at medium\n"))
    #expect(second.output.contains("  1.000 s to 1.300 s, on plain, sheet, from medium\n"))
    #expect(ProgramRun("explain", file, "--session", "a.3").status == .missingInput)
  }

  @Test func sessionsOfSeveralFilesAreFoundByTheirFinalIDs() throws {
    try scratch.write("in/a.jsonl", Self.session)
    try scratch.write("in/b.jsonl", SmallTrace.session("a"))
    let program = ProgramRun("explain", scratch.path("in"), "--session", "a~2")
    #expect(program.output.hasPrefix("session a~2: 1 gesture\n"))
  }

  @Test(.enabled(if: SharedFolder.exists, "needs the folder of recordings beside the checkout"))
  func aRecordingWithoutASheetIsExplainedGestureByGesture() throws {
    let path = SharedFolder.url.appending(path: "traces/handmade/getevent-lt.txt").path
    let program = ProgramRun(
      "explain", path, "--session", "getevent-lt#1", "--detents", "medium,large")
    #expect(program.status == .done)
    #expect(program.output.hasPrefix("session getevent-lt#1: "))
  }

  @Test func aSessionMustBeNamed() {
    let program = ProgramRun("explain", "x")
    #expect(program.status == .usage)
    #expect(
      program.diagnostics == """
        detent: option '--session' is needed to say whose gestures are explained
        detent: see 'detent explain --help'

        """)
  }

  @Test(arguments: ["0", "-1", "one"])
  func gesturesCountFromOne(_ number: String) {
    let program = ProgramRun("explain", "x", "--session", "a", "--gesture=\(number)")
    #expect(program.status == .usage)
  }
}
