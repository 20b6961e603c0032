import SheetAnalytics

/// The report as Markdown, for a pull request or a step summary: at most 80 lines, no HTML.
package enum CheckMarkdown {
  private static let mostLines = 80
  /// Rows of the gate and notes that are listed; chosen by us, so that all fits with 20 flips.
  private static let mostRows = 25
  private static let mostNotes = 20
  /// Lines around flips: the head of their table, what is left out of both tables, blank ones.
  private static let linesAroundFlips = 7

  /// The text.
  package static func text(of report: CheckReport) -> String {
    lines(of: report).map { $0 + "\n" }.joined()
  }

  private static func lines(of report: CheckReport) -> [String] {
    let conclusion = CheckConclusion(report)
    var lines = ["**\(escaped(conclusion.line))**", ""]
    lines += cut(CheckFacts(report).lines.map { "- " + escaped($0) }, to: 8, rest: "- and %d more")
    let rows = report.rows.filter { $0.method.formula != .needsSessionAnchor }
    if !rows.isEmpty { lines += [""] + table(of: rows) }
    var notes = CheckNotes(report: report).lines.map { "- " + escaped($0) }
    if !notes.isEmpty { notes = [""] + cut(notes, to: mostNotes, rest: "- and %d more") }
    guard !report.flips.isEmpty else { return lines + notes }
    let room = mostLines - lines.count - notes.count - linesAroundFlips
    return lines + [""] + table(of: report.flips, most: room) + notes
  }

  private static func table(of rows: [CheckRow]) -> [String] {
    let head = [
      "metric", "role", "n (- lost + gained)", "baseline", "candidate", "effect", "interval", "p",
      "verdict",
    ]
    let body = rows.map { row in
      let text = CheckRowText(row)
      return line([
        text.name, row.role.rawValue, text.units, text.baseline, text.candidate, text.effect,
        text.interval, text.p, text.verdict,
      ])
    }
    return [line(head), rule(head.count)]
      + cut(body, to: mostRows, rest: "\nand %d more in \(CheckTable.fileName)")
  }

  private static func table(of flips: [CheckReport.ListedFlip], most: Int) -> [String] {
    let head = ["gesture", "outcome", "rules", "divergence", "why"]
    let body = flips.prefix(max(most, 0)).map { listed in
      let text = FlipText(listed)
      return "| "
        + [text.gesture, text.outcomes, text.rules, text.divergence].map(escaped).joined(
          separator: " | ") + " | \(code(listed.explanation?.text)) |"
    }
    let left = flips.count - body.count
    let rest = left > 0 ? ["\nand \(left) more in \(FlipsTable.fileName)"] : []
    return [line(head), rule(head.count)] + body + rest
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.map(escaped).joined(separator: " | ") + " |"
  }

  private static func rule(_ count: Int) -> String {
    "|" + String(repeating: " --- |", count: count)
  }

  private static func cut(_ lines: [String], to most: Int, rest: String) -> [String] {
    guard lines.count > most else { return lines }
    return lines.prefix(most) + [rest.replacing("%d", with: "\(lines.count - most)")]
  }

  /// What can be markup; each is one byte.
  private static let markup = Array("\\`*_{}[]<>#|~&".utf8)

  /// Text in which nothing is markup, on one line.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in TextTable.printable(text).utf8 {
      if markup.contains(byte) { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A command as code in a cell; one that holds a backtick cannot be code.
  private static func code(_ text: String?) -> String {
    guard let text else { return "" }
    let printable = TextTable.printable(text)
    guard !printable.utf8.contains(UInt8(ascii: "`")) else { return escaped(printable) }
    guard printable.utf8.contains(UInt8(ascii: "|")) else { return "`" + printable + "`" }
    return "`" + printable.replacing("|", with: "\\|") + "`"
  }
}
