import Foundation

/// Programs of the system that tests compare with; `.ci/run` installs them.
package enum OtherProgram {
  /// Whether a program is there to be run.
  package static func isInstalled(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }

  /// Whether a command line can be run and ends with 0.
  package static func succeeds(_ path: String, _ arguments: String...) -> Bool {
    guard isInstalled(path) else { return false }
    return (try? run(path, arguments: arguments).status) == 0
  }

  /// Runs a program; what it says on standard error is lost.
  ///
  /// - Returns: Its exit status, and its standard output as text.
  package static func run(
    _ path: String, _ arguments: String...
  ) throws -> (status: Int32, output: String) {
    try run(path, arguments: arguments)
  }

  package static func run(
    _ path: String, arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
