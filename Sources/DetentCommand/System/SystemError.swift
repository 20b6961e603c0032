#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the operating system refused.
package enum SystemError: Error, Equatable, Sendable {
  /// An operation on a path failed; the reason is the system's own, in lower case.
  case failed(SystemOperation, path: String, reason: String)

  /// A file that is there already has other content and may not be replaced.
  case exists(path: String)

  /// The other end of a pipe is closed.
  case brokenPipe(path: String)

  /// The reason for people, without the path.
  package var reason: String {
    switch self {
    case .failed(let operation, _, let reason): "cannot \(operation.rawValue): \(reason)"
    case .exists: "exists and differs"
    case .brokenPipe: "broken pipe"
    }
  }

  /// The path that the operation was about.
  package var path: String {
    switch self {
    case .failed(_, let path, _), .exists(let path), .brokenPipe(let path): path
    }
  }

  /// Takes the reason from the system's error number of the call just made.
  static func last(_ operation: SystemOperation, _ path: String) -> SystemError {
    let number = errno
    guard number != EPIPE else { return .brokenPipe(path: path) }
    return .failed(operation, path: path, reason: text(of: number))
  }

  /// A folder lies where a file would be created.
  static func isFolder(_ path: String) -> SystemError {
    .failed(.create, path: path, reason: text(of: EISDIR))
  }

  /// The system's words for an error number, such as `no such file or directory`.
  static func text(of number: Int32) -> String {
    guard let words = unsafe strerror(number) else { return "error \(number)" }
    let text = unsafe String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
