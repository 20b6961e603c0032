import SheetAnalytics

/// What `detent parity` prints: how often tunings differ, then the gestures they differ on most.
package enum ParityText {
  /// Offenders that are printed, and columns that a name may take; chosen by us, so that six
  /// tunings fit in 80 columns.
  private static let mostOffenders = 5
  private static let longestName = 22

  /// Writes the text.
  package static func write(
    _ parity: Parity, to output: inout some TextOutputStream, layout: TextLayout = .plain
  ) {
    let names = parity.tunings.map(shortName)
    print(facts(parity.tally), to: &output)
    for line in matrix(parity, names).lines(in: layout) { print(line, to: &output) }
    let shown = parity.offenders.prefix(mostOffenders)
    guard !shown.isEmpty else { return }
    print("most outcomes, more in \(OffendersTable.fileName)", to: &output)
    for offender in shown {
      for line in lines(of: offender, parity, names) {
        print(TextTable.printable(line), to: &output)
      }
    }
  }

  private static func facts(_ tally: ParityTally) -> String {
    "gestures \(tally.gestures), \(tally.differing) of them end otherwise under another tuning,"
      + " \(tally.atRisk) at risk"
  }

  private static func matrix(_ parity: Parity, _ names: [String]) -> TextTable {
    var table = TextTable([.right, .left] + names.map { _ in .right })
    table.add(["", "differing outcomes"] + names.indices.map { "\($0 + 1)" }, .heading)
    for (a, name) in names.enumerated() {
      table.add(
        ["\(a + 1)", name]
          + names.indices.map { b in
            a == b ? "-" : parity.tally.share(a, b).map(percent) ?? "n/a"
          })
    }
    return table
  }

  private static func lines(
    of offender: Parity.Offender, _ parity: Parity, _ names: [String]
  ) -> [String] {
    var lines = ["  \(offender.sessionID) gesture \(offender.gesture.number)"]
    for row in parity.rows(of: offender) {
      let tunings = row.outcome.tunings.map { names[$0] }.joined(separator: ", ")
      let rule = row.outcome.end?.rule.map { " (\($0))" } ?? ""
      lines.append("    \(row.outcome.end?.text ?? "none")\(rule): \(tunings)")
      if let reason = row.reason { lines.append("      \(reason)") }
      lines.append("      \(row.explanation)")
    }
    return lines
  }

  /// The last part of a path, cut where it is long.
  private static func shortName(_ name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    guard last.count > longestName else { return last }
    return last.prefix(longestName - 1) + "\u{2026}"
  }

  private static func percent(_ share: Double) -> String {
    "\(FixedDecimal(share * 100, places: .one)) %"
  }
}
