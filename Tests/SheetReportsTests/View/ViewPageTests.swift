import SheetAnalytics
import SheetReplay
import SheetReports
import TestSupport
import Testing
import TouchTraces

@Suite struct ViewPageTests {
  private static let texts =
    [("layout", HashedText.viewLayout), ("drawing", .viewDrawing)]
    + ViewScript.parts.enumerated().map { ("script \($0 + 1)", $1) }

  @Test(arguments: texts.indices)
  func `the policy admits the text that the page holds`(_ index: Int) throws {
    let (name, text) = Self.texts[index]
    #expect(try sha256(text.text) == text.hash, "\(name)")
  }

  @Test func `a minute at 120 samples a second takes less than 500 kB`() {
    var page = ViewPage(tunings: ["uikit"])
    page.add(Self.minute())
    #expect((200_000..<500_000).contains(page.text.utf8.count))
  }

  @Test func `the data of a page cannot end the element that they stand in`() throws {
    var session = Self.minute()
    session.id = "</script><!--\"\\\u{1}\u{2028}é"
    var page = ViewPage(tunings: ["<b>"])
    page.note = "<&>"
    page.add(session)
    let text = page.text
    let start = try #require(text.firstRange(of: "id=\"data\">")).upperBound
    let end = try #require(text[start...].firstRange(of: "</script>")).lowerBound
    #expect(!text[start..<end].contains("<"))
    let value = try JSONParser.parse(Array(text[start..<end].utf8))
    guard case .object(let data) = value, case .array(let sessions)? = data["sessions"],
      case .object(let read)? = sessions.first
    else {
      Issue.record("the data are an object with sessions")
      return
    }
    #expect(data["note"] == .string("<&>"))
    #expect(data["tunings"] == .array([.string("<b>")]))
    #expect(read["id"] == .string(session.id))
  }

  @Test func `a page is full at a few megabytes`() {
    var page = ViewPage(tunings: ["uikit"])
    let session = Self.minute()
    while !page.isFull { page.add(session) }
    #expect((ViewPage.dataLimit..<ViewPage.dataLimit + 500_000).contains(page.text.utf8.count))
    #expect(page.count > 5)
  }

  /// A finger that drags the sheet up and down for a minute, with thirty gestures, explained.
  private static func minute() -> ViewedSession {
    var trace = TraceBuilder()
    for _ in 0..<30 {
      trace.down(y: 700)
      trace.move(toX: 220, toY: 250, over: 0.8, samples: 96)
      trace.move(toX: 190, toY: 600, over: 1, samples: 120)
      trace.up()
      trace.wait(0.2)
    }
    trace.add(.end)
    var sheet = Sheet()
    sheet.detents = [.medium, .large]
    var engine = SheetEngine(
      scene: Scene(sheet: sheet, content: Content()), tuning: .uikit, startsPresented: true)
    var recorder = TimelineRecorder(engine: engine, anchor: .session)
    for event in trace.events {
      recorder.prepare(for: event.time)
      recorder.observe(engine.answer(to: event), of: event, engine: engine)
    }
    let gesture = ViewedGesture(explanation: SampleExplanation.flick)
    return ViewedSession(
      SessionHeader(), timelines: recorder.finish(),
      gestures: Array(repeating: gesture, count: 30))
  }
}
