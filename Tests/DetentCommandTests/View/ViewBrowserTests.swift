import DetentCommand
import Foundation
import TestSupport
import Testing
import TouchTraces

/// The page of `detent view` in a real browser.
@Suite(.enabled(if: Chromium.exists, Chromium.absence)) struct ViewBrowserTests {
  private static let script = "<script>window.hacked=1</script>"
  private static let image = "\"><img src=x onerror=window.hacked=1>"

  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  @Test func `it does what it is for, and nothing that texts of recordings ask of it`() throws {
    let trace = try scratch.write("a.jsonl", Self.handOff("a") + Self.slowFlick("b"))
    let rows = CSVRows(ProgramRun("replay", trace).output).rows.filter { $0["session_id"] == "a" }
    let times = rows.compactMap { Double($0["time_us"] ?? "") }
    let task: [String: Any] = [
      "page": try page("page.html", trace),
      "pair": try page(
        "pair.html", trace, "--session", "b", "--candidate",
        try scratch.write("fast.json", #"{"base":"uikit","flickSpeed":400}"#)),
      "hostile": try hostilePage(),
      "rows": zip(times, rows.map { Double($0["sheet_y_pt"] ?? "") ?? .nan }).map { [$0, $1] },
      "samples": Array(times.filter { $0 > 0 }.prefix(2)), "gestures": [500_000, 2_000_000],
      "flip": 600_000, "texts": [Self.script, Self.image, "<b>label"], "title": Self.script,
    ]
    let answers = try Chromium.answers(of: "View/Browser/view.py", to: task)
    #expect(answers.count > 40)
    for answer in answers { #expect(answer.holds, "\(answer)") }
  }

  private func page(_ name: String, _ arguments: String...) throws -> String {
    let path = scratch.path(name)
    let program = ProgramRun(["view"] + arguments + ["-o", path])
    try #require(program.status == .done, "\(program.diagnostics)")
    return path
  }

  /// A page of whose every text somebody else is the author.
  private func hostilePage() throws -> String {
    var trace = TraceBuilder()
    trace.header.id = Self.script
    trace.header.user = Self.image
    trace.header.labels = [Label(name: "<b>label", value: Self.script)]
    trace.header.scene.sheet.detents = [
      DetentDescription(id: Self.image, height: .fixed(200)), .large,
    ]
    trace.down(y: 760)
    trace.move(toY: 300, over: 0.2, samples: 20)
    trace.up()
    trace.wait(1)
    trace.add(.end)
    let file = try scratch.write("in/\(Self.image).jsonl", trace.text)
    let tuning = try scratch.write("\(Self.image).json", #"{"flickSpeed":400}"#)
    return try page("hostile.html", file, "--candidate", tuning)
  }

  /// Expands the sheet and scrolls on, then scrolls back and takes the sheet along.
  private static func handOff(_ id: String) -> String {
    var trace = TraceBuilder()
    trace.header.id = id
    trace.header.scene.sheet.detents = [.medium, .large]
    var content = ContentFields()
    content.height = .set(2400)
    trace.header.scene.content = .set(content)
    trace.wait(0.5)
    trace.down(y: 700)
    trace.move(toY: 200, over: 0.4, samples: 40)
    trace.up(after: 0.01)
    trace.wait(1.09)
    trace.down(y: 300)
    trace.move(toY: 760, over: 0.5, samples: 50)
    trace.up(after: 0.2)
    trace.wait(1)
    trace.add(.end)
    return trace.text
  }

  /// Up 60 pt at 600 pt/s from medium: a flick for some tunings.
  private static func slowFlick(_ id: String) -> String {
    var trace = TraceBuilder()
    trace.header.id = id
    trace.header.scene.sheet.detents = [.medium, .large]
    trace.wait(0.5)
    trace.down(y: 700)
    trace.move(toY: 640, over: 0.1, samples: 10)
    trace.up()
    trace.wait(1)
    trace.add(.end)
    return trace.text
  }
}
