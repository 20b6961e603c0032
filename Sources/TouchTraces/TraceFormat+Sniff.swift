extension TraceFormat {
  /// Bytes of a file, decompressed, that are enough to tell its format.
  public static let sniffLength = 1 << 16

  /// Lines that are looked at: logs begin with prompts and banners.
  private static let sniffedLines = 20

  /// Tells the format of a file by its first bytes, never by its name.
  ///
  /// - Parameter firstBytes: The first `sniffLength` bytes, decompressed; all if there are less.
  /// - Returns: The format, or why there is none.
  public static func sniff(_ firstBytes: Span<UInt8>) -> SniffResult {
    if let compression = Magic.compression(of: firstBytes) { return .compressed(compression) }
    if BinaryFormat.claims(firstBytes) { return .format(.binaryTrace) }
    if let advice = Magic.advice(against: firstBytes) { return .refused(advice: advice) }
    guard var transcoder = UTF16Transcoder(firstBytes) else { return sniff(text: firstBytes) }
    var text: [UInt8] = []
    transcoder.append(firstBytes, to: &text)
    return sniff(text: text.span)
  }

  private static func sniff(text: Span<UInt8>) -> SniffResult {
    // Mostly the first line tells it already.
    if touchTrace1.claims(text, firstLines(of: text, count: 1)) { return .format(.touchTrace1) }
    let lines = firstLines(of: text, count: sniffedLines)
    guard !lines.isEmpty else { return .empty }
    // The first of the formats, before any JSON is parsed.
    if touchTrace1.claims(text, lines) { return .format(.touchTrace1) }
    let json = json(text, lines)
    for format in allCases where format == json || format.claims(text, lines) {
      return .format(format)
    }
    if let advice = NoRecording.advice(against: text) { return .noRecording(advice: advice) }
    return TableShape(text, lines) == .none ? .unknown : .table
  }

  /// The first lines that are not blank, without blanks around them.
  private static func firstLines(of text: Span<UInt8>, count: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < text.count, lines.count < count {
      var end = start
      while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
      let trimmed = text.extracting(start..<end).trimmedRange
      if !trimmed.isEmpty {
        lines.append((start + trimmed.lowerBound)..<(start + trimmed.upperBound))
      }
      start = end + 1
    }
    return lines
  }

  /// Whether a text is of this format, as far as its first lines tell.
  private func claims(_ text: Span<UInt8>, _ lines: [Range<Int>]) -> Bool {
    switch self {
    case .touchTrace1: Format1Decoder.claims(text, lines)
    case .getevent: Self.anyLine(text, lines, GeteventSyntax.claims)
    case .evemu: Self.anyLine(text, lines, EvemuSyntax.claims)
    case .evtest: Self.anyLine(text, lines, EvtestSyntax.claims)
    case .evbug: Self.anyLine(text, lines, EvbugSyntax.claims)
    case .libinput: Self.anyLine(text, lines, LibinputSyntax.claims)
    case .reran: ReranSyntax.claims(text, lines)
    case .sendevent: Self.anyLine(text, lines, SendeventSyntax.claims)
    case .minitouch: MinitouchSyntax.claims(text, lines)
    case .touchMacro: Self.anyLine(text, lines, TouchMacroSyntax.isCall)
    case .zxtouch: Self.anyLine(text, lines, ZXTouchSyntax.isLine)
    case .swipeCommands: Self.anyLine(text, lines, SwipeCommandSyntax.isCommand)
    case .maestro: Self.anyLine(text, lines, MaestroSyntax.isSwipe)
    case .flutterDart: Self.anyLine(text, lines, FlutterDartSyntax.claims)
    case .motionEvents: MotionEventSyntax.claims(text)
    case .touchDescriptions: TouchDescriptionSyntax.claims(text)
    case .xinput: Self.anyLine(text, lines, XinputSyntax.claims)
    case .monkey: Self.anyLine(text, lines, MonkeySyntax.claims)
    case .table: TableShape(text, lines) == .named
    case .binaryTrace, .webkit, .webDriver, .touchActions, .rrweb, .flutter, .touchJSON: false
    }
  }

  private static func anyLine(
    _ text: Span<UInt8>, _ lines: [Range<Int>], _ claims: (Span<UInt8>) -> Bool
  ) -> Bool {
    for line in lines where claims(text.extracting(line)) { return true }
    return false
  }
}
