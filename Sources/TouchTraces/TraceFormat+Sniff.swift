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
    if let advice = Magic.advice(against: firstBytes) { return .refused(advice: advice) }
    guard var transcoder = UTF16Transcoder(firstBytes) else { return sniff(text: firstBytes) }
    var text: [UInt8] = []
    transcoder.append(firstBytes, to: &text)
    return sniff(text: text.span)
  }

  private static func sniff(text: Span<UInt8>) -> SniffResult {
    var count = 0
    var start = 0
    while start < text.count, count < sniffedLines {
      var end = start
      while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
      let raw = text.extracting(start..<end)
      let line = raw.extracting(raw.trimmedRange)
      start = end + 1
      guard !line.isEmpty else { continue }
      count += 1
      if isHeader(line) || (count == 1 && TouchLine(line) != nil) {
        return .format(.touchTrace1)
      }
      if isGetevent(line) { return .format(.getevent) }
    }
    return count == 0 ? .empty : .unknown
  }

  /// Whether a line looks like a header of trace format 1, readable or not.
  private static func isHeader(_ line: Span<UInt8>) -> Bool {
    line[0] == UInt8(ascii: "{")
      && line.firstRange(of: "\"\(SessionHeader.formatName)\"") != nil
  }

  private static func isGetevent(_ line: Span<UInt8>) -> Bool {
    if line.hasPrefix("add device ") { return line.firstRange(of: ": /dev/input/event") != nil }
    guard let event = GeteventLine(line) else { return false }
    return event.time != nil || event.device != nil || line.hasPrefix("EV_")
  }
}
