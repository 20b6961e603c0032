import Foundation

/// The program that was built together with the tests.
enum BuiltProgram {
  static let path = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "detent").path
}
