/// Reads tables with one sample a row: CSV and its kin, with the columns that a header, a preset
/// or the command line names.
struct TableDecoder: LineDecoder {
  var lines = LineReader()
  private let options: ImportOptions
  private let scene: SceneFields
  private var separator: UInt8?
  private var columns: TableColumns?
  private var reader = TableReader()
  private var hasText = false
  private var hasSession = false
  private var unnamedRows = 0
  private var sessionKey: [UInt8] = []
  private var recording = SampleRecording()
  private static let cutMessage = "the last line is cut"
  private static let rowMessage = "row that has no position or no time, skipped"

  init(options: ImportOptions, scene: SceneFields) {
    self.options = options
    self.scene = scene
    separator = options.tablePreset?.separator
    prepareRecording()
  }

  mutating func read(_ line: Span<UInt8>, isCut: Bool, into sink: inout some TraceSink) {
    hasText = true
    if line[0] == UInt8(ascii: "#") { return }
    guard let columns, let separator else { return readHead(line, isCut: isCut, into: &sink) }
    reader.row.split(line, at: separator)
    readRow(line, columns, isCut: isCut, into: &sink)
  }

  /// Prepares for rows that are lists of JSON.
  mutating func takesLists() {
    hasText = true
    separator = UInt8(ascii: ",")
  }

  /// Reads a row that is no line of its own.
  mutating func read(
    row: Span<UInt8>, at location: TraceLocation, into sink: inout some TraceSink
  ) {
    lines.place(at: location)
    read(row, isCut: false, into: &sink)
  }

  /// Counts trouble between rows.
  mutating func count(_ kind: FindingKind, at location: TraceLocation, _ message: String) {
    recording.findings.count(kind, at: location, message)
  }

  mutating func skipLongLine(firstByte: UInt8, into sink: inout some TraceSink) {
    hasText = true
    recording.findings.count(
      .lineTooLong, at: lines.location, "line of more than \(LineReader.limit) bytes, skipped")
  }

  mutating func finishFile(into sink: inout some TraceSink) {
    if columns == nil, unnamedRows > 0 {
      recording.refusal = Finding(
        .unsupported,
        "a table whose columns have no names that tell x and y: name them with --columns"
          + " t,x,y,phase, or take a --csv-preset")
    }
    guard recording.sampleCount > 0 || !hasSession else { return }
    recording.finish(hasText: hasText, options: options, scene: scene, into: &sink)
  }

  private mutating func prepareRecording(findings: FindingTally = FindingTally()) {
    recording = SampleRecording()
    recording.findings = findings
    recording.timeUnit = columns?.time?.unit ?? options.tablePreset?.timeUnit
    recording.lengths = options.tablePreset?.lengths ?? columns?.lengths ?? .unknown
    recording.statedDialect = columns?.phase?.dialect
    recording.tellsFingers = columns?.finger != nil
    recording.hasPanelPhases = options.tablePreset?.hasPanelPhases ?? false
    if let columns, columns.time == nil, options.assumedRate != nil {
      recording.timeUnit = .microseconds
      recording.findings.count(
        .assumedRate, at: nil, "no times in it, rows are spaced by --assume-rate")
    }
  }
}

extension TableDecoder {
  /// Reads the first line: a header, or the first row of columns that are named elsewhere.
  private mutating func readHead(
    _ line: Span<UInt8>, isCut: Bool, into sink: inout some TraceSink
  ) {
    guard let separator = separator ?? TableRow.separator(of: line, fewest: 2) else {
      return unnamedRows += 1
    }
    reader.row.split(line, at: separator)
    if let stated = statedColumns {
      let isRow = reader.row.fields.count >= stated.neededCount
      guard isRow || unnamedRows > 0 || isCut else { return unnamedRows += 1 }
      adopt(stated, separator)
      guard isRow, TableNumber.read(line.extracting(reader.row.fields[stated.x])) == .other
      else { return readRow(line, stated, isCut: isCut, into: &sink) }
    } else if let named = TableColumns(header: line, separator: separator) {
      adopt(named, separator)
    } else {
      unnamedRows += 1
    }
  }

  /// The columns that the command line names.
  private var statedColumns: TableColumns? {
    if let names = options.columns {
      return TableColumns(names.map { TableColumn(name: $0) ?? .ignored })
    }
    return options.tablePreset?.columns.flatMap { TableColumns($0) }
  }

  private mutating func adopt(_ columns: TableColumns, _ separator: UInt8) {
    self.columns = columns
    self.separator = separator
    prepareRecording(findings: recording.findings)
  }

  private mutating func readRow(
    _ line: Span<UInt8>, _ columns: TableColumns, isCut: Bool, into sink: inout some TraceSink
  ) {
    guard reader.row.fields.count >= columns.neededCount else {
      return skip(line, isCut: isCut, into: &sink)
    }
    if !columns.sessions.isEmpty { beginSession(line, columns, into: &sink) }
    guard
      reader.read(
        line, columns, assumedRate: options.assumedRate, at: lines.location, into: &recording)
    else { return skip(line, isCut: isCut, into: &sink) }
  }

  /// A row that cannot be read may be the header of another table in the same file.
  private mutating func skip(_ line: Span<UInt8>, isCut: Bool, into sink: inout some TraceSink) {
    if let separator, let named = TableColumns(header: line, separator: separator),
      named.time != nil
    {
      finishSession(into: &sink)
      return adopt(named, separator)
    }
    recording.findings.count(
      isCut ? .truncated : .parseError, at: lines.location,
      isCut ? Self.cutMessage : Self.rowMessage)
  }

  /// Ends the session if the row is of another one.
  private mutating func beginSession(
    _ line: Span<UInt8>, _ columns: TableColumns, into sink: inout some TraceSink
  ) {
    var key: [UInt8] = []
    for (index, _) in columns.sessions where index < reader.row.fields.count {
      let field = line.extracting(reader.row.fields[index])
      for byte in field.indices { key.append(field[byte]) }
      key.append(0)
    }
    guard key != sessionKey else { return }
    sessionKey = key
    finishSession(into: &sink)
    for (index, column) in columns.sessions where index < reader.row.fields.count {
      let field = line.extracting(reader.row.fields[index])
      recording.state(column, field.extracting(first: FieldReader.longestText).text)
    }
  }

  private mutating func finishSession(into sink: inout some TraceSink) {
    guard recording.sampleCount > 0 else { return }
    hasSession = true
    recording.finish(hasText: true, options: options, scene: scene, into: &sink)
    prepareRecording()
    reader.beginSession()
  }
}

extension SampleRecording {
  /// Takes in what a column says of the session.
  fileprivate mutating func state(_ column: TableColumn, _ value: String) {
    switch column {
    case .session: id = value.isEmpty ? nil : value
    case .user: user = value.isEmpty ? nil : value
    case .label(let name):
      labels.append(Label(name: name, value: value))
      labels.sort { $0.name.precedes($1.name) }
    case .time, .x, .y, .phase, .finger, .force, .gesture, .ignored: return
    }
  }
}
