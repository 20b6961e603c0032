#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file; it is closed when the value ends.
@safe struct FileDescriptor: ~Copyable {
  /// How a file is opened.
  enum Mode {
    case reading

    /// For what is there already, such as a device or a pipe.
    case writing

    /// For reading and writing; the file must not be there yet.
    case creating

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY
      case .writing: O_WRONLY
      case .creating: O_RDWR | O_CREAT | O_EXCL
      }
    }
  }

  let number: Int32
  private let closes: Bool

  /// Read and write for everybody, less the user's mask.
  private static let permissions: mode_t = 0o666

  /// Opens a file; nil leaves the reason in the system's error number.
  init?(_ path: String, _ mode: Mode) {
    guard let number = Self.open(path, mode) else { return nil }
    self.init(owning: number)
  }

  /// Takes over an open file.
  init(owning number: Int32) {
    self.number = number
    closes = true
  }

  /// Uses a standard stream, which stays open.
  init(standard number: Int32) {
    self.number = number
    closes = false
  }

  deinit {
    guard closes, number >= 0 else { return }
    close(number)
  }

  /// Appends the next bytes to an output; none means the end, nil a failure.
  func read(into output: inout OutputSpan<UInt8>) -> Int? {
    unsafe output.withUnsafeMutableBufferPointer { buffer, count in
      guard let start = buffer.baseAddress, count < buffer.count else { return 0 }
      while true {
        let result = unsafe Self.read(number, start + count, buffer.count - count)
        if result >= 0 {
          count += result
          return result
        }
        guard errno == EINTR else { return nil }
      }
    }
  }

  /// Appends bytes from a position on, wherever the file stands; nil is a failure.
  func read(at position: Int, into output: inout OutputSpan<UInt8>) -> Int? {
    unsafe output.withUnsafeMutableBufferPointer { buffer, count in
      guard let start = buffer.baseAddress, count < buffer.count else { return 0 }
      while true {
        let result = unsafe pread(number, start + count, buffer.count - count, off_t(position))
        if result >= 0 {
          count += result
          return result
        }
        guard errno == EINTR else { return nil }
      }
    }
  }

  /// Writes all bytes; false is a failure.
  func write(_ bytes: Span<UInt8>) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return true }
      var done = 0
      while done < buffer.count {
        let result = unsafe Self.write(number, start + done, buffer.count - done)
        if result >= 0 {
          done += result
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Opens a file; nil leaves the reason in the system's error number.
  static func open(_ path: String, _ mode: Mode) -> Int32? {
    let flags = mode.flags | O_CLOEXEC
    #if canImport(Glibc)
      let number = unsafe Glibc.open(path, flags, permissions)
    #elseif canImport(Musl)
      let number = unsafe Musl.open(path, flags, permissions)
    #else
      let number = unsafe Darwin.open(path, flags, permissions)
    #endif
    return number >= 0 ? aboveStandardStreams(number) : nil
  }

  /// Keeps the numbers of standard streams that the caller closed from naming other files.
  private static func aboveStandardStreams(_ number: Int32) -> Int32? {
    guard number <= STDERR_FILENO else { return number }
    defer { close(number) }
    let moved = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    return moved >= 0 ? moved : nil
  }

  private static func read(_ file: Int32, _ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int
  {
    #if canImport(Glibc)
      unsafe Glibc.read(file, start, count)
    #elseif canImport(Musl)
      unsafe Musl.read(file, start, count)
    #else
      unsafe Darwin.read(file, start, count)
    #endif
  }

  private static func write(_ file: Int32, _ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(file, start, count)
    #elseif canImport(Musl)
      unsafe Musl.write(file, start, count)
    #else
      unsafe Darwin.write(file, start, count)
    #endif
  }
}
