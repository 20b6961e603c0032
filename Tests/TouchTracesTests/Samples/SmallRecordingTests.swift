import TestSupport
import Testing
import TouchTraces

/// What holds for every format of samples.
struct SmallRecordingTests {
  private func decode(_ bytes: [UInt8], _ format: TraceFormat, chunk: Int = .max) -> CollectingSink
  {
    CollectingSink.decoding(bytes, format: format, chunk: chunk)
  }

  private func lines(_ sink: CollectingSink) -> [String] {
    sink.sessions.flatMap(\.events).map { event in
      guard case .touch(let sample) = event.action else { return "no touch" }
      return
        "\(event.time.microseconds) \(sample.phase) \(shown(sample.x)) \(shown(sample.y))"
    }
  }

  private func shown(_ value: Double) -> String {
    let rounded = (value * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Whether findings tell of more than those of the whole recording do.
  private func says(_ sink: CollectingSink, moreThan whole: CollectingSink) -> Bool {
    func messages(_ sink: CollectingSink) -> [String] {
      (sink.sessions.flatMap(\.findings) + sink.findings).map(\.message)
    }
    return !Set(messages(sink)).subtracting(messages(whole)).isEmpty
  }

  @Test(arguments: SmallRecording.all)
  func `a recording is told by its bytes and read`(recording: SmallRecording) throws {
    let bytes = Array(recording.text.utf8)
    #expect(TraceFormat.sniff(bytes.span) == .format(recording.format))
    let sink = decode(bytes, recording.format)
    #expect(lines(sink) == recording.events)
    #expect(sink.sessions.first?.header.startAge == .unknown)
    let severities = Set(sink.kinds.map(\.severity))
    #expect(severities.isSubset(of: [.note]), "\(sink.kinds)")
  }

  @Test(arguments: SmallRecording.all)
  func `chunks, line ends and a byte order mark change nothing`(recording: SmallRecording) {
    let whole = decode(Array(recording.text.utf8), recording.format)
    for chunk in [1, 5, 64] {
      #expect(decode(Array(recording.text.utf8), recording.format, chunk: chunk) == whole)
    }
    let other = "\u{FEFF}" + recording.text.replacing("\n", with: "\r\n")
    #expect(lines(decode(Array(other.utf8), recording.format)) == recording.events)
    #expect(TraceFormat.sniff(Array(other.utf8).span) == .format(recording.format))
  }

  @Test(arguments: SmallRecording.all)
  func `whatever is cut off is said`(recording: SmallRecording) {
    let bytes = Array(recording.text.utf8)
    let whole = decode(bytes, recording.format)
    for count in 0..<bytes.count {
      let sink = decode(Array(bytes[..<count]), recording.format)
      for session in sink.sessions { expectWellFormed(session.events) }
      let isWhole = recording.isMadeOfNumbers || lines(sink) == recording.events
      #expect(isWhole || says(sink, moreThan: whole), "\(count) bytes")
    }
  }

  @Test(arguments: SmallRecording.all)
  func `a damaged byte breaks nothing else`(recording: SmallRecording) {
    let bytes = Array(recording.text.utf8)
    let whole = decode(bytes, recording.format)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= ([0x01, 0x12, 0x80] as [UInt8])[index % 3]
      let sink = decode(damaged, recording.format)
      for session in sink.sessions { expectWellFormed(session.events) }
      let isWhole = recording.isMadeOfNumbers || lines(sink).count == recording.events.count
      #expect(isWhole || says(sink, moreThan: whole), "byte \(index)")
    }
  }
}
