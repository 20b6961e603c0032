import DetentCommand
import Foundation
import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// The golden rows of the sheet model, trace in, NDJSON and CSV out.
@Suite(.enabled(if: SharedFolder.exists, "needs the folder of test values beside the checkout"))
struct GoldenRowCommandTests {
  @Test(arguments: GoldenRow.rows(startingWith: "K"))
  func theProgramAgreesWithTheGoldenRow(_ row: GoldenRow) throws {
    let folder = try ScratchFolder()
    let script = GoldenScript(row, tuning: try Self.tuning(row))
    try folder.write("golden.jsonl", Self.trace(row, script))
    try folder.write("tuning.json", Self.tuningFile(row))
    let lines = try Self.replay(folder)
    let gestures = try Self.report(folder, "gestures.csv")
    let id = Comment(rawValue: row.id)
    #expect(Self.owners(lines, script) == row["owners"], id)
    #expect(Self.handOffs(try Self.report(folder, "handoffs.csv")) == row["handoffs"], id)
    let last = try #require(lines.last)
    let final = last.text("phase") == "dismissed" ? "dismissed" : last.text("detent")
    #expect(final == row["final"], id)
    #expect(Self.words(lines, "callbacks").joined(separator: " ") == row["callbacks"], id)
    #expect(Self.firstUses(Self.words(lines, "rules")) == row["rules"], id)
    let metrics = gestures.compactMap { $0["metrics"] }.filter { !$0.isEmpty }
    #expect(metrics.joined(separator: " ") == row["metrics"], id)
    for check in row["checks"].split(separator: " ") {
      let pair = check.split(separator: "=")
      let name = String(pair[0])
      let expected = try #require(Double(pair[1]))
      let value = try #require(Self.value(name, lines, script), "\(row.id) \(name)")
      #expect(abs(value - expected) <= 1.5e-6, "\(row.id) \(name)")
    }
  }

  private static func tuning(_ row: GoldenRow) throws -> Tuning {
    try Tuning(json: Array(tuningFile(row).utf8))
  }

  private static func tuningFile(_ row: GoldenRow) -> String {
    let base = row["model"] == "percentDriven" ? "percent-driven" : "uikit"
    let fields = row.tuningSettings.map { ",\"\($0.name)\":\"\($0.value)\"" }
    return "{\"base\":\"\(base)\"\(fields.joined())}"
  }

  private static func trace(_ row: GoldenRow, _ script: GoldenScript) -> String {
    var header = SessionHeader()
    header.id = row.id
    header.scene = row.scene
    let encoder = Format1Encoder()
    var bytes: [UInt8] = []
    encoder.append(header, to: &bytes)
    for event in script.events { encoder.append(event, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func replay(_ folder: ScratchFolder) throws -> [Line] {
    let run = ProgramRun(
      "replay", folder.path("golden.jsonl"), "--tuning", folder.path("tuning.json"), "--format",
      "ndjson")
    #expect(run.status == .done, "\(run.diagnostics)")
    return try run.output.split(separator: "\n").map { try Line(String($0)) }
  }

  private static func report(
    _ folder: ScratchFolder, _ table: String
  ) throws -> [[String: String]] {
    let run = ProgramRun(
      "report", folder.path("golden.jsonl"), "--tuning", folder.path("tuning.json"), "--out",
      folder.path("out"), "--quiet")
    #expect(run.status == .done, "\(run.diagnostics)")
    return CSVRows(try folder.text("out/" + table)).rows
  }

  /// The owners while a finger is down, repeats left out; a cancelled touch has none.
  private static func owners(_ lines: [Line], _ script: GoldenScript) -> String {
    var owners: [String] = []
    var isDown = false
    for (line, event) in zip(lines, script.events) {
      var isFirst = false
      if case .touch(let sample) = event.action, sample.touch == TouchID(1) {
        isFirst = sample.phase == .began
        isDown = sample.phase == .began || sample.phase == .moved
      }
      if line.text("rules").split(separator: " ").contains("E24") { isDown = false }
      if isDown, isFirst || owners.last != line.text("owner") { owners.append(line.text("owner")) }
    }
    return owners.joined(separator: " ")
  }

  private static func handOffs(_ rows: [[String: String]]) -> String {
    rows.map { $0["direction"] == "to_content" ? "sheetToContent" : "contentToSheet" }
      .joined(separator: " ")
  }

  private static func words(_ lines: [Line], _ name: String) -> [String] {
    lines.flatMap { $0.text(name).split(separator: " ").map(String.init) }
  }

  private static func firstUses(_ words: [String]) -> String {
    var result: [String] = []
    for word in words where !result.contains(word) { result.append(word) }
    return result.joined(separator: " ")
  }

  private static func value(_ name: String, _ lines: [Line], _ script: GoldenScript) -> Double? {
    if let probe = script.probes.first(where: { $0.name == name }) {
      let line = lines[max(probe.after - 1, 0)]
      switch name.prefix(1) {
      case "y": return line.number("sheet_y_pt")
      case "c": return line.number("content_offset_pt")
      default: return line.number("dim")
      }
    }
    switch name {
    case "velocity":
      return lines.last { $0.number("velocity") != nil }?.number("velocity") ?? 0
    case "settleUs": return lines.last { $0.number("settle_us") != nil }?.number("settle_us")
    case "y": return lines.last { $0.text("owner") == "sheet" }?.number("sheet_y_pt")
    case "f": return lines.last { $0.text("owner") == "sheet" }?.number("dim").map { 1 - $0 }
    default: return lines.last { $0.number(name) != nil }?.number(name)
    }
  }
}

/// One object of the NDJSON answer.
private struct Line {
  private let members: [String: Any]

  init(_ text: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    members = try #require(object as? [String: Any])
  }

  func text(_ name: String) -> String { members[name] as? String ?? "" }
  func number(_ name: String) -> Double? { members[name] as? Double }
}
