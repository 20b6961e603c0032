#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file without a name that a `Spool` moves its bytes to.
final class SpoolFile {
  private let descriptor: FileDescriptor
  private let folder: String
  private(set) var count = 0

  init(folder: String) throws(SystemError) {
    self.folder = folder
    descriptor = try TemporaryFiles.createUnnamed(in: folder)
  }

  func append(_ bytes: Span<UInt8>) throws(SystemError) {
    guard descriptor.write(bytes) else { throw .last(.write, folder) }
    count += bytes.count
  }

  func truncate(to length: Int) throws(SystemError) {
    guard ftruncate(descriptor.number, off_t(length)) == 0,
      lseek(descriptor.number, off_t(length), SEEK_SET) >= 0
    else { throw .last(.write, folder) }
    count = length
  }

  /// The bytes from a position on, at least one and at most `limit`.
  func bytes(at position: Int, limit: Int) throws(SystemError) -> [UInt8] {
    let bytes = try [UInt8](capacity: limit) { (output) throws(SystemError) in
      guard let count = descriptor.read(at: position, into: &output) else {
        throw .last(.read, folder)
      }
      guard count > 0 else {
        throw .failed(.read, path: folder, reason: "a temporary file was cut")
      }
    }
    return bytes
  }
}
