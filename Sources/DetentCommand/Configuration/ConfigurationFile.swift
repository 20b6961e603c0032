import SheetReplay
import TouchTraces

/// A file of default options, as it stands.
struct ConfigurationFile {
  /// One option of the file.
  struct Entry {
    var option: String
    /// The command that it is for; `nil` for all that have such an option.
    var command: String?
    var value: JSONValue
    var position: JSONPosition
  }

  /// The path for messages and for paths in the file, which count from its folder.
  let path: String
  /// How `--print-config` calls it.
  let title: String
  let entries: [Entry]

  /// The folder of the file with its slash; empty for the one worked in.
  var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - title: How it is called.
  /// - Throws: `CommandFailure` for a file that cannot be read or that names what no command has.
  init(_ path: String, title: String) throws(CommandFailure) {
    self.path = path
    self.title = title
    let json = try ReplaySetting.parsed(try ReplaySetting.contents(of: path), path: path)
    guard case .object(let object) = json else {
      throw .configuration(path: path, reason: "expected a JSON object, not \(json.kindName)")
    }
    entries = try Self.entries(of: object, command: nil, path: path)
  }

  private static func entries(
    of object: JSONObject, command: String?, path: String
  ) throws(CommandFailure) -> [Entry] {
    if let member = object.firstDuplicate {
      throw failure(path, member.position, "'\(member.name)' is given twice")
    }
    var entries: [Entry] = []
    for member in object.members {
      if command == nil, case .object(let part) = member.value,
        Command(rawValue: member.name) != nil
      {
        entries += try self.entries(of: part, command: member.name, path: path)
        continue
      }
      let known = names(for: command)
      guard known.contains(member.name) else {
        let nearest = NearestName.nearest(to: member.name, in: known)
        throw failure(
          path, member.position,
          "unknown option '\(member.name)'" + (nearest.map { "; the nearest is '\($0)'" } ?? ""))
      }
      entries.append(
        Entry(
          option: member.name, command: command, value: member.value, position: member.position))
    }
    return entries
  }

  /// The options that may stand in a file: those of one command, or of any.
  private static func names(for command: String?) -> [String] {
    let pages = Command.allCases.filter { command == nil || $0.rawValue == command }.map(\.page)
    var names: [String] = []
    for name in pages.flatMap(\.options).map(\.name)
    where !names.contains(name) && !GeneralOption.ofCommandLine.contains(name) {
      names.append(name)
    }
    return names
  }

  /// The failure of a run whose file is wrong at a place.
  static func failure(
    _ path: String, _ position: JSONPosition, _ reason: String
  ) -> CommandFailure {
    .configuration(
      path: path, reason: "line \(position.line), column \(position.column): \(reason)")
  }
}
