/// Finds out from a file's first bytes how its text is encoded, and hands on UTF-8.
struct EncodingStage: Sendable {
  private enum Encoding {
    case undecided
    case utf8
    case utf16(UTF16Transcoder)
  }

  private var encoding = Encoding.undecided
  private var head: [UInt8] = []

  mutating func feed(
    _ bytes: Span<UInt8>, to decoder: inout any RawDecoder, into sink: inout some TraceSink
  ) {
    switch encoding {
    case .utf8: decoder.feed(bytes, into: &sink)
    case .utf16(var transcoder):
      var text: [UInt8] = []
      transcoder.append(bytes, to: &text)
      encoding = .utf16(transcoder)
      decoder.feed(text.span, into: &sink)
    case .undecided:
      for index in bytes.indices { head.append(bytes[index]) }
      guard head.count >= 2 else { return }
      decide(to: &decoder, into: &sink)
    }
  }

  mutating func finish(to decoder: inout any RawDecoder, into sink: inout some TraceSink) {
    switch encoding {
    case .undecided: decide(to: &decoder, into: &sink)
    case .utf8: return
    case .utf16(var transcoder):
      var text: [UInt8] = []
      transcoder.finish(to: &text)
      decoder.feed(text.span, into: &sink)
    }
  }

  private mutating func decide(
    to decoder: inout any RawDecoder, into sink: inout some TraceSink
  ) {
    encoding = UTF16Transcoder(head.span).map(Encoding.utf16) ?? .utf8
    let bytes = head
    head = []
    feed(bytes.span, to: &decoder, into: &sink)
  }
}
