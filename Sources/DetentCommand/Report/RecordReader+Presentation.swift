import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// What of a presentation stands before its sums and its rows.
struct PresentationHead {
  /// The person, as the recording states it.
  let user: String?
  let labels: [Label]
}

extension RecordReader {
  /// Reads the head of the next presentation.
  mutating func head() -> PresentationHead {
    let user = count() == 0 ? nil : text()
    var labels: [Label] = []
    for _ in 0..<count() { labels.append(Label(name: text(), value: text())) }
    return PresentationHead(user: user, labels: labels)
  }

  /// Readers that stand before each of the next `count` presentations.
  func presentations(_ count: Int32) -> [RecordReader] {
    var next = self
    return (0..<count).map { _ in
      defer { next.skipPresentation() }
      return next
    }
  }

  private mutating func skipPresentation() {
    _ = head()
    skipPart()
    skipPart()
  }

  /// Reads how gestures ended.
  mutating func addOutcomes(to counts: inout RunCounts) {
    for outcome in GestureOutcome.allCases { counts.add(outcome, count: count()) }
  }

  /// Reads what a presentation adds to the metrics.
  mutating func measures() -> SessionMeasures {
    var measures = SessionMeasures()
    for _ in 0..<count() {
      let tally = Tally(rawValue: count())
      let count = number()
      if let tally { measures.tallies[tally] = count }
    }
    for _ in 0..<count() {
      let (detent, entry, exit) = (text(), number(), number())
      let cause = ExitCause(rawValue: count()) ?? .censored
      measures.visits.append(
        ClockedVisit(detent: detent, entry: entry, exit: exit, cause: cause))
    }
    for _ in 0..<count() {
      measures.shares.append(TimeShare(detent: text(), microseconds: number()))
    }
    return measures
  }
}
