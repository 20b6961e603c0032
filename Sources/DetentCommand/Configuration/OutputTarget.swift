/// Where the answer of a command goes: standard output, or a file that appears complete or not
/// at all.
struct OutputTarget {
  /// A path; `nil` or `-` is standard output.
  let path: String?
  let force: Bool

  /// Writes the answer.
  ///
  /// - Parameters:
  ///   - pieces: The answer in pieces of UTF-8.
  ///   - output: Standard output.
  /// - Throws: `CommandFailure` if the file cannot be written.
  func write(
    _ pieces: some Sequence<[UInt8]>, output: inout some TextOutputStream
  ) throws(CommandFailure) {
    guard let path, path != InputFile.standardInput else {
      for piece in pieces { output.write(String(decoding: piece, as: UTF8.self)) }
      return
    }
    do throws(SystemError) {
      var file = try AtomicFile(path, existing: force ? .replace : .keep)
      for piece in pieces { try file.write(piece.span) }
      _ = try file.commit()
    } catch {
      throw error.asOutputFailure
    }
  }
}
