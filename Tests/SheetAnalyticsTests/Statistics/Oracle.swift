import Foundation
import TestSupport
import Testing

/// The answers of scipy, statsmodels and lifelines to random questions.
///
/// They are installed by `.ci/run` into a Python environment below `.build`:
/// without it, tests that ask are skipped.
enum Oracle {
  /// Why tests that ask are skipped.
  static let absence: Comment = "no '.build/oracles' with scipy, statsmodels and lifelines"

  /// Whether somebody can answer.
  static let exists = FileManager.default.isExecutableFile(atPath: python.path)

  private static let python = SharedFolder.packageRoot
    .appending(path: ".build/oracles/bin/python3")
  private static let script = SharedFolder.packageRoot
    .appending(path: "Tests/SheetAnalyticsTests/Oracles/oracles.py")

  /// What one process says to all questions.
  private static let reply = Result { try ask(OracleQuestions.all) }

  /// The answers of one method, in the order of its questions.
  static func answers(_ method: String) throws -> [Any] {
    let answers = try JSONSerialization.jsonObject(with: reply.get()) as? [String: Any] ?? [:]
    return answers[method] as? [Any] ?? []
  }

  private static func ask(_ questions: [String: [Any]]) throws -> Data {
    let process = Process()
    process.executableURL = python
    process.arguments = [script.path]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // All is read before anything is answered: the pipes cannot block each other.
    try input.fileHandleForWriting.write(
      contentsOf: JSONSerialization.data(withJSONObject: questions))
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return data
  }
}
