import SheetAnalytics

/// What a reader of a comparison should know beside its numbers: one line each.
struct CheckNotes {
  let report: CheckReport

  var lines: [String] {
    var lines: [String] = []
    if report.isAtRisk {
      lines.append(
        "warning: more than 20 % of the gestures are at risk, the finger would have reacted")
    }
    if report.baselineMismatches > 0 {
      lines.append(
        "warning: in \(report.baselineMismatches) gestures the device's sheet was elsewhere than"
          + " the baseline's")
    }
    lines += fewUsers
    lines += report.rows.flatMap(Self.notes)
    let unanswered = report.rows.filter { $0.method.formula == .needsSessionAnchor }
    if !unanswered.isEmpty {
      lines.append(
        "left out without --anchor session: "
          + Set(unanswered.map(\.metric)).sorted().joined(
            separator: ", "))
    }
    if report.rows.contains(where: { $0.method.notes.contains(.sessionIsCluster) }) {
      lines.append("cluster=session, precision overstated: some recordings name no user")
    }
    return lines
  }

  private var fewUsers: [String] {
    let rows = report.rows.filter {
      $0.method.notes.contains(.tooFewUsers) && $0.role != .info && $0.users > 0
    }
    guard let most = rows.map(\.users).max() else { return [] }
    let names = rows.map { CheckRowText($0).name }.joined(separator: ", ")
    return ["no p-value and no verdict: a test over users needs 6, here are \(most): \(names)"]
  }

  private static func notes(of row: CheckRow) -> [String] {
    var lines: [String] = []
    let name = CheckRowText(row).name
    if row.role == .primary, let size = row.neededSize {
      lines.append("\(name): about \(size.count) \(size.unit.rawValue) would settle it")
    }
    if row.role == .primary, row.verdict == .worseWithinTolerance {
      lines.append("\(name): worse, but within the margin")
    }
    if row.role != .info, row.isClosedLoopFragile == true, let bounds = row.worstCase {
      let low = FixedDecimal(bounds.all.lowerBound * 100, places: .one)
      let high = FixedDecimal(bounds.all.upperBound * 100, places: .one)
      lines.append(
        "\(name): gestures at risk could turn it, at worst the effect is \(low) to \(high) points")
    }
    return lines
  }
}
