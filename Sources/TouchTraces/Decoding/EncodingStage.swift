/// Finds out from a file's first bytes how its text is encoded, and hands UTF-8 on to a decoder.
struct EncodingStage<Decoder: RawDecoder>: RawDecoder {
  private enum Encoding {
    case undecided
    case utf8
    case utf16(UTF16Transcoder)
  }

  private var encoding = Encoding.undecided
  /// The first byte of a file, as long as it is the only one.
  private var head: [UInt8] = []
  private(set) var decoder: Decoder

  init(_ decoder: Decoder) {
    self.decoder = decoder
  }

  mutating func feed(_ bytes: Span<UInt8>, into sink: inout some TraceSink) {
    switch encoding {
    case .utf8: decoder.feed(bytes, into: &sink)
    case .utf16(var transcoder):
      var text: [UInt8] = []
      transcoder.append(bytes, to: &text)
      encoding = .utf16(transcoder)
      decoder.feed(text.span, into: &sink)
    case .undecided:
      if head.isEmpty, bytes.count >= 2 { return decide(bytes, into: &sink) }
      for index in bytes.indices { head.append(bytes[index]) }
      if head.count >= 2 { decideByHead(into: &sink) }
    }
  }

  mutating func finish(into sink: inout some TraceSink) {
    switch encoding {
    case .undecided: decideByHead(into: &sink)
    case .utf8: break
    case .utf16(var transcoder):
      var text: [UInt8] = []
      transcoder.finish(to: &text)
      decoder.feed(text.span, into: &sink)
    }
    decoder.finish(into: &sink)
  }

  private mutating func decideByHead(into sink: inout some TraceSink) {
    let bytes = head
    head = []
    decide(bytes.span, into: &sink)
  }

  private mutating func decide(_ bytes: Span<UInt8>, into sink: inout some TraceSink) {
    encoding = UTF16Transcoder(bytes).map(Encoding.utf16) ?? .utf8
    feed(bytes, into: &sink)
  }
}
