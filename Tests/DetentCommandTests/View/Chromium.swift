import Foundation
import TestSupport
import Testing

/// A headless Chromium, driven by a Python script.
///
/// `.ci/run` installs the browser, its driver and Selenium; without them the tests that need them
/// are skipped.
enum Chromium {
  /// Why tests that need a browser are skipped.
  static let absence: Comment = "no '/usr/bin/chromium', or no '.build/oracles' with selenium"

  private static let browser = "/usr/bin/chromium"
  private static let driver = "/usr/bin/chromedriver"
  private static let python = SharedFolder.packageRoot
    .appending(path: ".build/oracles/bin/python3")

  /// Whether browser, driver and script language are there.
  static let exists =
    [browser, driver, python.path].allSatisfy {
      FileManager.default.isExecutableFile(atPath: $0)
    } && (try? run(["-c", "import selenium"], input: Data())) != nil

  /// One thing that a script looked at.
  struct Answer: CustomStringConvertible {
    var statement: String
    var holds: Bool
    var detail: String
    var description: String { "\(statement): \(detail)" }
  }

  /// Has a script look at pages.
  ///
  /// - Parameters:
  ///   - script: A file below `Tests/DetentCommandTests`.
  ///   - task: What it is to do, beside the browser.
  /// - Returns: What it says.
  /// - Throws: What kept the script from running.
  static func answers(of script: String, to task: [String: Any]) throws -> [Answer] {
    var task = task
    task["browser"] = browser
    task["driver"] = driver
    let path = SharedFolder.packageRoot.appending(path: "Tests/DetentCommandTests/\(script)").path
    let output = try run([path], input: JSONSerialization.data(withJSONObject: task))
    let answers = try JSONSerialization.jsonObject(with: output) as? [[Any]] ?? []
    return answers.map {
      Answer(
        statement: $0[0] as? String ?? "", holds: $0[1] as? Bool ?? false,
        detail: $0[2] as? String ?? "")
    }
  }

  private static func run(_ arguments: [String], input: Data) throws -> Data {
    let process = Process()
    process.executableURL = python
    process.arguments = arguments
    let (standardInput, output) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: input)
    try standardInput.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return data
  }
}
