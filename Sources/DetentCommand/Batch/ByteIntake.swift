package import TouchTraces
import Zlib

/// Takes the bytes of one file as they come, down to the events of its sessions.
package struct ByteIntake<Visitor: SessionVisitor>: ~Copyable {
  /// What is done with decompressed bytes.
  private enum Stage {
    /// Not enough bytes yet to know the format.
    case sniffing
    case decoding
    /// The file is no trace, or damaged; the rest does not matter.
    case stopped
  }

  private let reading: ReadingOptions
  private let origin: BatchInput.Origin
  private let desk: LedgerDesk<Visitor>
  private var relay: SinkRelay
  private var inflater = Inflater()
  private var checksum = CRC32()
  private var byteCount = 0
  private var stage = Stage.sniffing
  /// Made when the format is known.
  private var decoder: TraceDecoder?
  private var head: [UInt8] = []
  private var buffer: [UInt8] = []
  private var member = MemberBytes()
  private let earlierScenes: KnownScenes

  /// Bytes that are decompressed at once; chosen by us, to stay in the second-level cache.
  private static var bufferSize: Int { 128 * 1024 }

  /// Creates the intake of a file.
  ///
  /// - Parameters:
  ///   - input: The file.
  ///   - reading: How it is understood.
  ///   - visitor: Is copied for each session.
  ///   - known: Scenes of the headers of files before it.
  package init(
    _ input: BatchInput, reading: ReadingOptions, visitor: Visitor,
    known: KnownScenes = KnownScenes()
  ) {
    self.reading = reading
    earlierScenes = known
    origin = input.origin
    desk = LedgerDesk(SessionLedger(input, prototype: visitor, filter: reading.filter))
    relay = SinkRelay(to: desk)
  }

  /// Whether the rest of the file does not matter.
  package var isStopped: Bool {
    if case .stopped = stage { true } else { false }
  }

  /// Scenes of the headers of this file and of those before it.
  var known: KnownScenes { decoder?.known ?? earlierScenes }

  /// Events that were read from the file so far.
  var eventCount: Int { desk.ledger.eventCount }

  /// Takes the next bytes of the file.
  package mutating func feed(_ bytes: Span<UInt8>) {
    checksum.update(bytes)
    byteCount += bytes.count
    var position = 0
    var mayHoldOutput = true
    while !isStopped, position < bytes.count || mayHoldOutput {
      var state = InflateProgress.State.needsInput
      var failure: InflateError?
      buffer.removeAll(keepingCapacity: true)
      buffer.append(addingCapacity: Self.bufferSize) { output in
        do throws(InflateError) {
          let progress = try inflater.inflate(bytes.extracting(position...), into: &output)
          position += progress.consumed
          state = progress.state
        } catch {
          failure = error
        }
      }
      deliver()
      if let failure { return fail(failure) }
      mayHoldOutput = state == .outputFull
      if state == .memberVerified { memberWasVerified() }
    }
  }

  /// The file is complete, or its rest does not matter.
  package consuming func finish() -> FileRecord<Visitor.Payload> {
    end()
    return desk.ledger.close(checksum: checksum.value, byteCount: byteCount)
  }

  /// The file could not be read to its end.
  package consuming func finish(unreadable reason: String) -> FileRecord<Visitor.Payload> {
    let finding = Finding(.unreadable, reason)
    if !isStopped { desk.ledger.memberFailed(finding, openSession: .hasBytes) }
    return desk.ledger.close(checksum: checksum.value, byteCount: byteCount)
  }

  private mutating func end() {
    guard !isStopped else { return }
    do throws(InflateError) {
      if let byte = try inflater.finish() {
        buffer = [byte]
        deliver()
      }
    } catch {
      return fail(error)
    }
    if case .sniffing = stage { sniff() }
    finishDecoder()
    stage = .stopped
  }

  private mutating func memberWasVerified() {
    if case .sniffing = stage, case .format(let format) = TraceFormat.sniff(head.span) {
      decodeHead(as: reading.format ?? format)
    }
    desk.ledger.memberWasVerified()
    member.end()
  }

  private mutating func deliver() {
    guard !buffer.isEmpty, !isStopped else { return }
    var bytes: [UInt8] = []
    swap(&bytes, &buffer)
    member.note(bytes.span)
    if case .sniffing = stage {
      // Mostly the first bytes are all that is looked at: they are not copied.
      if head.isEmpty { swap(&head, &bytes) } else { head += bytes }
      if head.count >= TraceFormat.sniffLength { sniff() }
    } else {
      decode(bytes.span)
    }
    reuse(bytes)
  }

  /// Takes bytes that were delivered as the buffer if they have more room.
  private mutating func reuse(_ bytes: consuming [UInt8]) {
    if bytes.capacity > buffer.capacity { buffer = bytes }
  }

  private mutating func decode(_ bytes: Span<UInt8>) {
    guard case .decoding = stage else { return }
    decoder?.feed(bytes, into: &relay)
  }

  private mutating func finishDecoder() {
    guard case .decoding = stage else { return }
    decoder?.finish(into: &relay)
  }

  private mutating func fail(_ error: InflateError) {
    if case .sniffing = stage { sniff(damage: error.finding) }
    let share = member.openSessionShare(of: desk.ledger.format)
    switch error {
    case .truncated:
      desk.ledger.wasTruncated(error.finding, openSession: share)
      if share == .hasBytes { finishDecoder() }
    case .trailingData:
      finishDecoder()
      desk.ledger.hasTrailingData(error.finding)
    case .checksumMismatch, .lengthMismatch, .invalidData, .outOfMemory:
      desk.ledger.memberFailed(error.finding, openSession: share)
    }
    stage = .stopped
  }
}

extension ByteIntake {
  /// Finds out what the file is and decodes what has come so far.
  ///
  /// - Parameter damage: What is wrong with the file, if that is known: it says more than that
  ///   the first bytes are of no known format.
  private mutating func sniff(damage: Finding? = nil) {
    switch FormatVerdict(head, reading: reading, origin: origin) {
    case .format(let format): decodeHead(as: format)
    case .refused(let finding):
      if damage == nil { desk.ledger.fileFailed(finding) }
      head = []
      stage = .stopped
    }
  }

  /// Decodes what has come so far, whose format is known now.
  private mutating func decodeHead(as format: TraceFormat) {
    var head: [UInt8] = []
    swap(&head, &self.head)
    desk.ledger.format = format
    decoder = TraceDecoder(
      format: format, options: reading.options, scene: reading.scene, known: earlierScenes)
    stage = .decoding
    decode(head.span)
    reuse(head)
  }
}
