#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system knows of terminals.
enum Terminal {
  /// Columns of a terminal that does not tell; the width of a small one.
  private static let standardColumns = 80

  /// What a standard stream leads to.
  static func sink(of stream: StandardStream.Kind) -> Surroundings.Sink {
    guard isatty(stream.descriptor) == 1 else { return .file }
    var size = winsize()
    guard unsafe ioctl(stream.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return .terminal(columns: standardColumns)
    }
    return .terminal(columns: Int(size.ws_col))
  }

  /// Writes to standard error at once.
  static func writeDiagnostics(_ text: String) {
    let bytes = Array(text.utf8)
    _ = FileDescriptor(standard: StandardStream.Kind.diagnostics.descriptor).write(bytes.span)
  }
}
