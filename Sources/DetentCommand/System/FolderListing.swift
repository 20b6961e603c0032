#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The names in one folder.
enum FolderListing {
  /// One name and what it leads to.
  struct Entry {
    var name: String
    var kind: Kind
    var isLink: Bool
  }

  /// What a name leads to.
  enum Kind {
    case file
    case folder
    case special
    case missing(SystemError)

    init(_ kind: FileKind) {
      switch kind {
      case .file: self = .file
      case .folder: self = .folder
      case .special: self = .special
      case .missing(let error): self = .missing(error)
      }
    }
  }

  /// The entries of a folder, in the system's order.
  static func entries(of folder: String) throws(SystemError) -> [Entry] {
    guard let directory = unsafe opendir(folder) else { throw .last(.list, folder) }
    defer { unsafe closedir(directory) }
    var entries: [Entry] = []
    errno = 0
    while let item = unsafe readdir(directory) {
      let name = unsafe withUnsafeBytes(of: &item.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      let isFile = unsafe item.pointee.d_type == UInt8(DT_REG)
      if let entry = entry(name, isFile: isFile, in: folder) {
        entries.append(entry)
      }
      errno = 0
    }
    guard errno == 0 else { throw .last(.list, folder) }
    return entries
  }

  private static func entry(_ bytes: [UInt8], isFile: Bool, in folder: String) -> Entry? {
    guard let name = String(validating: bytes, as: UTF8.self) else {
      let name = String(decoding: bytes, as: UTF8.self)
      let error = SystemError.failed(.open, path: name, reason: "the name is not UTF-8")
      return Entry(name: name, kind: .missing(error), isLink: false)
    }
    guard name != ".", name != ".." else { return nil }
    guard !isFile else { return Entry(name: name, kind: .file, isLink: false) }
    let path = "\(folder)/\(name)"
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else {
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      return Entry(name: name, kind: Kind(FileKind(of: path)), isLink: isLink)
    }
    return Entry(name: name, kind: Kind(FileKind.kind(status)), isLink: false)
  }
}
