#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is read from its beginning to its end, piece by piece.
package struct InputFile: ~Copyable {
  /// The path that means standard input.
  package static let standardInput = "-"

  /// Bytes that `contents(of:limit:)` reads at a time.
  private static let chunk = 64 * 1024

  /// The path as it was given.
  package let path: String
  private let descriptor: FileDescriptor

  /// Opens a file, or standard input for `-`.
  package init(_ path: String) throws(SystemError) {
    self.path = path
    if path == Self.standardInput {
      descriptor = FileDescriptor(standard: STDIN_FILENO)
      return
    }
    guard let opened = FileDescriptor(path, .reading) else { throw .last(.open, path) }
    descriptor = opened
  }

  /// Appends the next bytes to an output that has room.
  ///
  /// - Returns: how many bytes came; 0 means the end of the file.
  package mutating func read(
    into output: inout OutputSpan<UInt8>
  ) throws(SystemError) -> Int {
    guard let count = descriptor.read(into: &output) else { throw .last(.read, path) }
    return count
  }

  /// All bytes of a small file, such as a tuning.
  ///
  /// - Throws: also for a file of more than `limit` bytes.
  package static func contents(
    of path: String, limit: Int = 16 << 20
  ) throws(SystemError) -> [UInt8] {
    var file = try InputFile(path)
    var bytes: [UInt8] = []
    var isAtEnd = false
    while !isAtEnd {
      try bytes.append(addingCapacity: chunk) { (output) throws(SystemError) in
        isAtEnd = try file.read(into: &output) == 0
      }
      guard bytes.count <= limit else {
        throw .failed(.read, path: path, reason: "more than \(limit) bytes")
      }
    }
    return bytes
  }
}
