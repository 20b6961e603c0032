import DetentCommand
import Foundation
import Testing

/// A program whose caller closed its standard streams.
@Suite struct ClosedStreamTests {
  @Test(arguments: [
    (
      ["inspect", "-"],
      "detent: -: cannot read: bad file descriptor\ndetent: no session can be used (inputs: 1)\n"
    ),
    (["inspect", "--paths-from", "-"], "detent: -: cannot read: bad file descriptor\n"),
  ])
  func aClosedInputIsMissingInput(_ arguments: [String], _ message: String) async throws {
    let result = try await #require(
      processExitsWith: .exitCode(66), observing: [\.standardErrorContent]
    ) { [arguments = arguments as [String]] in
      close(STDIN_FILENO)
      StandardStream.occupyClosed()
      Signals.install()
      var output = StandardStream(.output)
      var diagnostics = StandardStream(.diagnostics)
      exit(run(arguments, output: &output, diagnostics: &diagnostics).rawValue)
    }
    let messages = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(messages.contains(message))
  }

  @Test func aClosedOutputIsToldAtTheEnd() async throws {
    let folder = try ScratchFolder()
    await #expect(processExitsWith: .exitCode(74)) { [path = folder.path("a") as String] in
      close(STDOUT_FILENO)
      StandardStream.occupyClosed()
      Signals.install()
      var file = try AtomicFile(path, existing: .keep)
      let output = StandardStream(.output)
      output.write("to standard output")
      let expected = SystemError.failed(
        .write, path: "standard output", reason: "bad file descriptor")
      let failure = output.finish()
      try file.write("to the file")
      _ = try file.commit()
      exit(failure == expected ? 74 : 1)
    }
    #expect(try folder.text("a") == "to the file")
  }

  @Test func anOpenStreamIsLeftAlone() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(0), observing: [\.standardOutputContent]
    ) {
      StandardStream.occupyClosed()
      let output = StandardStream(.output)
      output.write("kept\n")
      exit(output.finish() == nil ? 0 : 1)
    }
    #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("kept\n"))
  }
}
