import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// What the presentations of a recording have in common.
struct RecordHead {
  /// The person, as the recording states it.
  let user: String?
  let labels: [Label]
}

extension RecordReader {
  /// Reads the head of the record.
  mutating func head() -> RecordHead {
    let user = count() == 0 ? nil : text()
    let labels = (0..<count()).map { _ in Label(name: text(), value: text()) }
    return RecordHead(user: user, labels: labels)
  }

  /// Readers that stand before the rows of each of `count` presentations.
  mutating func presentations(_ count: Int32) -> [RecordReader] {
    var next = enterPart()
    return (0..<count).map { _ in
      var rows = next
      next = rows.enterPart()
      return rows
    }
  }

  /// Reads how gestures ended.
  mutating func addOutcomes(to counts: inout RunCounts) {
    for outcome in GestureOutcome.allCases { counts.add(outcome, count: count()) }
  }

  /// Reads what a presentation adds to the metrics.
  mutating func measures() -> SessionMeasures {
    var measures = SessionMeasures()
    measures.tallies = tallies()
    let visits = count()
    measures.visits.reserveCapacity(visits)
    for _ in 0..<visits {
      let (detent, entry, exit) = (text(), number(), number())
      let cause = ExitCause(rawValue: count()) ?? .censored
      measures.visits.append(
        ClockedVisit(detent: detent, entry: entry, exit: exit, cause: cause))
    }
    let shares = count()
    measures.shares.reserveCapacity(shares)
    for _ in 0..<shares {
      measures.shares.append(TimeShare(detent: text(), microseconds: number()))
    }
    return measures
  }
}
