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
    switch TraceFormat.sniff(head.span) {
    case .empty: self = .refused(Finding(.empty, "the file is empty"))
    case .compressed(let name):
      self = .refused(
        Finding(.unsupported, "compressed with \(name), which is not read: decompress it first"))
    case .refused(let advice): self = .refused(Finding(.unsupported, advice))
    case .format(let format): self = .format(reading.format ?? format)
    case .table where reading.format != nil || origin == .named || reading.options.namesColumns:
      self = .format(reading.format ?? .table)
    case .table:
      self = .refused(
        Finding(.notATrace, "a table whose columns are not told by names, --columns names them"))
    case .noRecording(let advice) where reading.format == nil:
      self = .refused(Finding(origin == .walked ? .notATrace : .unsupported, advice))
    case .noRecording, .unknown:
      if let format = reading.format {
        self = .format(format)
      } else if origin == .named, reading.options.namesColumns {
        self = .format(.table)
      } else if origin == .walked {
        self = .refused(Finding(.notATrace, "the file is no recording of a known format"))
      } else {
        self = .refused(
          Finding(.unknownFormat, "the file is no recording of a known format, --from names one"))
      }
    }
  }
}
