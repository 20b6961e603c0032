import Foundation
package import Testing

/// A committed text beside a test, in the folder `Goldens`, that the program must reproduce.
///
/// A missing golden is a failure. `DETENT_RECORD_GOLDENS=1` in the environment writes goldens
/// instead of comparing; nothing else does. On failure the received text is kept beside the golden
/// as `NAME.received`.
package struct Golden {
  /// What a comparison found.
  package enum Outcome: Equatable {
    case same
    case recorded
    case missing
    /// The first line, from 1, that differs.
    case differs(line: Int, expected: String, received: String)
  }

  private let file: URL
  private let recording: Bool

  /// Creates the golden `name` of the test in `testFile`.
  package init(
    _ name: String, besideTestFile testFile: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    file = URL(filePath: testFile).deletingLastPathComponent()
      .appending(path: "Goldens").appending(path: name)
    recording = environment["DETENT_RECORD_GOLDENS"] == "1"
  }

  private var receivedFile: URL { file.appendingPathExtension("received") }

  /// Compares `received` with the committed text, or records it if the environment says so.
  package func compare(_ received: String) throws -> Outcome {
    let manager = FileManager.default
    guard !recording else {
      try write(received, to: file)
      try removeReceived()
      return .recorded
    }
    guard manager.fileExists(atPath: file.path) else {
      try write(received, to: receivedFile)
      return .missing
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    guard expected != received else {
      try removeReceived()
      return .same
    }
    try write(received, to: receivedFile)
    return Self.firstDifference(expected, received)
  }

  private func removeReceived() throws {
    guard FileManager.default.fileExists(atPath: receivedFile.path) else { return }
    try FileManager.default.removeItem(at: receivedFile)
  }

  private func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private static func firstDifference(_ expected: String, _ received: String) -> Outcome {
    let expectedLines = expected.utf8.split(separator: 10, omittingEmptySubsequences: false)
    let receivedLines = received.utf8.split(separator: 10, omittingEmptySubsequences: false)
    let same = zip(expectedLines, receivedLines).prefix { $0.elementsEqual($1) }.count
    func line(_ lines: [Substring.UTF8View]) -> String {
      same < lines.count ? String(Substring(lines[same])) : "(end of text)"
    }
    return .differs(
      line: same + 1, expected: line(expectedLines), received: line(receivedLines))
  }
}

/// Expects `received` to be the committed golden `name` of the calling test.
package func expectGolden(
  _ received: String, _ name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  switch try Golden(name, besideTestFile: filePath).compare(received) {
  case .same, .recorded: return
  case .missing:
    Issue.record(
      "golden '\(name)' is missing; see '\(name).received'", sourceLocation: sourceLocation)
  case .differs(let line, let expected, let received):
    Issue.record(
      """
      golden '\(name)' differs at line \(line); see '\(name).received'
      expected: \(expected)
      received: \(received)
      """, sourceLocation: sourceLocation)
  }
}
