#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Folders that outputs are put in.
package enum Folder {
  /// Read, write and list for everybody, less the user's mask.
  private static let permissions: mode_t = 0o777

  /// Makes a folder and those it lies in, as far as they are missing.
  package static func create(_ path: String) throws(SystemError) {
    var end = path.utf8.startIndex
    while end < path.utf8.endIndex {
      let next = path.utf8.index(after: end)
      end = path.utf8[next...].firstIndex(of: UInt8(ascii: "/")) ?? path.utf8.endIndex
      let parent = String(path[..<end])
      switch FileKind(of: parent) {
      case .folder: continue
      case .file, .special:
        throw .failed(.create, path: path, reason: "a folder is needed, '\(parent)' is a file")
      case .missing:
        guard unsafe mkdir(parent, permissions) == 0 else { throw .last(.create, path) }
      }
    }
  }

  /// Removes the file at `path`, if there is one.
  package static func removeFile(_ path: String) throws(SystemError) {
    if case .missing = FileKind(of: path) { return }
    guard unsafe unlink(path) == 0 else { throw .last(.remove, path) }
  }

  /// Removes a folder that holds nothing.
  package static func removeEmpty(_ path: String) throws(SystemError) {
    guard unsafe rmdir(path) == 0 else { throw .last(.remove, path) }
  }
}
