import DetentCommand
import Foundation
import TestSupport
import Testing

/// Other programs read the JUnit file of a check and count the same.
///
/// `.ci/run` installs them; the tests are skipped where they are absent.
@Suite struct JUnitReaderTests {
  private static let python = SharedFolder.packageRoot
    .appending(path: ".build/oracles/bin/python3").path
  private static let lint = "/usr/bin/xmllint"

  private static let hasParser = OtherProgram.succeeds(python, "-c", "import junitparser")
  private static let hasLint = OtherProgram.isInstalled(lint)

  private let scratch: ScratchFolder
  private let file: String

  init() throws {
    scratch = try ScratchFolder()
    let folder = try CheckCorpus.write(to: scratch, users: 8, sessions: 24)
    try scratch.write("fast.json", #"{"base":"uikit","flickSpeed":400}"#)
    _ = ProgramRun(
      "check", folder, "--candidate", scratch.path("fast.json"), "--replicates", "200",
      "--max-flips", "0", "--out", scratch.path("out"))
    file = scratch.path("out/junit.xml")
  }

  @Test(.enabled(if: hasLint, "xmllint is not installed"))
  func itIsWellFormed() throws {
    #expect(try OtherProgram.run(Self.lint, "--noout", file).status == 0)
  }

  @Test(.enabled(if: hasParser, "no '.build/oracles' with junitparser"))
  func aParserCountsTheSame() throws {
    let script = """
      import sys, junitparser
      xml = junitparser.JUnitXml.fromfile(sys.argv[1])
      cases = [case for suite in xml for case in suite]
      kinds = [type(result).__name__ for case in cases for result in case.result]
      print(xml.tests, xml.failures, xml.skipped, xml.errors)
      print(len(cases), kinds.count("Failure"), kinds.count("Skipped"), kinds.count("Error"))
      """
    let (status, output) = try OtherProgram.run(Self.python, "-c", script, file)
    #expect(status == 0)
    let lines = output.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0] == lines[1])
    let rows = CSVRows(try scratch.text("out/check.csv")).rows
    #expect(lines[0].hasPrefix("\(rows.count + 1) 1 "))
  }
}
