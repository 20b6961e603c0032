import SheetAnalytics
import SheetReports

/// Writes the files of a check, and prints its answer.
struct CheckFolder: ~Copyable {
  private let command: CheckCommand
  private var folder: ReportFolder
  /// The page, if one is asked for.
  private var page: ReportFile?

  private static let markdownName = "check.md"
  private static let names = [
    CheckTable.fileName, FlipsTable.fileName, markdownName, CheckJUnit.fileName,
  ]

  /// Creates the folder, if it is missing, and the page.
  init(_ command: CheckCommand) throws(CommandFailure) {
    let folder = try ReportFolder(
      command.out, command: CheckCommand.name, names: Self.names, force: command.force)
    let page = try folder.page(command.html, force: command.force)
    self.command = command
    self.folder = folder
    self.page = page
  }

  /// Writes all files; the record of the run comes last, behind it the page.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - record: The record, without its outputs.
  ///   - tracks: What the page draws of flips, by their places in the report's list.
  /// - Throws: `CommandFailure` if a file cannot be written.
  mutating func write(
    _ report: CheckReport, record: RunRecord, tracks: [Int: FlipTrack] = [:]
  ) throws(CommandFailure) {
    var flips = CSVWriter(textCells: textCells)
    FlipsTable.appendHeader(to: &flips)
    for listed in report.flips {
      FlipsTable.appendRow(id: listed.sessionID, listed.flip, to: &flips)
    }
    try folder.write(FlipsTable.fileName, flips.takeBytes())
    switch report.question {
    case .tunings: try writeMetrics(report)
    case .recorded: try folder.removeStale(CheckTable.fileName)
    }
    try folder.write(Self.markdownName, Array(CheckMarkdown.text(of: report).utf8))
    try folder.write(CheckJUnit.fileName, Array(CheckJUnit.text(of: report).utf8))
    var record = record
    record.outputs = folder.outputs
    try folder.write(ReportFolder.recordName, Array(record.fileText.utf8))
    guard var file = page.take() else { return }
    try file.write(Array(CheckPage(report: report, tracks: tracks).text.utf8))
    try file.commit()
  }

  /// Prints the answer in the format that was asked for, and says how the program ends.
  func print(
    _ report: CheckReport, to output: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    let status = CheckConclusion(report).word.status
    guard !command.general.quiet else { return status }
    switch command.format ?? .table {
    case .table: CheckText.write(report, to: &output, layout: command.general.layout)
    case .json: output.write(CheckJSON.text(of: report, exitStatus: status.rawValue))
    case .markdown: output.write(CheckMarkdown.text(of: report))
    case .junit: output.write(CheckJUnit.text(of: report))
    case .github:
      output.write(CheckAnnotations.text(of: report))
      let text = CheckMarkdown.text(of: report)
      guard let path = Environment.variable("GITHUB_STEP_SUMMARY"), !path.isEmpty else {
        output.write(text)
        break
      }
      try StepSummary.append(text, to: path, whole: Self.markdownName)
    }
    return status
  }

  private mutating func writeMetrics(_ report: CheckReport) throws(CommandFailure) {
    var table = CSVWriter(textCells: textCells)
    CheckTable.appendHeader(to: &table)
    for row in report.rows { CheckTable.appendRow(row, to: &table) }
    try folder.write(CheckTable.fileName, table.takeBytes())
  }

  private var textCells: CSVWriter.TextCells { command.rawCells ? .raw : .guarded }
}

extension CheckConclusion.Word {
  /// How a program with this answer ends.
  var status: ExitStatus {
    switch self {
    case .passed: .done
    case .failed: .checkFailed
    case .inconclusive: .inconclusive
    case .improved: .improved
    }
  }
}
