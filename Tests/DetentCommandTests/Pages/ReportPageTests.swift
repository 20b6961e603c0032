import DetentCommand
import Foundation
import TestSupport
import Testing

/// The page of a report.
@Suite struct ReportPageTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func report(_ name: String, _ arguments: [String]) throws -> String {
    let program = ProgramRun(
      [
        "report", "--quiet", "--out", scratch.path("\(name)-tables"), "--html",
        scratch.path("\(name).html"),
      ] + arguments)
    #expect(program.status == .done, "\(program.diagnostics)")
    return try scratch.text("\(name).html")
  }

  private func corpus(_ folder: String = "in", perFile: Int = 3) throws -> String {
    try CheckCorpus.write(to: scratch, folder, users: 7, sessions: 30, perFile: perFile)
  }

  @Test func `it is one well-formed file without script, with a name for each drawing`() throws {
    let text = try report("page", [try corpus(), "--group-by", "app"])
    let page = try PageReader(text)
    #expect(page.count("//script") == 0)
    #expect(page.count("//@src") + page.count("//@style") == 0)
    #expect(page.count("//@href[not(starts-with(., '#'))]") == 0)
    #expect(
      page.texts("//section/h2") == [
        "Dismissals and hand-offs by group", "Dwell", "Transitions", "Releases", "Problems",
        "Worst sessions",
      ])
    let drawings = page.count("//svg[@role='img']")
    #expect(drawings > 12)
    #expect(page.count("//svg[@role='img'][title][desc]") == drawings)
    #expect(page.count("//svg[not(@role) and not(@aria-hidden)]") == 0)
    #expect(!text.contains("nan") && !text.contains("inf "))
  }

  @Test func `its numbers are those of the summary`() throws {
    let page = try PageReader(try report("page", [try corpus(), "--group-by", "app"]))
    let summary = CSVRows(try scratch.text("page-tables/summary.csv")).rows
    let row = try #require(
      summary.first { $0["metric"] == "interactive_dismiss_rate" && $0["group"] == "" })
    let card = "//article[h3/@title='interactive_dismiss_rate']"
    let percent = { (name: String) in
      let value = row[name].flatMap(Double.init) ?? -1
      return String(format: "%.1f", value * 100)
    }
    #expect(page.texts("\(card)/p[@class='value']") == [percent("estimate") + " %"])
    #expect(
      page.texts("\(card)/p[@class='interval']") == [
        "\(percent("ci_low")) to \(percent("ci_high")) %"
      ])
    let groups = Set(summary.compactMap { $0["group"] }).subtracting([""])
    #expect(groups.count > 1)
    let names = page.texts("//figure[figcaption/strong='interactive_dismiss_rate']//tbody/tr/th")
    #expect(names == ["all sessions"] + groups.sorted())
  }

  @Test func `its ways are those of the gestures`() throws {
    let page = try PageReader(try report("page", [try corpus()]))
    let gestures = CSVRows(try scratch.text("page-tables/gestures.csv")).rows
    var expected: [String: Int] = [:]
    for row in gestures {
      let (from, to) = (row["from_detent"] ?? "", row["to_detent"] ?? "")
      switch row["outcome"] {
      case "dismissed": expected["\(from) > dismissed", default: 0] += 1
      case "settled": expected["\(from) > \(to)", default: 0] += 1
      case "scrolled", "tapped", "cancelled":
        if from != to { expected["\(from) > \(to)", default: 0] += 1 }
      default: break
      }
    }
    let table = "//section[h2='Transitions']//tbody/tr"
    let found = zip(
      page.texts("\(table)/th"), zip(page.texts("\(table)/td[1]"), page.texts("\(table)/td[2]")))
    let ways = found.map { from, rest in
      ("\(from) > \(rest.0.replacing(", came back", with: ""))", Int(rest.1) ?? -1)
    }
    #expect(Dictionary(ways, uniquingKeysWith: +) == expected)
    #expect(expected.count > 3)
  }

  @Test
  func `any jobs, any order and other files give the same page, the other files do not change`()
    throws
  {
    let folder = try corpus()
    let one = try report("one", [folder, "-j", "1"])
    #expect(try report("many", [folder, "-j", "5"]) == one)
    let plain = ProgramRun("report", "--quiet", "--out", scratch.path("plain"), folder)
    #expect(plain.status == .done)
    #expect(try scratch.contents(of: "plain") == scratch.contents(of: "one-tables"))
    let whole = try PageReader(try report("whole", [try corpus("other", perFile: 30)]))
    let parts = try PageReader(one)
    let drawings = "//section[h2!='Worst sessions' and h2!='Problems']//svg//@d"
    #expect(whole.texts(drawings) == parts.texts(drawings))
    #expect(whole.texts("//article/p") == parts.texts("//article/p"))
  }

  @Test func `text of recordings stays text`() throws {
    let hostile = #"<script>alert(1)</script>"><img onerror=x>&amp;'"#
    let escaped = hostile.replacing("\"", with: "\\\"")
    let drag = SmallTrace.session("i").split(separator: "\n").dropFirst().joined(separator: "\n")
    let header =
      #"{"format":"touch-trace","version":1,"id":"\#(escaped)","user":"\#(escaped)","labels":"#
      + #"{"app":"\#(escaped)"},"sheet":{"detents":[{"id":"\#(escaped)","height":300}],"#
      + #""isModalInPresentation":true,"\#(escaped)":1}}"#
    let pull = (1...9).map { "[2.\($0),\"moved\",1,196,\(560 + $0 * 30)]\n" }.joined()
    let text = "\(header)\n[0,\"began\",1,196,560]\n\(pull)[3,\"ended\",1,196,830]\n[9,\"end\"]\n"
    try scratch.write("in/it's <b>.jsonl", text)
    try scratch.write("in/b.jsonl", drag)
    let page = try PageReader(
      try report("page", [scratch.path("in"), "--group-by", "app", "--anchor", "session"]))
    #expect(page.count("//script") + page.count("//img") + page.count("//b") == 0)
    #expect(page.texts("//tbody/tr/th").contains("app=\(hostile)"))
    #expect(page.count("//section[h2='Worst sessions']//tbody/tr") == 1)
    #expect(
      page.texts("//section[h2='Worst sessions']//code") == [
        "detent view 'it'\\''s <b>.jsonl' --session "
          + "'\(hostile.replacing("'", with: "'\\''"))' --anchor session -o page.html"
      ])
  }

  @Test func `a page that is there is kept unless forced, and nothing is left behind`() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    try scratch.write("page.html", "mine")
    let arguments = [
      "report", "--quiet", "--out", scratch.path("out"), "--html", scratch.path("page.html"), file,
    ]
    #expect(ProgramRun(arguments).status == .cannotCreate)
    #expect(try scratch.text("page.html") == "mine")
    #expect(ProgramRun(arguments + ["--force"]).status == .done)
    #expect(try scratch.text("page.html").hasPrefix("<!DOCTYPE html>"))
    #expect(ProgramRun(arguments).status == .done)
    #expect(try scratch.names().filter { $0.contains("tmp") } == [])
    let inside = [
      "report", "-q", "--out", scratch.path("out"), "--html", scratch.path("out/p.html"),
    ]
    #expect(ProgramRun(inside + [file]).status == .done)
    #expect(
      ProgramRun(inside + [file, "--dwell-horizon", "3", "--tuning", "vaul"]).status == .done)
    #expect(try scratch.text("out/p.html").contains("<code>vaul</code>"))
    let nowhere = ProgramRun("report", "--html", scratch.path("no/page.html"), file)
    #expect(nowhere.status == .cannotCreate)
    #expect(ProgramRun("report", "--html", "-", file).status == .usage)
  }

  @Test func `touches without a sheet of their own have a page, too`() throws {
    let moves = (0...20).map { "\($0 * 10),196,\(600 - $0 * 12),moved,1\n" }.joined()
    let table = "t_ms,x,y,phase,id\n0,196,600,began,1\n\(moves)210,196,360,ended,1\n"
    let page = try PageReader(try report("page", [try scratch.write("drag.csv", table)]))
    #expect(page.texts("//section[h2='Dwell']/p").first?.hasPrefix("Each gesture was") == true)
    #expect(page.count("//section[h2='Transitions']//tbody/tr") == 1)
    #expect(page.texts("//section[h2='Releases']/p")[2].hasPrefix("1 of 1 release are drawn"))
  }
}
