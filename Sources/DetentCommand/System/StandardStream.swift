#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output or standard error, buffered.
///
/// A reader of standard output that goes away ends the program silently with status 141; other
/// failures are kept until `finish()`. Failures of standard error are nobody's business.
package final class StandardStream: TextOutputStream {
  /// Which stream it is.
  package enum Kind: Equatable, Sendable {
    case output
    case diagnostics

    var descriptor: Int32 {
      switch self {
      case .output: STDOUT_FILENO
      case .diagnostics: STDERR_FILENO
      }
    }

    /// Bytes that are gathered before they are written; messages go out at once.
    fileprivate var bufferSize: Int {
      switch self {
      case .output: 64 * 1024
      case .diagnostics: 0
      }
    }
  }

  private let kind: Kind
  private let descriptor: FileDescriptor
  private var pending: [UInt8] = []
  private var failure: SystemError?

  /// Makes the only writer of a stream.
  package init(_ kind: Kind) {
    self.kind = kind
    descriptor = FileDescriptor(standard: kind.descriptor)
  }

  /// Appends text as UTF-8.
  package func write(_ text: String) {
    pending.append(contentsOf: text.utf8)
    if pending.count > kind.bufferSize {
      flush()
    }
  }

  /// Writes out what is buffered.
  package func flush() {
    defer { pending.removeAll(keepingCapacity: true) }
    guard failure == nil, !descriptor.write(pending.span) else { return }
    let error = SystemError.last(.write, "standard output")
    if kind == .output, case .brokenPipe = error {
      TemporaryFiles.removeAllAndExit(Signals.brokenPipeStatus)
    }
    failure = error
  }

  /// Writes out the rest.
  ///
  /// - Returns: what went wrong with standard output since the start.
  package func finish() -> SystemError? {
    flush()
    return kind == .output ? failure : nil
  }
}
