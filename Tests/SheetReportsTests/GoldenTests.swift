import Foundation
import TestSupport
import Testing

/// Works on goldens in a folder of its own, so that a failure to be seen is no failure of the run.
final class GoldenTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "golden-tests-\(UUID().uuidString)")

  deinit {
    _ = try? FileManager.default.removeItem(at: folder)
  }

  private func golden(recording: Bool = false) -> Golden {
    Golden(
      "table.csv", besideTestFile: folder.appending(path: "SomeTests.swift").path,
      environment: recording ? ["DETENT_RECORD_GOLDENS": "1"] : [:])
  }

  private func stored(_ name: String) -> String? {
    let file = folder.appending(path: "Goldens").appending(path: name)
    return FileManager.default.contents(atPath: file.path)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a missing golden fails and keeps what was received`() throws {
    #expect(try golden().compare("a\n") == .missing)
    #expect(stored("table.csv") == nil)
    #expect(stored("table.csv.received") == "a\n")
  }

  @Test func `only the environment records, and then the text is the same`() throws {
    #expect(try golden().compare("a\n") == .missing)
    #expect(try golden(recording: true).compare("a\n") == .recorded)
    #expect(stored("table.csv.received") == nil)
    #expect(try golden().compare("a\n") == .same)
  }

  @Test func `the first line that differs is named`() throws {
    #expect(try golden(recording: true).compare("a\nb\nc\n") == .recorded)
    #expect(
      try golden().compare("a\nB\nc\n") == .differs(line: 2, expected: "b", received: "B"))
    #expect(stored("table.csv") == "a\nb\nc\n")
    #expect(stored("table.csv.received") == "a\nB\nc\n")
    #expect(
      try golden().compare("a\nb")
        == .differs(line: 3, expected: "c", received: "(end of text)"))
  }

  @Test func `a carriage return is a difference`() throws {
    #expect(try golden(recording: true).compare("a\n") == .recorded)
    #expect(try golden().compare("a\r\n") == .differs(line: 1, expected: "a", received: "a\r"))
  }
}
