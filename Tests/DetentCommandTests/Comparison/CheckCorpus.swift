import DetentCommand
import TestSupport

/// A few synthesized sessions on disk, for checks.
enum CheckCorpus {
  /// Writes sessions of so many users below `folder`, one user after the other.
  ///
  /// - Parameters:
  ///   - scratch: Where `folder` lies.
  ///   - folder: The folder's name.
  ///   - users: How many people there are.
  ///   - sessions: How many sessions there are.
  ///   - perFile: How many of them a file holds.
  /// - Returns: The path of the folder.
  /// - Throws: What writing throws.
  static func write(
    to scratch: ScratchFolder, _ folder: String = "in", users: Int, sessions: Int,
    perFile: Int = 4
  ) throws -> String {
    let program = ProgramRun(
      "synthesize", "--sessions", "\(sessions)", "--users", "\(users)", "--per-file", "\(perFile)",
      "--seed", "5", "--out", scratch.path(folder))
    guard program.status == .done else { throw Failure(text: program.diagnostics) }
    return scratch.path(folder)
  }

  struct Failure: Error {
    let text: String
  }
}
