import DetentCommand
import Foundation
import TestSupport
import Testing

/// Every `$` line of the README's console blocks runs, and answers what stands below it.
///
/// Files that they name stand in the README as well, in blocks that begin with their name; pages
/// are written elsewhere.
///
/// The set-up commands install packages and run the tests themselves: continuous integration runs
/// them. A pipe into `grep` keeps the lines that hold the word.
struct ReadmeTests {
  struct Example: CustomStringConvertible, Sendable {
    var command: String
    var answer: String
    var description: String { command }
  }

  static let text: String = {
    let url = SharedFolder.packageRoot.appending(path: "README.md")
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }()

  /// The part whose steps build upon each other: `WalkthroughTests` runs them in order.
  static let walkthrough = "## From a recording to a verdict"

  static let examples = examples(in: text.replacing(section(walkthrough, of: text), with: ""))
    .filter { $0.command.hasPrefix("detent ") }

  static let files = files(in: text)

  /// The part of a text below a heading, up to the next one of the same level.
  static func section(_ heading: String, of text: String) -> String {
    guard let start = text.firstRange(of: heading + "\n") else { return "" }
    let rest = text[start.upperBound...]
    return String(rest[..<(rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex)])
  }

  /// The blocks that begin with "```json NAME", by their names.
  static func files(in text: String) -> [String: String] {
    var files: [String: String] = [:]
    var name: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        let words = line.split(separator: " ")
        name = words.count == 2 ? String(words[1]) : nil
      } else if let name {
        files[name, default: ""] += line + "\n"
      }
    }
    return files
  }

  static func examples(in text: String) -> [Example] {
    var examples: [Example] = []
    var isConsole = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isConsole = line == "```console"
      } else if isConsole, line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2)), answer: ""))
      } else if isConsole, !examples.isEmpty {
        examples[examples.count - 1].answer += line + "\n"
      }
    }
    return examples
  }

  @Test func theReadmeHasExamples() {
    #expect(Self.examples.count >= 3)
  }

  @Test(arguments: examples)
  func anExampleAnswersWhatTheReadmeSays(_ example: Example) throws {
    let folder = try ScratchFolder()
    var stages = example.command.split(separator: "|").map { stage in
      stage.split(separator: " ").map(String.init)
    }
    var arguments = try stages.removeFirst().dropFirst().map { argument in
      guard let text = Self.files[argument] else { return Self.absolute(argument) }
      return try folder.write(argument, text)
    }
    if ["report", "check", "sweep", "parity"].contains(arguments.first) {
      arguments += ["--out", folder.path("latest")]
    }
    for option in ["-o", "--html"] {
      guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else {
        continue
      }
      arguments[place + 1] = folder.path(arguments[place + 1])
    }
    let run = ProgramRun(Array(arguments))
    #expect(run.status == .done, "\(run.diagnostics)")
    var lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    for stage in stages {
      #expect(stage.first == "grep")
      lines = lines.filter { $0.contains(stage.last ?? "") } + [""]
    }
    #expect(lines.joined(separator: "\n") == example.answer)
  }

  /// A path of the checkout, wherever the tests are run.
  private static func absolute(_ argument: String) -> String {
    let url = SharedFolder.packageRoot.appending(path: argument)
    let isPath = argument.contains("/") || argument == "Traces"
    return isPath && FileManager.default.fileExists(atPath: url.path) ? url.path : argument
  }
}
