import DetentCommand
import Foundation
import Testing

@Suite struct StandardStreamTests {
  @Test func outputIsBufferedAndMessagesAreNot() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(0),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let output = StandardStream(.output)
      let diagnostics = StandardStream(.diagnostics)
      output.write("lost\n")
      diagnostics.write("detent: message\n")
      exit(0)
    }
    #expect(!String(decoding: result.standardOutputContent, as: UTF8.self).contains("lost"))
    let messages = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(messages.contains("detent: message\n"))
  }

  @Test func finishWritesTheRest() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(0), observing: [\.standardOutputContent]
    ) {
      let output = StandardStream(.output)
      for number in 0..<20_000 {
        output.write("line \(number)\n")
      }
      exit(output.finish() == nil ? 0 : 1)
    }
    let expected = (0..<20_000).map { "line \($0)\n" }.joined()
    #expect(String(decoding: result.standardOutputContent, as: UTF8.self).hasSuffix(expected))
  }

  @Test func aClosedOutputNeverWritesIntoAFile() async throws {
    let folder = try ScratchFolder()
    let path = folder.path("a")
    // Whether the write itself fails depends on what else the process opens meanwhile.
    await #expect(processExitsWith: .exitCode(0)) { [path = path as String] in
      close(STDOUT_FILENO)
      var file = try AtomicFile(path, existing: .keep)
      let output = StandardStream(.output)
      output.write("to standard output")
      _ = output.finish()
      try file.write("to the file")
      _ = try file.commit()
      exit(0)
    }
    #expect(try folder.text("a") == "to the file")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no /dev/full"))
  func aFullDiskIsToldAtTheEnd() async {
    await #expect(processExitsWith: .exitCode(74)) {
      let full = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
      dup2(full.fileDescriptor, STDOUT_FILENO)
      let output = StandardStream(.output)
      output.write(String(repeating: "x", count: 100_000))
      output.write("more")
      let expected = SystemError.failed(
        .write, path: "standard output", reason: "no space left on device")
      exit(output.finish() == expected ? 74 : 1)
    }
  }
}
