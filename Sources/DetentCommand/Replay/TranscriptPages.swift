import SheetReports
import TouchTraces

/// The transcripts of a batch as one text, sorted by session id.
struct TranscriptPages {
  private let pages: [PresentationPages<Transcript>.Page]
  private let format: OutputFormat
  private let textCells: CSVWriter.TextCells

  /// Prepares the text of a batch.
  ///
  /// - Parameters:
  ///   - batch: The transcripts.
  ///   - session: The id of the only presentation that is wanted; `nil` for all.
  ///   - format: The shape of the text.
  ///   - textCells: How text cells are written.
  /// - Throws: A failure that names the nearest ids, for an id that is not there.
  init(
    batch: Batch<[Transcript]>, session: String?, format: OutputFormat,
    textCells: CSVWriter.TextCells
  ) throws(CommandFailure) {
    pages = try PresentationPages(batch, session: session).pages
    self.format = format
    self.textCells = textCells
  }

  /// The text in pieces: the header of a table, then one piece per session.
  var pieces: [[UInt8]] {
    var pieces: [[UInt8]] = []
    if format == .csv {
      var writer = CSVWriter(textCells: textCells)
      ReplayTable.appendHeader(to: &writer)
      pieces.append(writer.bytes)
    }
    return pieces + pages.map { Self.filled($0.payload, with: cell($0.id)) }
  }

  /// An id as it stands in the text.
  private func cell(_ id: String) -> [UInt8] {
    switch format {
    case .ndjson:
      let quoted = JSONWriter.text(of: .string(id)).utf8
      return Array(quoted.dropFirst().dropLast())
    case .csv, .table, .json:
      var writer = CSVWriter(textCells: textCells)
      writer.text(id)
      return writer.bytes
    }
  }

  private static func filled(_ transcript: Transcript, with id: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(transcript.bytes.count + transcript.holes.count * id.count)
    var position = 0
    for hole in transcript.holes {
      bytes += transcript.bytes[position..<hole]
      bytes += id
      position = hole
    }
    bytes += transcript.bytes[position...]
    return bytes
  }
}

/// What is kept of presentations, by their ids.
struct PresentationPages<Payload: Sendable> {
  /// A presentation.
  struct Page {
    var id: String
    var payload: Payload
  }

  /// Sorted by id.
  let pages: [Page]

  /// Sorts the presentations of a batch, which lists them in order for each recording.
  ///
  /// - Parameters:
  ///   - batch: The recordings.
  ///   - session: The id of the only presentation that is wanted; `nil` for all.
  /// - Throws: A failure that names the nearest ids, for an id that is not there.
  init(_ batch: Batch<[Payload]>, session: String?) throws(CommandFailure) {
    let all = batch.sessions.flatMap { recording in
      (recording.record.payload ?? []).enumerated().map { (index, payload) in
        Page(
          id: PresentationID.text(recording.id, presentation: index + 1), payload: payload)
      }
    }
    pages = all.filter { session == nil || $0.id == session }
      .sorted { SortKey($0.id) < SortKey($1.id) }
    guard let session, pages.isEmpty, !all.isEmpty else { return }
    throw SessionDirectory.unknown(session, among: all.map(\.id))
  }
}

/// Names a presentation of a recording.
enum PresentationID {
  /// The recording's id for the first presentation, `<id>.n` for later ones.
  static func text(_ id: String, presentation: Int) -> String {
    presentation == 1 ? id : "\(id).\(presentation)"
  }

  /// The ids of all presentations of a recording.
  static func all(of id: String, count: Int) -> [String] {
    (1...max(count, 1)).map { text(id, presentation: $0) }
  }
}
