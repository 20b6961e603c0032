import SheetAnalytics
import SheetReports
import TouchTraces

/// The files of all tables of sessions, which are written together: each record is read once.
struct SessionTableFiles: ~Copyable {
  private let textCells: CSVWriter.TextCells
  private let labelNames: [String]
  private var sessions: TableFile
  private var gestures: TableFile
  private var dwells: TableFile
  private var handOffs: TableFile
  private var callbacks: TableFile?

  /// Creates the files with their first lines.
  init(
    _ folder: borrowing ReportFolder, labelNames: [String], options: RowOptions
  ) throws(CommandFailure) {
    let textCells = options.textCells
    self.init(
      textCells, labelNames,
      try TableFile(SessionsTable.fileName, in: folder, textCells) {
        SessionsTable.appendHeader(labelNames: labelNames, to: &$0)
      },
      try TableFile(GesturesTable.self, in: folder, textCells),
      try TableFile(DwellsTable.self, in: folder, textCells),
      try TableFile(HandOffsTable.self, in: folder, textCells),
      try options.callbacks == .written
        ? TableFile(CallbacksTable.self, in: folder, textCells) : nil)
  }

  private init(
    _ textCells: CSVWriter.TextCells, _ labelNames: [String],
    _ sessions: consuming TableFile, _ gestures: consuming TableFile,
    _ dwells: consuming TableFile, _ handOffs: consuming TableFile,
    _ callbacks: consuming TableFile?
  ) {
    self.textCells = textCells
    self.labelNames = labelNames
    self.sessions = sessions
    self.gestures = gestures
    self.dwells = dwells
    self.handOffs = handOffs
    self.callbacks = callbacks
  }

  /// Writes the rows of a presentation.
  ///
  /// - Parameters:
  ///   - record: Stands before the rows.
  ///   - id: The presentation's final id.
  ///   - head: The head of the record.
  ///   - session: Its session.
  /// - Throws: `CommandFailure` if a file cannot be written.
  mutating func write(
    _ record: consuming RecordReader, id: String, head: RecordHead,
    session: Batch<SpooledSession>.Session
  ) throws(CommandFailure) {
    sessions.write { writer in
      SessionsTable.beginRow(
        id: id, source: session.source, user: head.user ?? session.id,
        status: session.record.status, to: &writer)
      record.writeCells(to: &writer)
      SessionsTable.endRow(labels: head.labels, labelNames: labelNames, to: &writer)
    }
    let id = CSVWriter.cell(of: id, textCells)
    gestures.write { record.writeRows(id: id, to: &$0) }
    dwells.write { record.writeRows(id: id, to: &$0) }
    handOffs.write { record.writeRows(id: id, to: &$0) }
    callbacks?.write { record.writeRows(id: id, to: &$0) }
    try sessions.flushIfLarge()
    try gestures.flushIfLarge()
    try dwells.flushIfLarge()
    try handOffs.flushIfLarge()
    try callbacks?.flushIfLarge()
  }

  /// Puts all files in their places.
  consuming func close(in folder: inout ReportFolder) throws(CommandFailure) {
    try sessions.close(in: &folder)
    try gestures.close(in: &folder)
    try dwells.close(in: &folder)
    try handOffs.close(in: &folder)
    try callbacks?.close(in: &folder)
  }
}

/// A table's file and the rows that wait to be written to it.
struct TableFile: ~Copyable {
  private let name: String
  private var file: ReportFile
  private var writer: CSVWriter

  /// Bytes of rows that wait at most; chosen by us, so that few calls write them.
  private static let chunk = 64 * 1024

  /// Creates the file with what `header` writes.
  init(
    _ name: String, in folder: borrowing ReportFolder, _ textCells: CSVWriter.TextCells,
    header: (inout CSVWriter) -> Void
  ) throws(CommandFailure) {
    file = try folder.file(name)
    self.name = name
    writer = CSVWriter(textCells: textCells)
    header(&writer)
  }

  /// Creates the file of a table with its first line.
  init(
    _ table: (some CSVTable).Type, in folder: borrowing ReportFolder,
    _ textCells: CSVWriter.TextCells
  ) throws(CommandFailure) {
    try self.init(table.fileName, in: folder, textCells) { table.appendHeader(to: &$0) }
  }

  /// Appends what `body` writes.
  mutating func write(_ body: (inout CSVWriter) -> Void) {
    body(&writer)
  }

  /// Hands the rows that wait on if there are enough of them.
  mutating func flushIfLarge() throws(CommandFailure) {
    guard writer.bytes.count >= Self.chunk else { return }
    try file.write(writer.bytes)
    writer.clear()
  }

  /// Puts the file in its place.
  consuming func close(in folder: inout ReportFolder) throws(CommandFailure) {
    try file.write(writer.bytes)
    try folder.keep(file, as: name)
  }
}
