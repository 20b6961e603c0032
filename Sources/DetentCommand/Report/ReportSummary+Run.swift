import SheetAnalytics
import SheetReports
import TouchTraces

extension ReportSummary {
  /// Computes the metrics of a run.
  init(
    _ command: ReportCommand, setting: ReplaySetting, batch: Batch<SpooledSession>,
    sums: ReportSums
  ) throws(CommandFailure) {
    var parameters = MetricParameters(tuning: setting.tuning)
    parameters.dwellHorizon = command.dwellHorizon
    var counts = batch.counts
    counts.merge(sums.gestureCounts)
    let rows: [SummaryRow]
    do throws(AccumulatorError) {
      rows = try sums.tables.summaryRows(
        parameters: parameters, anchor: batch.anchor(under: setting))
    } catch {
      throw .internalError(reason: "\(error)")
    }
    self.init(
      counts: counts, rows: rows, parameters: parameters, problems: batch.problemCounts)
  }

  /// Writes `summary.csv`.
  func writeTable(
    to folder: inout ReportFolder, textCells: CSVWriter.TextCells
  ) throws(CommandFailure) {
    try folder.write(SummaryTable.fileName) { (file) throws(CommandFailure) in
      var writer = CSVWriter(textCells: textCells)
      SummaryTable.appendHeader(to: &writer)
      for row in rows { SummaryTable.appendRow(row, to: &writer) }
      try file.write(writer.takeBytes())
    }
  }
}

extension Batch {
  /// How the sessions were replayed as a whole: gesture by gesture only if all of them were.
  func anchor(under setting: ReplaySetting) -> ReplayAnchor {
    if let anchor = setting.anchor { return anchor }
    let formats = Set(sessions.compactMap { files[$0.fileIndex].format })
    let isImported = !formats.isEmpty && formats.allSatisfy { !$0.hasSheet }
    return isImported ? .gesture : .session
  }

  /// Whether some sessions were replayed whole and others gesture by gesture.
  func isMixed(under setting: ReplaySetting) -> Bool {
    let formats = sessions.compactMap { files[$0.fileIndex].format }
    return setting.anchor == nil && Set(formats.map(\.hasSheet)).count > 1
  }

  /// How often each kind of problem was found, in the order of the kinds.
  fileprivate var problemCounts: [ReportSummary.Problem] {
    var counts: [FindingKind: Int] = [:]
    for file in files {
      for finding in file.findings { counts[finding.kind, default: 0] += 1 }
    }
    for session in sessions {
      for finding in session.record.findings { counts[finding.kind, default: 0] += 1 }
    }
    return FindingKind.allCases.compactMap { kind in
      counts[kind].map { ReportSummary.Problem(kind: kind, count: $0) }
    }
  }
}
