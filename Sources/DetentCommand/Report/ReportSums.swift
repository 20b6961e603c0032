import SheetAnalytics
import SheetReports
import TouchTraces

/// What the sessions of a run add up to; sums merge in any order.
struct ReportSums: Sendable {
  private(set) var tables: MetricTables
  /// How gestures ended.
  private(set) var gestureCounts = RunCounts()
  /// The labels that sessions have.
  private(set) var labelNames = LabelNames()
  /// What the page draws; empty where none is made.
  private(set) var drawn = DrawnFacts()

  init(groupBy: [String]) {
    tables = MetricTables(groupBy: groupBy)
  }

  /// Adds the record of a session.
  ///
  /// - Parameters:
  ///   - record: Stands at its beginning.
  ///   - count: How many presentations it has.
  ///   - name: Stands for the user where the recording names none; no other session has it.
  /// - Throws: `AccumulatorError` if a sum leaves its integers.
  mutating func add(
    _ record: consuming RecordReader, presentations count: Int32, named name: () -> String
  ) throws(AccumulatorError) {
    guard count > 0 else { return }
    let head = record.head()
    labelNames.note(head.labels)
    let name = head.user ?? name()
    record.enterPart()
    for _ in 0..<count {
      record.addOutcomes(to: &gestureCounts)
      try tables.add(record.measures(), labels: head.labels, user: head.user, named: name)
    }
  }

  /// Adds what is drawn of a presentation.
  mutating func add(_ recording: DrawnRecording, named name: String, from origin: String) {
    drawn.add(recording, named: name, from: origin)
  }

  /// Adds the sums of other sessions.
  mutating func merge(_ other: ReportSums) throws(AccumulatorError) {
    try tables.merge(other.tables)
    gestureCounts.merge(other.gestureCounts)
    labelNames.merge(other.labelNames)
    drawn.merge(other.drawn)
  }
}
