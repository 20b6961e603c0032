/// Bytes that are gathered, cut back and read again, in memory as long as they are few.
///
/// Beyond the limit they move to a file without a name, which vanishes with the program:
///
/// ```swift
/// let mark = spool.count
/// try spool.append(rows.span)
/// try spool.truncate(to: mark)  // takes the rows back
/// ```
package struct Spool: ~Copyable {
  /// Bytes of a piece at most.
  package static let chunk = 256 * 1024

  private let memoryLimit: Int
  private let folder: String
  private var file: SpoolFile?

  /// What follows the bytes of the file.
  private var memory: [UInt8] = []

  /// Makes an empty spool.
  ///
  /// - Parameters:
  ///   - memoryLimit: how many bytes stay in memory.
  ///   - folder: where the file is made.
  package init(memoryLimit: Int = 2 << 20, folder: String = Environment.temporaryFolder) {
    self.memoryLimit = memoryLimit
    self.folder = folder
  }

  /// How many bytes are kept; also the mark for `truncate(to:)`.
  package var count: Int {
    countInFile + memory.count
  }

  /// How many of the bytes are kept in a file.
  package var countInFile: Int {
    file?.count ?? 0
  }

  /// Appends bytes.
  package mutating func append(_ bytes: Span<UInt8>) throws(SystemError) {
    memory.append(copying: bytes)
    guard memory.count > memoryLimit else { return }
    if file == nil {
      file = try SpoolFile(folder: folder)
    }
    try file?.append(memory.span)
    memory.removeAll(keepingCapacity: true)
  }

  /// Forgets all bytes from a mark on; a mark behind the end changes nothing.
  package mutating func truncate(to mark: Int) throws(SystemError) {
    guard mark < count else { return }
    guard let file, mark < file.count else {
      memory.removeLast(count - mark)
      return
    }
    memory.removeAll(keepingCapacity: true)
    try file.truncate(to: max(0, mark))
  }

  /// A piece of the bytes from a position on; an empty one means the end.
  ///
  /// - Parameters:
  ///   - position: where the piece begins.
  ///   - limit: how many bytes it has at most.
  /// - Returns: the piece.
  /// - Throws: if the file cannot be read.
  package func bytes(
    at position: Int, limit: Int = Spool.chunk
  ) throws(SystemError) -> [UInt8] {
    guard position >= 0, position < count else { return [] }
    if let file, position < file.count {
      return try file.bytes(at: position, limit: min(limit, file.count - position))
    }
    return Array(memory.dropFirst(position - countInFile).prefix(limit))
  }
}
