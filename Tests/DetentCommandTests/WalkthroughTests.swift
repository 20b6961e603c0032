import Foundation
import TestSupport
import Testing

/// The steps of a text, copied in order into a shell, answer what the text says.
@Suite struct WalkthroughTests {
  private static let shell = "/bin/bash"
  private static let isReady =
    OtherProgram.isInstalled(shell) && OtherProgram.isInstalled(BuiltProgram.path)

  /// A text whose commands build upon each other.
  struct Walkthrough: CustomTestStringConvertible, Sendable {
    var path: String
    /// The heading of the part that is walked through; all of the text without one.
    var heading: String?
    var testDescription: String { path }

    func text() throws -> String {
      let url = SharedFolder.packageRoot.appending(path: path)
      let text = try String(contentsOf: url, encoding: .utf8)
      return heading.map { ReadmeTests.section($0, of: text) } ?? text
    }
  }

  @Test(
    .enabled(if: isReady, "no program beside the tests, or no bash"),
    arguments: [
      Walkthrough(path: "README.md", heading: ReadmeTests.walkthrough),
      Walkthrough(
        path: "Sources/DetentCommand/DetentCommand.docc/FromATouchToAVerdict.md", heading: nil),
    ])
  func everyStepAnswersWhatTheTextSays(_ walkthrough: Walkthrough) throws {
    let scratch = try ScratchFolder()
    let text = try walkthrough.text()
    for (name, contents) in ReadmeTests.files(in: text) { try scratch.write(name, contents) }
    let steps = ReadmeTests.examples(in: text)
    #expect(steps.count >= 4)
    let folder = URL(filePath: BuiltProgram.path).deletingLastPathComponent().path
    for step in steps {
      let line = "cd '\(scratch.path)' && PATH=\"\(folder):$PATH\" && export DETENT_NO_CONFIG=1\n"
      let answer = try OtherProgram.run(Self.shell, "-c", line + step.command)
      #expect(answer.output == step.answer, "\(step.command)")
      #expect(answer.status == 0, "\(step.command)")
    }
    #expect(try scratch.text("drag.html").contains("<script"))
  }
}
