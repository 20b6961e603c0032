import DetentCommand
import Foundation
import TestSupport
import Testing

@Suite struct ReportCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  /// The rows of a table, each as cells by column name.
  private func rows(_ table: String) throws -> [[String: String]] {
    let lines = try scratch.text("out/\(table)").split(separator: "\n")
    let names = lines.first?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    return lines.dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      return Dictionary(
        zip(names.map(String.init), cells.map(String.init)), uniquingKeysWith: { first, _ in first }
      )
    }
  }

  private func report(_ arguments: String...) -> ProgramRun {
    ProgramRun(["report", "--out", scratch.path("out")] + arguments)
  }

  @Test func aReportHasItsFilesAndSaysWhatItRead() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    let program = report(file)
    #expect(program.status == .done)
    #expect(program.diagnostics.isEmpty)
    #expect(
      program.output.hasPrefix(
        "sessions  1 in = 1 ok + 0 degraded + 0 rejected, from 1 files\ngestures  1 = "))
    #expect(
      try scratch.contents(of: "out").keys.sorted() == [
        "dwells.csv", "gestures.csv", "handoffs.csv", "problems.csv", "run.json", "sessions.csv",
        "summary.csv",
      ])
    #expect(report("-q", file).output.isEmpty)
  }

  @Test func rowsCarryIDsSourcesAndLabels() throws {
    let text = SmallTrace.session("a").replacing(
      "\"id\":\"a\"", with: #""id":"a","user":"u","labels":{"b":"=1","a":"x"}"#)
    let file = try scratch.write("in/deep/a.jsonl", text)
    _ = report(scratch.path("in"))
    let session = try #require(try rows("sessions.csv").first)
    #expect(session["session_id"] == "a")
    #expect(session["source"] == "deep/a.jsonl")
    #expect(session["label_a"] == "x")
    #expect(session["label_b"] == "'=1")
    #expect(session["duration_us"] == "1200000")
    #expect(try rows("gestures.csv").map { $0["session_id"] } == ["a"])
    _ = report(file, "--raw-cells")
    #expect(try rows("sessions.csv").first?["label_b"] == "=1")
    #expect(try rows("sessions.csv").first?["source"] == "a.jsonl")
  }

  @Test func eachSessionHasItsOwnLabelsAndTwoSpellingsAreTwoLabels() throws {
    let labels = [#""b":"1""#, #""a":"2""#, #""e\u0301":"3","b":"4""#, #""b":"5","\u00E9":"6""#]
    let text = labels.enumerated().map { index, labels in
      SmallTrace.session("s\(index)").replacing(
        "\"id\":\"s\(index)\"", with: #""id":"s\#(index)","labels":{\#(labels)}"#)
    }
    let file = try scratch.write("a.jsonl", text.joined())
    _ = report(file)
    let lines = try scratch.text("out/sessions.csv").split(separator: "\n")
    let ends = [
      ",label_a,label_b,label_e\u{301},label_\u{E9}", ",,1,,", ",2,,,", ",,4,3,", ",,5,,6",
    ]
    #expect(lines.count == ends.count)
    for (line, end) in zip(lines, ends) {
      #expect(line.utf8.suffix(end.utf8.count).elementsEqual(end.utf8), "\(line)")
    }
  }

  @Test func callbacksAreWrittenOnlyWhereAskedFor() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    _ = report(file, "--callbacks")
    #expect(try scratch.text("out/callbacks.csv").hasPrefix("session_id,time_us,callback,detail\n"))
    _ = report(file)
    #expect(try scratch.contents(of: "out")["callbacks.csv"] == nil)
  }

  @Test func theSceneOfTheCommandLineFillsWhatATraceLeavesOut() throws {
    let text = """
      {"format":"touch-trace","version":1,"id":"a"}
      [0,"mark","x"]
      [1,"end"]

      """
    let file = try scratch.write("a.jsonl", text)
    let scene = try scratch.write("s.json", #"{"sheet":{"detents":["medium","large"]}}"#)
    let cases: [([String], String)] = [
      ([], "large"),
      (["--scene", scene], "medium"),
      (["--scene", scene, "--start", "large"], "large"),
      (["--detents", "large,peek=100"], "peek"),
      (["--scene", scene, "--detents", "third=33%,large"], "third"),
    ]
    for (arguments, detent) in cases {
      #expect(
        ProgramRun(["report", file, "--out", scratch.path("out")] + arguments).status == .done)
      #expect(try rows("sessions.csv").map { $0["first_detent"] } == [detent], "\(arguments)")
    }
  }

  @Test func groupsAreSummarisedBesideAll() throws {
    let text = ["1", "2"].map { label in
      SmallTrace.session(label).replacing(
        "\"id\":\"\(label)\"", with: #""id":"\#(label)","labels":{"app":"\#(label)"}"#)
    }
    let file = try scratch.write("a.jsonl", text.joined())
    _ = report(file, "--group-by", "app")
    #expect(Set(try rows("summary.csv").map { $0["group"] }) == ["", "app=1", "app=2"])
    _ = report(file, "--group-by", "app", "--where", "app=2")
    #expect(try rows("sessions.csv").map { $0["session_id"] } == ["2"])
  }

  @Test func underTheGestureAnchorSessionsSayNothingOfPresentations() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    _ = report(file)
    let gestures = try scratch.text("out/gestures.csv")
    _ = report(file, "--anchor", "gesture")
    #expect(try scratch.text("out/gestures.csv") == gestures)
    let session = try #require(try rows("sessions.csv").first)
    #expect(session["outcome"] == "")
    #expect(session["gestures"] == "1")
    #expect(try rows("dwells.csv").isEmpty)
    #expect(
      try rows("summary.csv").first { $0["metric"] == "dismiss_rate" }?["method"]?
        .hasPrefix("needs_session_anchor") == true)
  }

  @Test(.enabled(if: SharedFolder.exists))
  func eachGestureOfAnImportedRecordingStartsFromRest() throws {
    let folder = SharedFolder.url.appending(path: "traces/monkeyhelper-getevent/Tablet").path
    let program = report("-q", folder, "--detents", "medium,large")
    #expect(program.status == .done)
    let gestures = try rows("gestures.csv")
    #expect(gestures.count > 10)
    #expect(Set(gestures.map { $0["from_detent"] }) == ["medium"])
    let run = try scratch.text("out/run.json")
    #expect(run.contains("\"anchor\": \"gesture\""))
    for session in try rows("sessions.csv") {
      let own = gestures.filter { $0["session_id"] == session["session_id"] }
      #expect(own.map { $0["gesture"] } == (1...own.count).map { "\($0)" })
      #expect(session["gestures"] == "\(own.count)")
    }
  }

  @Test func theRecordOfARunNamesNothingOfTheMachine() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    _ = report(file)
    let first = try scratch.text("out/run.json")
    #expect(!first.contains(scratch.path))
    _ = report(file)
    #expect(try scratch.text("out/run.json") == first)
    _ = report(file, "--tuning", "percent-driven")
    #expect(try scratch.text("out/run.json") != first)
  }
}
