import DetentCommand
import Foundation
import TestSupport
import Testing

/// What the commands do with the binary trace format.
@Suite struct BinaryTraceCommandTests {
  private let scratch: ScratchFolder
  private static let traces = SharedFolder.packageRoot.appending(path: "Traces").path

  init() throws {
    scratch = try ScratchFolder()
  }

  @Test func aTraceComesBackAsItWas() throws {
    let text = SmallTrace.session("a") + SmallTrace.session("b")
    let file = try scratch.write("a.jsonl", text)
    let binary = scratch.path("a.dtz")
    #expect(ProgramRun("convert", file, "-o", binary).status == .done)
    #expect(try scratch.bytes("a.dtz").starts(with: [0x89, 0x44, 0x54, 0x5A]))
    #expect(ProgramRun("convert", binary).output == text)
    let packed = scratch.path("a.dtz.gz")
    #expect(ProgramRun("convert", binary, "-o", packed).status == .done)
    #expect(ProgramRun("convert", packed).output == text)
  }

  @Test func severalFilesBecomeOneOnlyWhenAsked() throws {
    let files = try ["a", "b"].map { try scratch.write("\($0).jsonl", SmallTrace.session($0)) }
    let out = scratch.path("all.dtz")
    let refused = ProgramRun(["convert"] + files + ["-o", out])
    #expect(refused.status == .usage)
    #expect(
      refused.diagnostics.hasPrefix(
        "detent: option '--pack' is needed to put sessions of 2 files into one\n"))
    #expect(ProgramRun(["convert"] + files + ["--pack", "-o", out]).status == .done)
    #expect(ProgramRun("convert", out).output == SmallTrace.session("a") + SmallTrace.session("b"))
  }

  @Test func bytesAreNotWrittenAsText() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    let run = ProgramRun("convert", file, "--to", "dtz")
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(
      run.diagnostics.hasPrefix(
        "detent: option '--out' is needed to write dtz, which is no text\n"))
  }

  @Test func theReportOfTheSampleCorpusIsTheSame() throws {
    let packed = scratch.path("all.dtz")
    #expect(ProgramRun("convert", Self.traces, "-q", "--pack", "-o", packed).status == .done)
    let run = ProgramRun("report", packed, "--callbacks", "-q", "--out", scratch.path("out"))
    #expect(run.status == .done, "\(run.diagnostics)")
    let reference = SharedFolder.packageRoot.appending(path: "Reports/reference")
    for name in ["gestures", "dwells", "handoffs", "callbacks", "summary"] {
      let expected = try Data(contentsOf: reference.appending(path: "\(name).csv"))
      #expect(try scratch.bytes("out/\(name).csv") == [UInt8](expected), "\(name)")
    }
    let sessions = try String(
      contentsOf: reference.appending(path: "sessions.csv"), encoding: .utf8)
    #expect(
      Self.withoutSource(try scratch.text("out/sessions.csv")) == Self.withoutSource(sessions))
  }

  /// A table of sessions without its second column.
  private static func withoutSource(_ table: String) -> [[Substring]] {
    table.split(separator: "\n").map { line in
      var cells = line.split(separator: ",", omittingEmptySubsequences: false)
      cells.remove(at: 1)
      return cells
    }
  }

  @Test func lostSessionsAreCountedAsRejected() throws {
    let text = SmallTrace.session("a") + SmallTrace.session("b")
    let file = try scratch.write("a.jsonl", text)
    #expect(ProgramRun("convert", file, "-o", scratch.path("a.dtz")).status == .done)
    var bytes = try scratch.bytes("a.dtz")
    bytes[60] ^= 1
    let damaged = try scratch.write("b.dtz", bytes)
    let run = ProgramRun("report", damaged, "--out", scratch.path("out"))
    #expect(run.status == .unusableInput)
    #expect(
      run.diagnostics.contains("b.dtz: line 1, byte 0x8: the session cannot be read: its block"))
    #expect(run.diagnostics.contains("no session can be used (inputs: 2)"))
  }
}
