import SheetAnalytics
import Testing

@Suite struct JoinedVisitTests {
  private func measures(_ rows: [DwellRow]) -> SessionMeasures {
    var result = SampleSessions.quiet()
    result.dwells = rows
    return SessionMeasures(result)
  }

  @Test func `a drag that comes back does not end a visit`() throws {
    let measures = measures([
      SampleSessions.visit(1, "medium", from: 0, to: 100, leftBy: .returned, age: 50),
      SampleSessions.visit(2, "medium", from: 130, to: 200, leftBy: .returned),
      SampleSessions.visit(3, "medium", from: 230, to: 300, leftBy: .expand),
      SampleSessions.visit(4, "large", from: 340, to: 400, leftBy: .end),
    ])
    #expect(measures.tallies[.visits] == 2)
    let first = try #require(measures.visits.first)
    #expect(first.detent == "medium")
    #expect(first.entry == 50)
    #expect(first.exit == 350)
    #expect(first.cause == .expanded)
    #expect(measures.visits.last?.cause == .censored)
  }

  @Test(arguments: [
    (VisitExit.expand, ExitCause.expanded), (.collapse, .collapsed), (.dismiss, .dismissed),
    (.programmatic, .programmatic), (.environment, .programmatic), (.end, .censored),
    (.returned, .censored),
  ])
  func `each way to leave is a cause`(leftBy: VisitExit, cause: ExitCause) {
    let measures = measures([
      SampleSessions.visit(1, "medium", from: 0, to: 100, leftBy: leftBy)
    ])
    #expect(measures.visits.first?.cause == cause)
  }

  @Test func `unknown ages and no length have no place on the clock`() {
    let measures = measures([
      SampleSessions.visit(1, "medium", from: 0, to: 100, leftBy: .expand, age: nil),
      SampleSessions.visit(2, "large", from: 150, to: 150, leftBy: .collapse),
      SampleSessions.visit(3, "medium", from: 190, to: 180, leftBy: .end),
      SampleSessions.visit(4, "medium", from: 0, to: .max, leftBy: .end, age: .max),
    ])
    #expect(measures.visits.isEmpty)
    #expect(measures.tallies[.visits] == 4)
    #expect(measures.tallies[.unknownOriginVisits] == 2)
    #expect(measures.tallies[.zeroLengthVisits] == 2)
  }
}
