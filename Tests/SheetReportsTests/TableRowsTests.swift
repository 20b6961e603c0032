import SheetAnalytics
import SheetReplay
import SheetReports
import Testing
import TouchTraces

struct TableRowsTests {
  private func row<Table: SessionTable>(
    _ table: Table.Type, id: String = "s-1", _ row: Table.Row
  ) -> String {
    var atOnce = CSVWriter()
    table.appendRow(id: id, row, to: &atOnce)
    var cells = CSVWriter()
    table.appendCells(of: row, to: &cells)
    var later = CSVWriter()
    later.row(id: CSVWriter.cell(of: id, .guarded), cells: cells.bytes[...])
    #expect(atOnce.bytes == later.bytes)
    let text = String(decoding: atOnce.bytes, as: UTF8.self)
    #expect(
      text.split(separator: ",", omittingEmptySubsequences: false).count
        == table.columns.count)
    return text
  }

  @Test func `a full gesture`() {
    var gesture = GestureRow(
      number: 2, startMicroseconds: 1_000_000, endMicroseconds: 1_410_000, target: .content,
      fromDetent: "medium", toDetent: "large", outcome: .settled)
    gesture.eligible = true
    gesture.firstOwner = .sheet
    gesture.handOffsToContent = 1
    gesture.handOffsToSheet = 1
    gesture.arbitrationRule = .a06
    gesture.releaseY = 69.0004
    gesture.releaseVelocity = -1234.56
    gesture.projectedY = -53.2216
    gesture.releaseRule = .s05
    gesture.travel = 325.67
    gesture.overdrag = 0
    gesture.contentOffset = -0.0001
    gesture.settleMicroseconds = 418_000
    gesture.metrics = [.returnedDrag, .blockedHandOff]
    #expect(
      row(GesturesTable.self, gesture)
        == "s-1,2,1000000,1410000,content,true,sheet>content>sheet,1,1,A06,medium,69.000,"
        + "-1234.6,-53.222,S05,large,settled,325.670,0.000,0.000,418000,M03 blockedHandOff\n")
  }

  @Test func `a gesture of which little is known has empty cells`() {
    let gesture = GestureRow(
      number: 1, startMicroseconds: 0, endMicroseconds: 5, target: .outside,
      fromDetent: "large", toDetent: nil, outcome: .open)
    #expect(
      row(GesturesTable.self, gesture)
        == "s-1,1,0,5,outside,,,0,0,,large,,,,,,open,,,,,\n")
  }

  /// The cells of a row share the room that was made for all of them.
  @Test(arguments: TouchTarget.allCases, GestureOutcome.allCases)
  func `the longest cells have room`(target: TouchTarget, outcome: GestureOutcome) {
    let name = "=" + String(repeating: "\0\"", count: 100)
    var gesture = GestureRow(
      number: .min, startMicroseconds: .min, endMicroseconds: .min, target: target,
      fromDetent: name, toDetent: name, outcome: outcome)
    gesture.eligible = false
    gesture.firstOwner = .content
    gesture.handOffsToContent = 20
    gesture.handOffsToSheet = 20
    gesture.arbitrationRule = .a30
    gesture.releaseRule = .s13
    gesture.settleMicroseconds = .min
    gesture.metrics = GestureMetrics(rawValue: .max)
    let huge = -Double.greatestFiniteMagnitude
    gesture.releaseY = huge
    gesture.releaseVelocity = huge
    gesture.projectedY = huge
    gesture.travel = huge
    gesture.overdrag = huge
    gesture.contentOffset = huge
    let cells = row(GesturesTable.self, gesture).split(
      separator: ",", omittingEmptySubsequences: false)
    #expect(cells.last == "M01 M02 M03 M04 M06 M07 M08 refusedCrossing blockedHandOff\n")
    #expect(cells[5] == "false")
    #expect(cells[6].hasPrefix("content>sheet>"))
    #expect(cells[11].count == 1 + 309 + 4)
    #expect(cells[15].utf8.count == 4 + 5 * 100)
  }

  @Test func `a visit`() {
    var visit = DwellRow(
      number: 1, detent: "peek", enterMicroseconds: 0, leaveMicroseconds: 2_500_000,
      enteredBy: .start, leftBy: .end)
    #expect(
      row(DwellsTable.self, visit)
        == "s-1,1,peek,0,2500000,2500000,start,end,false,false,false,0\n")
    visit.leftCensored = true
    visit.censored = true
    visit.returned = true
    visit.entryMicroseconds = nil
    visit.enteredBy = .handOff
    #expect(
      row(DwellsTable.self, visit)
        == "s-1,1,peek,0,2500000,2500000,handoff,end,true,true,true,\n")
  }

  @Test(arguments: VisitEntry.allCases, VisitExit.allCases)
  func `the longest cells of a visit have room`(entry: VisitEntry, exit: VisitExit) {
    var visit = DwellRow(
      number: .min, detent: "=" + String(repeating: "\0\"", count: 100), enterMicroseconds: .min,
      leaveMicroseconds: -1, enteredBy: entry, leftBy: exit)
    visit.entryMicroseconds = .min
    let cells = row(DwellsTable.self, visit).split(separator: ",")
    #expect(cells.count == 12 && cells[3] == "\(Int64.min)" && cells[6] == entry.rawValue)
    #expect(cells[2].utf8.count == 4 + 5 * 100)
  }

  @Test(arguments: SessionOutcome.allCases)
  func `the longest cells of a session have room`(outcome: SessionOutcome) {
    let name = "=" + String(repeating: "\0\"", count: 100)
    var session = SessionRow(durationMicroseconds: .min)
    (session.gestures, session.attemptedDismissals) = (.min, .min)
    (session.refusedDismissals, session.deadDrags) = (.min, .min)
    (session.handOffsToContent, session.handOffsToSheet) = (.min, .min)
    var facts = PresentationFacts(firstDetent: name)
    (facts.lastDetent, facts.outcome, facts.dismissedBy) = (name, outcome, .programmatic)
    (facts.detentChangesUser, facts.detentChangesProgrammatic) = (.min, .min)
    (facts.rageDrags, facts.regrets) = (.min, .min)
    session.presentation = facts
    var writer = CSVWriter()
    SessionsTable.beginRow(
      id: name, source: name, user: name, status: .degraded, to: &writer)
    SessionsTable.appendCourse(session, to: &writer)
    let cells = String(decoding: writer.takeBytes(), as: UTF8.self).split(
      separator: ",", omittingEmptySubsequences: false)
    #expect(cells.prefix(3).allSatisfy { $0.utf8.count == 4 + 5 * 100 })
    #expect(cells.filter { $0 == "\(Int.min)" }.count == 11)
  }

  @Test func `hand-offs and callbacks`() {
    let handOff = HandOffRow(
      gesture: 3, timeMicroseconds: 7, direction: .toSheet, sheetY: 69, contentOffset: nil)
    #expect(row(HandOffsTable.self, handOff) == "s-1,3,7,to_sheet,69.000,\n")
    let change = CallbackRow(timeMicroseconds: 9, callback: .didChange, detent: "=x")
    #expect(row(CallbacksTable.self, change) == "s-1,9,didChange,'=x\n")
    let dismissal = CallbackRow(timeMicroseconds: 9, callback: .willDismiss)
    #expect(row(CallbacksTable.self, id: "-1", dismissal) == "'-1,9,willDismiss,\n")
  }

  @Test func `a session, its labels last`() {
    var session = SessionRow(durationMicroseconds: 9_500_000)
    session.gestures = 4
    session.attemptedDismissals = 2
    session.refusedDismissals = 1
    session.handOffsToContent = 3
    session.deadDrags = 5
    var facts = PresentationFacts(firstDetent: "medium")
    facts.lastDetent = "large"
    facts.outcome = .dismissed
    facts.dismissedBy = .tapOutside
    facts.detentChangesUser = 6
    facts.detentChangesProgrammatic = 7
    facts.rageDrags = 8
    facts.regrets = 9
    session.presentation = facts
    var result = SessionResult(recordingID: nil, session: session)
    result.user = "u17"
    let full = SessionsTable.Row(source: "a/b.jsonl.gz", result: result)
    #expect(
      row(SessionsTable.self, full)
        == "s-1,a/b.jsonl.gz,u17,ok,9500000,4,medium,large,dismissed,tap_outside,2,1,6,7,3,0,"
        + "8,5,9\n")

    result.session.presentation = nil
    result.user = nil
    result.status = .degraded
    let bare = SessionsTable.Row(source: "a", result: result)
    #expect(row(SessionsTable.self, bare) == "s-1,a,,degraded,9500000,4,,,,,2,1,,,3,0,,5,\n")
  }

  @Test func `label columns follow their names, not the session's labels`() {
    var writer = CSVWriter()
    let names = ["app", "de,vice", "os"]
    SessionsTable.appendHeader(labelNames: names, to: &writer)
    #expect(
      String(decoding: writer.takeBytes(), as: UTF8.self)
        .hasSuffix(",regrets,label_app,\"label_de,vice\",label_os\n"))
    writer.text("s")
    SessionsTable.endRow(
      labels: [
        Label(name: "a", value: "0"), Label(name: "app", value: "+5"),
        Label(name: "os", value: "26"),
      ], labelNames: names, to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "s,'+5,,26\n")
  }

  @Test func `problems with and without a place`() {
    var writer = CSVWriter()
    ProblemsTable.appendRow(
      ProblemsTable.Row(
        source: "a.gz", sessionID: nil, finding: Finding(.checksumMismatch, "wrong CRC, dropped")),
      to: &writer)
    ProblemsTable.appendRow(
      ProblemsTable.Row(
        source: "b", sessionID: "s-1",
        finding: Finding(.burst, at: TraceLocation(line: 17, byteOffset: 496), "5 samples")),
      to: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        a.gz,,rejected,checksum_mismatch,,,"wrong CRC, dropped"
        b,s-1,note,burst,17,496,5 samples

        """)
  }
}
