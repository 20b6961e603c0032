import Foundation
import SheetReplay
import SheetReports
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
}
