extension ConfigurationFile {
  /// Names of a project file; a folder holds one of them at most.
  private static let names = [".detent.json", "detent.json"]
  /// Folders that are looked through at most; chosen by us, so that loops of links end.
  private static let mostFolders = 64

  /// Finds the files that hold default options, those that count more first.
  ///
  /// - Parameters:
  ///   - named: The file of `--config`, which stands for all others.
  ///   - surroundings: Where the search begins, and the user's folders.
  /// - Returns: The files.
  /// - Throws: `CommandFailure` for a file that is wrong, or two where one is expected.
  static func find(
    named: String?, in surroundings: Surroundings
  ) throws(CommandFailure) -> [ConfigurationFile] {
    if let named { return [try ConfigurationFile(named, title: named)] }
    guard let start = surroundings.folder else { return [] }
    var files: [ConfigurationFile] = []
    if let path = try projectFile(from: start, home: surroundings.variable("HOME")) {
      files.append(try ConfigurationFile(path, title: path))
    }
    if let path = userFile(in: surroundings) {
      files.append(try ConfigurationFile(path, title: "the user's config.json"))
    }
    return files
  }

  /// The nearest project file upward, up to the root of the repository or the home folder.
  private static func projectFile(
    from start: String, home: String?
  ) throws(CommandFailure) -> String? {
    let last = [home ?? "/", "/"].compactMap(identity)
    var folder = start
    for _ in 0..<mostFolders {
      let found = names.map { path($0, in: folder) }.filter(isFile)
      if found.count > 1 {
        throw .configuration(path: found[0], reason: "stands beside \(found[1]), one is enough")
      }
      if let path = found.first { return path }
      let isRepository = identity(of: path(".git", in: folder)) != nil
      guard let here = identity(of: folder), !isRepository, !last.contains(here) else { break }
      folder = folder == "." ? ".." : folder + "/.."
    }
    return nil
  }

  private static func userFile(in surroundings: Surroundings) -> String? {
    let folder =
      if let folder = surroundings.variable("XDG_CONFIG_HOME"), !folder.isEmpty {
        folder
      } else if let home = surroundings.variable("HOME"), !home.isEmpty {
        home + "/.config"
      } else {
        ""
      }
    let path = folder + "/detent/config.json"
    return !folder.isEmpty && isFile(path) ? path : nil
  }

  private static func path(_ name: String, in folder: String) -> String {
    folder == "." ? name : "\(folder)/\(name)"
  }

  private static func isFile(_ path: String) -> Bool {
    if case .file = FileKind(of: path) { true } else { false }
  }

  /// Which file or folder a path leads to; `nil` for none.
  private static func identity(of path: String) -> FolderIdentity? {
    do throws(SystemError) {
      return try FolderIdentity(path)
    } catch {
      return nil
    }
  }
}
