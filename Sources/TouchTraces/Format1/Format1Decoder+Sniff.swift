extension Format1Decoder {
  /// Whether a text, with its first lines that are not blank, is of this format: a line looks like
  /// a header, readable or not, or the first one is a touch.
  static func claims(_ text: Span<UInt8>, _ lines: [Range<Int>]) -> Bool {
    if let first = lines.first, TouchLine(text.extracting(first)) != nil { return true }
    for line in lines where isHeader(text.extracting(line)) { return true }
    return false
  }

  private static func isHeader(_ line: Span<UInt8>) -> Bool {
    line[0] == UInt8(ascii: "{")
      && line.firstRange(of: "\"\(SessionHeader.formatName)\"") != nil
  }
}
