import SheetAnalytics
import SheetReplay
import SheetReports
import Testing

struct RunCountsTests {
  @Test func `sessions in are ok, degraded and rejected ones`() {
    var counts = RunCounts()
    for status in [SessionStatus.ok, .ok, .ok, .degraded, .degraded, .rejected] {
      counts.add(status)
    }
    #expect(counts.okSessions == 3)
    #expect(counts.degradedSessions == 2)
    #expect(counts.rejectedSessions == 1)
    #expect(counts.sessions == 6)
  }

  @Test(arguments: GestureOutcome.allCases)
  func `each outcome has a count of its own`(outcome: GestureOutcome) {
    var counts = RunCounts()
    counts.add(outcome)
    for other in GestureOutcome.allCases {
      #expect(counts.gestures(other) == (other == outcome ? 1 : 0))
    }
    #expect(counts.gestures == 1)
  }

  @Test func `parts add up to the whole`() {
    var whole = RunCounts()
    var merged = RunCounts()
    for index in 1...4 {
      var part = RunCounts()
      part.files = index
      part.skippedFiles = index * 10
      part.rejectedFiles = index * 100
      part.filteredSessions = index * 1000
      whole.files += part.files
      whole.skippedFiles += part.skippedFiles
      whole.rejectedFiles += part.rejectedFiles
      whole.filteredSessions += part.filteredSessions
      for status in SessionStatus.allCases.prefix(index) {
        part.add(status)
        whole.add(status)
      }
      for outcome in GestureOutcome.allCases.prefix(index) {
        part.add(outcome)
        whole.add(outcome)
      }
      merged.merge(part)
    }
    #expect(merged == whole)
    #expect(merged.sessions == 9)
    #expect(merged.gestures == 10)
  }
}
