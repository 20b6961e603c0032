#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a path leads to, links followed.
package enum FileKind: Equatable, Sendable {
  case file(size: Int)
  case folder

  /// A pipe, a device or a socket.
  case special

  /// Nothing is there, or it cannot be reached; the reason is the system's.
  case missing(SystemError)

  /// Looks at a path.
  package init(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      self = .missing(.last(.open, path))
      return
    }
    self = Self.kind(status)
  }

  static func kind(_ status: stat) -> FileKind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file(size: Int(status.st_size))
    case S_IFDIR: .folder
    default: .special
    }
  }
}
