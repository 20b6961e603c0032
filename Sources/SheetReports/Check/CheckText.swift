import SheetAnalytics

/// What `detent check` prints: the answer first, a few flips, the table of the gate.
package enum CheckText {
  /// Flips that are printed; the rest stands in `flips.csv`.
  private static let mostFlips = 10

  /// Writes the text.
  package static func write(
    _ report: CheckReport, to output: inout some TextOutputStream, layout: TextLayout = .plain
  ) {
    let rows = report.rows.filter { $0.method.formula != .needsSessionAnchor }
    let conclusion = CheckConclusion(report)
    for line in layout.broken(TextTable.printable(conclusion.line)) {
      print(layout.painted(line, conclusion.word.style), to: &output)
    }
    let facts = CheckFacts(report).lines + flips(of: report)
    let notes = CheckNotes(report: report).lines
    for line in facts.flatMap({ layout.broken(TextTable.printable($0)) }) {
      print(line, to: &output)
    }
    if !rows.isEmpty { for line in table(of: rows).lines(in: layout) { print(line, to: &output) } }
    for line in notes.flatMap({ layout.broken(TextTable.printable($0)) }) {
      print(line, to: &output)
    }
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

  /// A narrow terminal does without what is not needed to understand the verdict.
  private static func table(of rows: [CheckRow]) -> TextTable {
    var table = TextTable(
      [.left, .left, .right, .right, .right, .right, .left, .left, .right, .left, .left],
      dispensable: [10, 2, 1, 7, 3, 4, 8, 6])
    table.add(
      [
        "metric", "role", "n (- lost + gained)", "baseline", "candidate", "effect", "interval", "p",
        "margin", "verdict", "definition",
      ], .heading)
    for row in rows {
      let text = CheckRowText(row)
      table.add(
        [
          text.name, row.role.rawValue, text.units, text.baseline, text.candidate, text.effect,
          text.interval, text.p, text.margin, text.verdict, text.definition,
        ], row.verdict?.style ?? .plain)
    }
    return table
  }
}

extension CheckConclusion.Word {
  fileprivate var style: TextLayout.Style {
    switch self {
    case .passed, .improved: .good
    case .failed: .bad
    case .inconclusive: .doubtful
    }
  }
}

extension CheckVerdict {
  fileprivate var style: TextLayout.Style {
    switch self {
    case .regressed: .bad
    case .improved: .good
    case .inconclusive: .doubtful
    case .worseWithinTolerance, .nonInferior, .equivalent: .plain
    }
  }
}
