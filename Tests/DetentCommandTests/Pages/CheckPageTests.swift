import DetentCommand
import Foundation
import TestSupport
import Testing

/// The page of a check.
@Suite struct CheckPageTests {
  private let scratch: ScratchFolder
  private let folder: String

  init() throws {
    scratch = try ScratchFolder()
    folder = try CheckCorpus.write(to: scratch, users: 8, sessions: 24)
    try scratch.write("fast.json", #"{"base":"uikit","flickSpeed":400}"#)
  }

  private func check(_ name: String, _ arguments: [String]) throws -> PageReader {
    let program = ProgramRun(
      [
        "check", folder, "--quiet", "--out", scratch.path("\(name)-tables"), "--html",
        scratch.path("\(name).html"),
      ] + arguments)
    #expect(program.status == .done || program.status == .checkFailed, "\(program.diagnostics)")
    return try PageReader(try scratch.text("\(name).html"))
  }

  private var candidate: [String] {
    ["--candidate", scratch.path("fast.json"), "--replicates", "200"]
  }

  @Test func `each flip is drawn under what it changed to, each metric has its verdict`() throws {
    let page = try check("page", candidate)
    let flips = CSVRows(try scratch.text("page-tables/flips.csv")).rows
    #expect(flips.count > 1)
    #expect(page.count("//section[h2='Flips']//figure") == flips.count)
    #expect(page.count("//section[h2='Flips']//svg[title][desc]") == flips.count)
    let kinds = Set(flips.map { "\($0["outcome_a"] ?? "") \u{2192} \($0["outcome_b"] ?? "")" })
    #expect(Set(page.texts("//div[@class='kind']/h3/text()").map { $0.trimmed }) == kinds)
    let rows = CSVRows(try scratch.text("page-tables/check.csv")).rows
      .filter { $0["method"] != "needs_session_anchor" }
    #expect(
      page.texts("//section[h2='Verdicts']//tbody/tr/th/span[1]") == rows.map { $0["metric"] ?? "" }
    )
    let verdicts = rows.compactMap { $0["verdict"] }.filter { !$0.isEmpty }
    #expect(page.count("//span[starts-with(@class, 'badge')]") == verdicts.count)
    #expect(page.count("//script") + page.count("//img") == 0)
    #expect(page.texts("//div[starts-with(@class, 'answer')]/strong") == ["\u{2713} passed"])
  }

  @Test func `where the sheets part the two lines do`() throws {
    let page = try check("page", candidate)
    let first = page.texts("//path[@class='track a']/@d")
    let second = page.texts("//path[@class='track b']/@d")
    #expect(first.count == second.count)
    for (a, b) in zip(first, second) {
      #expect(a != b)
      #expect(a.split(separator: "L").count > 8)
    }
  }

  @Test func `any jobs give the same page, and the other files are those without it`() throws {
    _ = try check("one", candidate + ["-j", "1"])
    _ = try check("many", candidate + ["-j", "5"])
    #expect(try scratch.bytes("one.html") == scratch.bytes("many.html"))
    let plain = ProgramRun(
      ["check", folder, "--quiet", "--out", scratch.path("plain")] + candidate)
    #expect(plain.status == .done)
    #expect(try scratch.contents(of: "plain") == scratch.contents(of: "one-tables"))
  }

  @Test func `recorded outcomes have a page of what differs`() throws {
    _ = ProgramRun("report", folder, "--quiet", "--out", scratch.path("golden"))
    let same = try check("same", ["--golden", scratch.path("golden")])
    #expect(same.texts("//section[h2='Flips']/p") == ["No gesture changed its outcome."])
    #expect(same.count("//section[h2='Verdicts']") == 0)
    let page = try check(
      "page", ["--golden", scratch.path("golden"), "--tuning", scratch.path("fast.json")])
    #expect(page.count("//section[h2='Flips']//figure") > 1)
    #expect(page.count("//section[h2='Flips']//svg") == 0)
    #expect(page.texts("//div[starts-with(@class, 'answer')]/strong") == ["\u{2717} failed"])
  }

  @Test func `without a change there is nothing to draw`() throws {
    let page = try check("page", ["--candidate", "uikit", "--replicates", "200"])
    #expect(page.texts("//section[h2='Flips']/p") == ["No gesture changed its outcome."])
  }
}

extension String {
  /// The text without blanks around it.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
