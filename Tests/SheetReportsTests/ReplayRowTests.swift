import Foundation
import SheetReplay
import SheetReports
import TestSupport
import Testing
import TouchTraces

struct ReplayRowTests {
  private var lift: ReplayRow {
    var row = ReplayRow(
      number: 3, time: Timestamp(microseconds: 410_000), kind: "ended", phase: .settling,
      owner: .none, sheetY: 402.333_333_333_333_3, detent: "large", contentOffset: -0.25,
      dim: 0.48)
    row.rules = [.s03, .a06]
    row.callbacks = ["didChange(large)", "willDismiss"]
    row.release = ReleaseDecision(u: 402.1, velocity: -1234.5678, projected: 279.88)
    row.settleMicroseconds = 418_000
    return row
  }

  private var move: ReplayRow {
    ReplayRow(
      number: 2, time: Timestamp(microseconds: -1), kind: "moved", phase: .undecided,
      owner: .undecided, sheetY: 426, detent: "a\"\\\n\u{1F}é", contentOffset: nil, dim: 0)
  }

  @Test func `CSV rows have the widths of their columns`() {
    var writer = CSVWriter()
    ReplayTable.appendRow(id: "s-1", lift, to: &writer)
    var plain = move
    plain.detent = "medium"
    ReplayTable.appendRow(id: "s-1", plain, to: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        s-1,3,410000,ended,settling,none,402.333,large,-0.250,0.48,S03 A06,didChange(large) willDismiss
        s-1,2,-1,moved,undecided,undecided,426.000,medium,,0,,

        """)
  }

  @Test func `lines have full precision and say what was released`() {
    var writer = NDJSONWriter()
    ReplayLines.appendRow(id: "s-1", lift, to: &writer)
    #expect(
      String(decoding: writer.takeBytes(), as: UTF8.self)
        == #"{"callbacks":"didChange(large) willDismiss","content_offset_pt":-0.25,"#
        + #""detent":"large","dim":0.48,"event":3,"kind":"ended","owner":"none","#
        + #""phase":"settling","projected":279.88,"rules":"S03 A06","session_id":"s-1","#
        + #""settle_us":418000,"sheet_y_pt":402.3333333333333,"time_us":410000,"u":402.1,"#
        + #""velocity":-1234.5678}"# + "\n")
  }

  @Test func `a line without release or content, and with text that must be escaped`() {
    var writer = NDJSONWriter()
    ReplayLines.appendRow(id: "s-1", move, to: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"{"callbacks":"","content_offset_pt":null,"detent":"a\"\\\u000a\u001fé","dim":0,"#
        + #""event":2,"kind":"moved","owner":"undecided","phase":"undecided","rules":"","#
        + #""session_id":"s-1","sheet_y_pt":426,"time_us":-1}"# + "\n")
  }

  @Test func `a line holds only what its release looked at`() {
    var row = move
    row.release = ReleaseDecision(u: 5)
    var writer = NDJSONWriter()
    ReplayLines.appendRow(id: "s", row, to: &writer)
    let line = String(decoding: writer.bytes, as: UTF8.self)
    #expect(line.hasSuffix(#""time_us":-1,"u":5}"# + "\n"))
    #expect(!line.contains("projected"))
  }

  @Test func `lines are JSON with sorted members`() throws {
    var writer = NDJSONWriter()
    for row in [lift, move] { ReplayLines.appendRow(id: "\u{7F}=", row, to: &writer) }
    let lines = writer.bytes.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 2)
    for line in lines {
      guard case .object(let object) = try JSONParser.parse(Array(line)) else {
        Issue.record("not an object")
        continue
      }
      #expect(object.members.map(\.name) == object.members.map(\.name).sorted())
      #expect(object["session_id"] == .string("\u{7F}="))
    }
  }

  /// Replays events of a medium and large sheet without content.
  private func replay(_ actions: [(microseconds: Int64, action: TraceAction)]) -> [ReplayRow] {
    var sheet = Sheet()
    sheet.detents = [.medium, .large]
    var engine = SheetEngine(scene: Scene(sheet: sheet), tuning: .uikit, startsPresented: true)
    return actions.enumerated().map { index, entry in
      let event = TraceEvent(
        time: Timestamp(microseconds: entry.microseconds), action: entry.action)
      let step = engine.answer(to: event)
      return ReplayRow(number: index + 1, action: entry.action, step: step, engine: engine)
    }
  }

  private func touch(_ phase: TouchPhase, _ y: Points) -> TraceAction {
    .touch(TouchSample(touch: TouchID(1), phase: phase, x: 196, y: y, target: .header))
  }

  @Test func `a drag under the engine says what was released and what follows`() throws {
    let rows = replay([
      (0, touch(.began, 450)), (100_000, touch(.moved, 300)), (110_000, touch(.moved, 200)),
      (120_000, touch(.ended, 100)), (2_000_000, .mark("note")), (2_000_001, .end),
    ])
    #expect(rows.map(\.kind) == ["began", "moved", "moved", "ended", "mark", "end"])
    #expect(rows.map(\.detent) == ["medium", "medium", "medium", "large", "large", "large"])
    #expect(rows[1].owner == .sheet)
    let release = try #require(rows[3].release)
    #expect(release.velocity == -10_000)
    #expect(try #require(release.u) < rows[0].sheetY)
    #expect(try #require(release.projected) < rows[0].sheetY - 500)
    #expect(rows[3].callbacks == ["didChange(large)"])
    #expect(rows[3].rules.isEmpty == false)
    #expect((rows[3].settleMicroseconds ?? 0) > 0)
    #expect(rows[4].release == nil)
    #expect(rows[4].rules.isEmpty)
    #expect(rows[5].phase == .idle)
  }

  @Test(arguments: [
    (TraceAction.keyboard(overlap: 0), "keyboard"), (.screen(ScreenFields()), "screen"),
    (.select(nil, animated: true), "select"), (.detents([], animated: true), "detents"),
    (.invalidate(animated: true), "invalidate"), (.set(SheetFields()), "set"),
    (.content(ContentFields()), "content"), (.present(animated: true), "present"),
    (.dismiss(animated: true), "dismiss"), (.item(animated: true), "item"),
    (.stack(isFront: true), "stack"), (.interrupt, "interrupt"),
    (.observed(Observation()), "observed"), (.mark(""), "mark"), (.intent(.scroll), "mark"),
    (.end, "end"),
  ])
  func `an event is called by its code`(action: TraceAction, code: String) {
    #expect(replay([(0, action)]).map(\.kind) == [code])
  }
}
