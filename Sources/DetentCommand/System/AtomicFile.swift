#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An output that appears under its name complete or not at all.
///
/// The bytes go to `name.tmp.<process id>` in the same folder. `commit()` flushes that file to
/// disk and renames it; without a commit it is removed. Devices and pipes are written directly.
package struct AtomicFile: ~Copyable {
  /// What happens to a file of the same name with other content.
  package enum Existing: Equatable, Sendable {
    case keep
    case replace
  }

  /// What `commit()` has done.
  package enum Outcome: Equatable, Sendable {
    case written

    /// The same content was there already; that file was not touched.
    case unchanged
  }

  /// Bytes that are gathered before they are written.
  private static let chunk = 256 * 1024

  /// The path as it was given.
  package let path: String
  private let existing: Existing
  private let target: String
  private let temporary: String?
  private let descriptor: FileDescriptor
  private var pending: [UInt8] = []
  private var isOpen = true

  /// Creates the temporary file.
  package init(_ path: String, existing: Existing) throws(SystemError) {
    let target: String
    let temporary: String?
    switch FileKind(of: path) {
    case .folder: throw .isFolder(path)
    case .special:
      target = path
      temporary = nil
    case .file, .missing:
      target = Self.resolved(path)
      temporary = "\(target).tmp.\(Environment.processIdentifier)"
    }
    let descriptor = try Self.descriptor(of: temporary, or: path)
    self.init(path, existing, target, temporary, descriptor)
  }

  private init(
    _ path: String, _ existing: Existing, _ target: String, _ temporary: String?,
    _ descriptor: consuming FileDescriptor
  ) {
    self.path = path
    self.existing = existing
    self.target = target
    self.temporary = temporary
    self.descriptor = descriptor
  }

  deinit {
    guard isOpen, let temporary else { return }
    TemporaryFiles.remove(temporary)
  }

  /// Appends bytes.
  package mutating func write(_ bytes: Span<UInt8>) throws(SystemError) {
    if bytes.count >= Self.chunk {
      try flush()
      guard descriptor.write(bytes) else { throw .last(.write, path) }
      return
    }
    pending.append(copying: bytes)
    if pending.count >= Self.chunk {
      try flush()
    }
  }

  /// Appends text as UTF-8.
  package mutating func write(_ text: String) throws(SystemError) {
    try write(text.utf8.span)
  }

  /// Puts the file in its place.
  ///
  /// - Returns: whether it was written or had the same content already.
  /// - Throws: `SystemError.exists` if other content is there that has to be kept.
  package consuming func commit() throws(SystemError) -> Outcome {
    try flush()
    guard let temporary else { return .written }
    if case .file(let size) = FileKind(of: target) {
      if try hasContent(ofSize: size) {
        return .unchanged
      }
      guard existing == .replace else { throw .exists(path: path) }
    }
    guard fsync(descriptor.number) == 0 || errno == EINVAL else { throw .last(.write, path) }
    try TemporaryFiles.keep(temporary, as: target)
    isOpen = false
    return .written
  }

  /// Removes what was written so far.
  package consuming func discard() {}

  private mutating func flush() throws(SystemError) {
    guard descriptor.write(pending.span) else { throw .last(.write, path) }
    pending.removeAll(keepingCapacity: true)
  }

  /// Whether the file in place has the bytes that were written.
  private func hasContent(ofSize size: Int) throws(SystemError) -> Bool {
    guard lseek(descriptor.number, 0, SEEK_CUR) == off_t(size) else { return false }
    guard let other = FileDescriptor(target, .reading) else { throw .last(.open, path) }
    var position = 0
    while position < size {
      let ours = [UInt8](capacity: Self.chunk) { _ = descriptor.read(at: position, into: &$0) }
      let theirs = [UInt8](capacity: Self.chunk) { _ = other.read(at: position, into: &$0) }
      guard ours == theirs, !ours.isEmpty else { return false }
      position += ours.count
    }
    return true
  }

  /// Opens the temporary file, or a device or pipe that is written directly.
  private static func descriptor(
    of temporary: String?, or path: String
  ) throws(SystemError) -> FileDescriptor {
    if let temporary {
      return try TemporaryFiles.create(temporary, for: path)
    }
    guard let number = FileDescriptor.open(path, .writing) else { throw .last(.open, path) }
    return FileDescriptor(owning: number)
  }

  /// Where a link leads, or the path itself.
  private static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
