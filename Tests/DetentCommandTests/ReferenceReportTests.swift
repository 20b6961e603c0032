import DetentCommand
import Foundation
import TestSupport
import Testing

/// The report of the sample corpus, the same bytes in debug and release builds.
struct ReferenceReportTests {
  @Test func theReportOfTheSampleCorpusIsTheCommittedOne() throws {
    let scratch = try ScratchFolder()
    let traces = SharedFolder.packageRoot.appending(path: "Traces").path
    let run = ProgramRun(
      "report", traces, "--callbacks", "--quiet", "--out", scratch.path("out"))
    #expect(run.status == .done, "\(run.diagnostics)")
    let reference = SharedFolder.packageRoot.appending(path: "Reports/reference")
    let names = try FileManager.default.contentsOfDirectory(atPath: reference.path).sorted()
    #expect(names.count == 8)
    let written = try scratch.contents(of: "out")
    #expect(written.keys.sorted() == names)
    for name in names {
      let expected = try Data(contentsOf: reference.appending(path: name))
      #expect(written[name] == expected, "\(name) differs from Reports/reference")
    }
  }

  @Test func sessionsInOneFileHaveTheRowsOfFilesOfTheirOwn() throws {
    let scratch = try ScratchFolder()
    let traces = SharedFolder.packageRoot.appending(path: "Traces")
    var members = Data()
    for name in try FileManager.default.contentsOfDirectory(atPath: traces.path).sorted()
    where name.hasSuffix(".gz") {
      members += try Data(contentsOf: traces.appending(path: name))
    }
    let file = try scratch.write("one.jsonl.gz", members)
    let run = ProgramRun("report", file, "--callbacks", "--quiet", "--out", scratch.path("out"))
    #expect(run.status == .done, "\(run.diagnostics)")
    let written = try scratch.contents(of: "out")
    let reference = SharedFolder.packageRoot.appending(path: "Reports/reference")
    for name in ["gestures.csv", "dwells.csv", "handoffs.csv", "callbacks.csv", "summary.csv"] {
      let expected = try Data(contentsOf: reference.appending(path: name))
      #expect(written[name] == expected, "\(name) differs from Reports/reference")
    }
  }
}
