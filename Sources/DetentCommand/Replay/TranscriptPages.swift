import SheetReports
import TouchTraces

/// The transcripts of a batch as one text, sorted by session id.
struct TranscriptPages {
  let batch: Batch<[Transcript]>
  let format: OutputFormat
  let textCells: CSVWriter.TextCells

  /// The text in pieces: the header of a table, then one piece per session.
  var pieces: [[UInt8]] {
    var pieces: [[UInt8]] = []
    if format == .csv {
      var writer = CSVWriter(textCells: textCells)
      ReplayTable.appendHeader(to: &writer)
      pieces.append(writer.bytes)
    }
    var pages: [(id: SortKey, name: String, transcript: Transcript)] = []
    for session in batch.sessions {
      for transcript in session.record.payload ?? [] {
        let id = PresentationID.text(session.id, presentation: transcript.presentation)
        pages.append((SortKey(id), id, transcript))
      }
    }
    pages.sort { $0.id < $1.id }
    return pieces + pages.map { Self.filled($0.transcript, with: cell($0.name)) }
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
