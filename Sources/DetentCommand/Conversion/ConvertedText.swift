import TouchTraces
import Zlib

/// The sessions of a batch in trace format 1, in the order of files and of sessions in them.
struct ConvertedText {
  private let sessions: [Batch<ConvertedSession>.Session]

  init(_ batch: Batch<ConvertedSession>) {
    sessions = batch.sessions.sorted { left, right in
      (left.fileIndex, left.record.number) < (right.fileIndex, right.record.number)
    }
  }

  /// One piece per session; each session keeps the id that it has by its file's name.
  var pieces: [[UInt8]] {
    sessions.compactMap { session in
      guard var converted = session.record.payload else { return nil }
      converted.header.id = session.id
      var text: [UInt8] = []
      Format1Encoder().append(converted.header, to: &text)
      return text + converted.events
    }
  }

  /// The text as one gzip member.
  func compressed() throws(CommandFailure) -> [UInt8] {
    do throws(DeflateError) {
      return try Deflater.gzip(Array(pieces.joined()))
    } catch {
      throw .internalError(reason: "there is no memory to compress the output")
    }
  }
}
