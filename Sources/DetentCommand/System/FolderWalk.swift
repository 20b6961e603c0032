import TouchTraces

/// Finds all files below a folder, in the same order everywhere.
///
/// Links are followed, but each folder is read once: first where it really is, then through
/// links in the order of their paths. Pipes, devices and sockets are left out.
package struct FolderWalk {
  private let root: String
  private var entries: [FolderEntry] = []
  private var visited: Set<FolderIdentity> = []

  /// Folders yet to be read, the next one last, by path below the root.
  private var folders: [String] = [""]

  /// Links to folders, which are read when there are no folders left.
  private var links: [String] = []

  private init(_ root: String) {
    self.root = root
  }

  /// All files and unreadable folders below a folder, sorted by the bytes of their paths.
  package static func entries(below root: String) -> [FolderEntry] {
    var walk = FolderWalk(root)
    while let folder = walk.nextFolder() {
      walk.read(folder)
    }
    let paths = walk.entries.map(\.path)
    return paths.indices.sorted { paths[$0].precedes(paths[$1]) }.map { walk.entries[$0] }
  }

  /// The path of an entry as it can be opened.
  package static func path(of entry: FolderEntry, below root: String) -> String {
    guard !entry.path.isEmpty else { return root }
    return root.hasSuffix("/") ? root + entry.path : "\(root)/\(entry.path)"
  }

  private mutating func nextFolder() -> String? {
    if let folder = folders.popLast() {
      return folder
    }
    links.sort { $0.precedes($1) }
    return links.isEmpty ? nil : links.removeFirst()
  }

  private mutating func read(_ folder: String) {
    let path = Self.path(of: .file(path: folder), below: root)
    do throws(SystemError) {
      guard visited.insert(try FolderIdentity(path)).inserted else { return }
      for entry in try FolderListing.entries(of: path) {
        add(entry, at: folder.isEmpty ? entry.name : "\(folder)/\(entry.name)")
      }
    } catch {
      entries.append(.unreadable(path: folder, error))
    }
  }

  private mutating func add(_ entry: FolderListing.Entry, at path: String) {
    switch entry.kind {
    case .file: entries.append(.file(path: path))
    case .folder where entry.isLink: links.append(path)
    case .folder: folders.append(path)
    case .special: break
    case .missing(let error): entries.append(.unreadable(path: path, error))
    }
  }
}
