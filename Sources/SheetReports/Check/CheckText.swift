import SheetAnalytics

/// What `detent check` prints: the answer first, a few flips, the table of the gate.
package enum CheckText {
  /// Flips that are printed; the rest stands in `flips.csv`.
  private static let mostFlips = 10

  /// Writes the text.
  package static func write(_ report: CheckReport, to output: inout some TextOutputStream) {
    for line in lines(of: report) { print(TextTable.printable(line), to: &output) }
  }

  private static func lines(of report: CheckReport) -> [String] {
    let rows = report.rows.filter { $0.method.formula != .needsSessionAnchor }
    return [CheckConclusion(report).line] + CheckFacts(report).lines + flips(of: report)
      + (rows.isEmpty ? [] : table(of: rows)) + CheckNotes(report: report).lines
  }

  private static func flips(of report: CheckReport) -> [String] {
    var table = TextTable([.left, .left, .left, .left])
    for listed in report.flips.prefix(mostFlips) {
      let text = FlipText(listed)
      table.add(["  " + text.gesture, text.outcomes, text.rules, text.divergence])
    }
    let rest = report.flips.count - mostFlips
    return table.lines + (rest > 0 ? ["  and \(rest) more in \(FlipsTable.fileName)"] : [])
  }

  private static func table(of rows: [CheckRow]) -> [String] {
    var table = TextTable([
      .left, .left, .right, .right, .right, .right, .left, .left, .right, .left, .left,
    ])
    table.add([
      "metric", "role", "n (- lost + gained)", "baseline", "candidate", "effect", "interval", "p",
      "margin", "verdict", "definition",
    ])
    for row in rows {
      let text = CheckRowText(row)
      table.add([
        text.name, row.role.rawValue, text.units, text.baseline, text.candidate, text.effect,
        text.interval, text.p, text.margin, text.verdict, text.definition,
      ])
    }
    return table.lines
  }
}
