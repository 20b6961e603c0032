import TouchTraces

/// What a file is, judged by its first bytes.
enum FormatVerdict {
  case format(TraceFormat)
  /// It cannot be read, and why.
  case refused(Finding)

  /// Judges a file.
  ///
  /// - Parameters:
  ///   - head: The file's first bytes, decompressed; all of them if it is short.
  ///   - reading: The format, if the user named it.
  ///   - origin: What is no trace is damage or not, by where it was found.
  init(_ head: [UInt8], reading: ReadingOptions, origin: BatchInput.Origin) {
    if head.isEmpty {
      self = .refused(Finding(.empty, "the file is empty"))
    } else if let format = reading.format {
      self = .format(format)
    } else if head.contains(UInt8(ascii: "{")) {
      self = .format(.touchTrace1)
    } else if origin == .walked {
      self = .refused(Finding(.notATrace, "the file is no recording of a known format"))
    } else {
      self = .refused(
        Finding(.unknownFormat, "the file is no recording of a known format; --from names one"))
    }
  }
}
