import DetentCommand
import SheetReports
import TouchTraces
import Zlib

/// Bytes that a fuzzer made up, read as the program reads a file.
struct FuzzInput {
  private let bytes: [UInt8]
  /// What else is chosen depends on the bytes alone, so that each finding can be repeated.
  private let seed: Int

  init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    self.init(Array(UnsafeBufferPointer(start: start, count: count)))
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var checksum = CRC32()
    checksum.update(bytes.span)
    seed = Int(checksum.value)
  }

  /// Reads the bytes and checks what every file ends in: a session or a finding, each counted
  /// once, whatever the chunks in which the bytes come.
  ///
  /// - Parameter family: One of these is named to the program if it sees none of them itself.
  func check(as family: [TraceFormat]) {
    let reading = reading(as: family)
    let file = read(reading, chunk: max(bytes.count, 1))
    precondition(!file.sessions.isEmpty || !file.findings.isEmpty, "nothing is said of the file")
    var counts = RunCounts()
    counts.add(file)
    precondition(counts.inputs == max(file.sessions.count, 1), "a session is not counted once")
    for session in file.sessions where session.payload == nil {
      precondition(session.status == .rejected && !session.findings.isEmpty, "rejected in silence")
    }
    expectSame(read(reading, chunk: 1 + seed % 61), as: file, "chunks change the result")
  }

  /// Compresses the bytes, and checks that they are read as the plain ones are, and that nothing
  /// is believed of a member in which one bit is wrong.
  func checkCompressed() {
    // Behind this byte, zlib's, bytes may be compressed ones already.
    guard bytes.first != 0x78, case .format = TraceFormat.sniff(bytes.span),
      var packed = try? Deflater.gzip(bytes, level: .standard)
    else { return }
    let plain = read(ReadingOptions(), chunk: max(bytes.count, 1))
    let file = FuzzInput(packed).read(ReadingOptions(), chunk: 1 + seed % 61)
    expectSame(file, as: plain, "compression changes the result")
    packed[packed.count - 1 - seed % 8] ^= 1 << UInt8(seed % 7)
    let damaged = FuzzInput(packed).read(ReadingOptions(), chunk: packed.count)
    precondition(
      damaged.sessions.allSatisfy { $0.status == .rejected }, "a damaged member is believed")
  }

  private func reading(as family: [TraceFormat]) -> ReadingOptions {
    var reading = ReadingOptions()
    if seed % 3 == 0 {
      reading.options.assumedRate = 60
      reading.options.tablePreset = TablePreset.allCases[seed / 3 % TablePreset.allCases.count]
    }
    if case .format(let format) = TraceFormat.sniff(bytes.span), family.contains(format) {
      return reading
    }
    reading.format = family[seed % family.count]
    return reading
  }

  private func read(_ reading: ReadingOptions, chunk: Int) -> FileRecord<SessionWatch.Payload> {
    let input = BatchInput(path: "fuzz", source: "fuzz", origin: .named)
    var intake = ByteIntake(input, reading: reading, visitor: SessionWatch())
    var position = 0
    while position < bytes.count, !intake.isStopped {
      let end = min(position + chunk, bytes.count)
      intake.feed(bytes.span.extracting(position..<end))
      position = end
    }
    return intake.finish()
  }

  private func expectSame(
    _ file: FileRecord<SessionWatch.Payload>, as other: FileRecord<SessionWatch.Payload>,
    _ message: String
  ) {
    precondition(
      file.format == other.format && file.findings == other.findings
        && file.sessions.map(\.findings) == other.sessions.map(\.findings)
        && file.sessions.map(\.payload) == other.sessions.map(\.payload), message)
  }
}
