/// One find of a walk through a folder.
package enum FolderEntry: Equatable, Sendable {
  /// A file, with its path below the folder that was walked.
  case file(path: String)

  /// A file or folder below the walked one that cannot be read.
  indirect case unreadable(path: String, SystemError)

  /// The path below the folder that was walked; empty for that folder itself.
  package var path: String {
    switch self {
    case .file(let path), .unreadable(let path, _): path
    }
  }
}
