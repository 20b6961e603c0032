import SheetReports
import TouchTraces

/// The folder of a report: its files appear complete or not at all.
struct ReportFolder {
  let path: String
  private let existing: AtomicFile.Existing
  /// Whether an earlier report lies in it, whose files may go.
  private let isOurs: Bool
  /// The files written so far, with their hashes.
  private(set) var outputs: [RunRecord.Output] = []

  /// The file that says what a run was; a folder that has it is ours.
  static let recordName = "run.json"

  /// Creates the folder, if it is missing.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - command: The command that writes it: what another one wrote is not ours.
  ///   - names: All files that may be written beside the record.
  ///   - force: Whether to replace files in a folder that is not ours.
  /// - Throws: `CommandFailure` if it cannot be created, or holds a folder where a file goes.
  init(
    _ path: String, command: String, names: [String], force: Bool
  ) throws(CommandFailure) {
    self.path = path
    do throws(SystemError) {
      try Folder.create(path)
    } catch {
      throw .output(path: path, reason: error.reason)
    }
    for name in names + [Self.recordName] where FileKind(of: "\(path)/\(name)") == .folder {
      throw SystemError.isFolder("\(path)/\(name)").asOutputFailure
    }
    isOurs = Self.isOurs(path, command: command)
    existing = force || isOurs ? .replace : .keep
  }

  /// Writes a table that is complete.
  mutating func write(_ name: String, _ bytes: [UInt8]) throws(CommandFailure) {
    try write(name) { (file) throws(CommandFailure) in try file.write(bytes) }
  }

  /// Takes away a table of an earlier report that this one does not have.
  func removeStale(_ name: String) throws(CommandFailure) {
    guard isOurs else { return }
    do throws(SystemError) {
      try Folder.removeFile("\(path)/\(name)")
    } catch {
      throw error.asOutputFailure
    }
  }

  /// Writes one file.
  mutating func write(
    _ name: String, _ body: (inout ReportFile) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    var file = try file(name)
    try body(&file)
    try keep(file, as: name)
  }

  /// Opens a file that `keep` puts in its place.
  func file(_ name: String) throws(CommandFailure) -> ReportFile {
    try ReportFile("\(path)/\(name)", existing: existing)
  }

  /// Puts a file in its place.
  mutating func keep(
    _ file: consuming ReportFile, as name: String
  ) throws(CommandFailure) {
    let hash = file.hash
    try file.commit()
    if name != Self.recordName { outputs.append(RunRecord.Output(name: name, hash: hash)) }
  }

  /// Opens the page that a command line asks for; one in this folder is replaced like its files.
  func page(_ path: String?, force: Bool) throws(CommandFailure) -> ReportFile? {
    guard let path else { return nil }
    let isInside = path.hasPrefix("\(self.path)/")
    return try ReportFile(path, existing: isInside ? existing : force ? .replace : .keep)
  }

  private static func isOurs(_ path: String, command: String) -> Bool {
    guard let bytes = try? InputFile.contents(of: "\(path)/\(recordName)"),
      case .object(let record)? = try? JSONParser.parse(bytes)
    else { return false }
    return record["versions"] != nil && record["command"] == .string(command)
  }
}

/// One file of a report while it is written.
struct ReportFile: ~Copyable {
  private var file: AtomicFile
  private(set) var hash = ContentHash()

  init(_ path: String, existing: AtomicFile.Existing) throws(CommandFailure) {
    do throws(SystemError) {
      file = try AtomicFile(path, existing: existing)
    } catch {
      throw error.asOutputFailure
    }
  }

  mutating func write(_ bytes: [UInt8]) throws(CommandFailure) {
    hash.update(bytes.span)
    do throws(SystemError) {
      try file.write(bytes.span)
    } catch {
      throw error.asOutputFailure
    }
  }

  consuming func commit() throws(CommandFailure) {
    do throws(SystemError) {
      _ = try file.commit()
    } catch {
      throw error.asOutputFailure
    }
  }
}
