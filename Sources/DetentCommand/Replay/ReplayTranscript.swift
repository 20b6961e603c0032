package import SheetAnalytics
package import SheetReplay
package import SheetReports
package import TouchTraces

/// The rows of one presentation, as text in which the session's id is still missing.
package struct Transcript: Sendable {
  /// Which presentation of the recording it is, from 1.
  package var presentation: Int
  package var bytes: [UInt8] = []
  /// Where in `bytes` the id is to be put in, in ascending order.
  package var holes: [Int] = []
}

/// Writes a row for each event of a session.
package struct ReplayTranscriber: StepObserver {
  private let format: OutputFormat
  private let textCells: CSVWriter.TextCells
  private var finished: [Transcript] = []
  private var current = Transcript(presentation: 1)
  private var origin = Timestamp.zero
  private var number = 0
  private var hasPresentation = false
  /// Rows before the first presentation, from which their times count.
  private var waiting: [ReplayRow] = []

  /// Creates a transcriber.
  ///
  /// - Parameters:
  ///   - format: `ndjson`, or else CSV.
  ///   - textCells: How text cells are written.
  package init(format: OutputFormat, textCells: CSVWriter.TextCells) {
    self.format = format
    self.textCells = textCells
  }

  package mutating func begin(
    _ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor
  ) {
    hasPresentation = sheet.engine.step.phaseAfter != .dismissed
  }

  package mutating func restart(sheet: ReplayedSheet) {}

  package mutating func observe(
    _ step: Step, of event: TraceEvent, sheet: ReplayedSheet
  ) {
    beginPresentations(step)
    number += 1
    var row = ReplayRow(number: number, action: event.action, step: step, engine: sheet.engine)
    row.time = event.time
    guard hasPresentation else { return waiting.append(row) }
    append(row)
  }

  package mutating func finish(sheet: ReplayedSheet) -> [Transcript] {
    appendWaiting()
    return finished + [current]
  }

  private mutating func beginPresentations(_ step: Step) {
    for index in 0..<step.records.count {
      switch step.records[index] {
      case .presentationBegan(let time):
        origin = time
        if hasPresentation { turnPage() }
        hasPresentation = true
        appendWaiting()
      case .presentationEnded, .callback, .detentChanged, .handOff, .visitBegan, .visitEnded,
        .dismissalBegan, .gestureEnded:
        break
      }
    }
  }

  private mutating func turnPage() {
    finished.append(current)
    current = Transcript(presentation: current.presentation + 1)
    number = 0
  }

  private mutating func appendWaiting() {
    let rows = waiting
    waiting = []
    for row in rows { append(row) }
  }

  private mutating func append(_ row: ReplayRow) {
    var row = row
    row.time = Timestamp(microseconds: row.time.since(origin))
    switch format {
    case .ndjson:
      var line = NDJSONWriter()
      ReplayLines.appendRow(id: "", row, to: &line)
      let bytes = line.takeBytes()
      if let hole = Self.holeOfEmptyID(in: bytes) {
        current.holes.append(current.bytes.count + hole)
      }
      current.bytes += bytes
    case .csv, .table, .json:
      var writer = CSVWriter(textCells: textCells)
      ReplayTable.appendRow(id: "", row, to: &writer)
      current.holes.append(current.bytes.count)
      current.bytes += writer.bytes
    }
  }

  /// The place between the quotes of `"session_id":""`, which no other text can hold.
  private static func holeOfEmptyID(in line: [UInt8]) -> Int? {
    let needle = Array("\"session_id\":\"".utf8)
    guard line.count >= needle.count else { return nil }
    for start in 0...(line.count - needle.count)
    where line[start..<(start + needle.count)] == needle[...] {
      return start + needle.count
    }
    return nil
  }
}
