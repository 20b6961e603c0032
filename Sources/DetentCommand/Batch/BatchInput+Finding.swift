extension BatchInput {
  /// Finds the files that a command line names.
  ///
  /// - Parameter options: The paths, and a list of more of them.
  /// - Returns: The files, in the order of the paths; folders are walked and sorted.
  /// - Throws: `CommandFailure` if a path leads nowhere or there is nothing to read.
  package static func find(_ options: InputOptions) throws(CommandFailure) -> [BatchInput] {
    let paths = try options.paths + listedPaths(options)
    guard !paths.isEmpty else {
      throw .nothingToRead(reason: "there is no input: give a file, a folder or '-'")
    }
    var inputs: [BatchInput] = []
    for path in paths {
      if path == InputFile.standardInput {
        guard options.pathsFrom != path else {
          throw .usage(.contradictory("--paths-from -", path))
        }
        guard !inputs.contains(where: { $0.path == path }) else {
          throw .usage(.repeatedOption(path))
        }
        inputs.append(BatchInput(path: path, source: "stdin", origin: .named))
      } else {
        inputs += try find(path)
      }
    }
    guard !inputs.isEmpty else { throw noTraces(in: paths) }
    return inputs
  }

  /// The failure of a command whose folders hold no trace.
  static func noTraces(in paths: [String]) -> CommandFailure {
    .nothingToRead(reason: "\(paths.joined(separator: ", ")): no trace in there")
  }

  private static func find(_ path: String) throws(CommandFailure) -> [BatchInput] {
    switch FileKind(of: path) {
    case .missing(let error): throw error.asMissingInput
    case .file, .special:
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return [BatchInput(path: path, source: name, origin: .named)]
    case .folder:
      return FolderWalk.entries(below: path).map { entry in
        BatchInput(
          path: FolderWalk.path(of: entry, below: path),
          source: entry.path.isEmpty ? path : entry.path, origin: .walked)
      }
    }
  }

  private static func listedPaths(_ options: InputOptions) throws(CommandFailure) -> [String] {
    guard let list = options.pathsFrom else { return [] }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputFile.contents(of: list)
    } catch {
      throw error.asMissingInput
    }
    let separator = UInt8(ascii: options.pathsEndWithNUL ? "\0" : "\n")
    var paths: [String] = []
    for line in bytes.split(separator: separator) {
      let isCRLF = !options.pathsEndWithNUL && line.last == UInt8(ascii: "\r")
      let path = isCRLF ? line.dropLast() : line
      if !path.isEmpty { paths.append(String(decoding: path, as: UTF8.self)) }
    }
    guard !paths.isEmpty || !options.paths.isEmpty else {
      throw .nothingToRead(reason: "\(list): the list of paths is empty")
    }
    return paths
  }
}
