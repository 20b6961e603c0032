import SheetAnalytics
import TouchTraces
import Zlib

/// The sessions of a batch in the format that they are converted to, in the order of files and of
/// sessions in them.
struct ConvertedText {
  private let sessions: [Batch<ConvertedSession>.Session]
  private let format: ConvertedFormat
  private let userSeed: UInt64?

  /// Selects the sessions that are written.
  ///
  /// - Parameters:
  ///   - batch: What was read.
  ///   - id: The session that is wanted; `nil` for all.
  ///   - format: The format that they were converted to.
  ///   - userSeed: The seed of the hashes that stand for users; `nil` keeps them as they are.
  /// - Throws: `CommandFailure` if there is no such session, or if there are more than the format
  ///   can hold.
  init(
    _ batch: Batch<ConvertedSession>, session id: String?, format: ConvertedFormat,
    userSeed: UInt64? = nil
  ) throws(CommandFailure) {
    self.format = format
    self.userSeed = userSeed
    let readable = batch.sessions.filter { $0.record.payload != nil }
    let wanted = id.map { id in readable.filter { $0.id == id } } ?? readable
    if let id, wanted.isEmpty, !readable.isEmpty {
      throw .nothingToRead(reason: "there is no session '\(id)' to convert")
    }
    if wanted.count > 1, !format.holdsSessions {
      throw .unusableInput(
        reason: "\(format.rawValue) holds one session and \(wanted.count) were read: choose one of"
          + " them with --session, 'detent report' names them")
    }
    sessions = wanted.sorted { left, right in
      (left.fileIndex, left.record.number) < (right.fileIndex, right.record.number)
    }
  }

  /// How many files the sessions come from.
  var fileCount: Int { Set(sessions.map(\.fileIndex)).count }

  /// The output in pieces.
  ///
  /// - Throws: `CommandFailure` if there is no memory to compress it.
  func pieces() throws(CommandFailure) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var writer = BinaryTraceWriter()
    do throws(DeflateError) {
      for session in written {
        var piece: [UInt8] = []
        if case .binaryTrace(let encoder) = session.encoder {
          try writer.append(session.header, encoder.session, to: &piece)
        } else {
          session.encoder.append(session.header, to: &piece)
        }
        pieces.append(piece + session.events)
      }
      if format == .binaryTrace {
        var piece: [UInt8] = []
        try writer.finish(to: &piece)
        pieces.append(piece)
      }
    } catch {
      throw Self.noMemory
    }
    return pieces
  }

  private static let noMemory = CommandFailure.internalError(
    reason: "there is no memory to compress the output")

  /// The sessions as they are written; each keeps the id that it has by its file's name.
  private var written: [ConvertedSession] {
    sessions.compactMap { session in
      guard var converted = session.record.payload else { return nil }
      converted.header.id = session.id
      if let userSeed {
        converted.header.user = converted.header.user.map { Self.hash($0, userSeed) }
      }
      return converted
    }
  }

  /// A name that stands for a user: always the same under one seed.
  private static func hash(_ user: String, _ seed: UInt64) -> String {
    let digits = String(UserHash(seed: seed, user: user).value(replicate: 0), radix: 16)
    return "u" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The output as one gzip member.
  func compressed() throws(CommandFailure) -> [UInt8] {
    let pieces = try pieces()
    do throws(DeflateError) {
      return try Deflater.gzip(Array(pieces.joined()))
    } catch {
      throw Self.noMemory
    }
  }
}
