public import SheetAnalytics
import SheetReplay
import TouchTraces

/// Explanations for people.
public enum ExplanationText {
  /// One gesture in full: its decisions with what they compared, and what would have changed it.
  public static func write(
    _ gesture: GestureExplanation, of session: SessionExplanation,
    to output: inout some TextOutputStream
  ) {
    let row = gesture.row
    let id = TextTable.printable(session.sessionID)
    output.write(
      "session \(id), gesture \(row.number) of \(session.gestureCount):"
        + " \(result(of: row))\n")
    output.write("  \(span(of: row)), \(course(of: row))\n\n")
    for decision in gesture.decisions { write(decision, to: &output) }
    guard let changes = gesture.changes else {
      return output.write("\n  no other course was tried\n")
    }
    let lines = ResultText.lines(of: changes)
    guard !lines.isEmpty else {
      return output.write("\n  no change of one number or word leads elsewhere\n")
    }
    output.write("\n  each of these alone would have changed it:\n")
    for line in lines { output.write("    \(line)\n") }
  }

  /// All gestures of a session, two lines each.
  public static func writeList(
    _ session: SessionExplanation, to output: inout some TextOutputStream
  ) {
    let count = session.gestureCount
    output.write(
      "session \(TextTable.printable(session.sessionID)): \(count)"
        + " \(count == 1 ? "gesture" : "gestures")\n")
    var table = TextTable([.right, .left, .left, .left, .left])
    for gesture in session.gestures {
      let row = gesture.row
      let rules = [row.arbitrationRule, row.releaseRule].compactMap { $0?.id }
      table.add([
        "\(row.number)", span(of: row), course(of: row), rules.joined(separator: " "),
        result(of: row),
      ])
    }
    for (line, gesture) in zip(table.lines, session.gestures) {
      output.write("  \(line)\n")
      if let decisive = decisive(gesture) { output.write("     \(decisive)\n") }
    }
  }

  private static func write(
    _ decision: GestureDecision, to output: inout some TextOutputStream
  ) {
    let time = "\(seconds(decision.timeMicroseconds)) s"
    output.write("  \(time)  \(decision.rule?.id ?? "---")  \(reason(of: decision))\n")
    let indent = String(repeating: " ", count: time.count + 9)
    for comparison in decision.comparisons {
      output.write("\(indent)\(ComparisonText.text(of: comparison))\n")
    }
  }

  /// The sentence of the rule that the outcome hangs on, with its last comparison.
  private static func decisive(_ gesture: GestureExplanation) -> String? {
    let rule = gesture.row.releaseRule ?? gesture.row.arbitrationRule
    let decision =
      gesture.decisions.last { $0.rule == rule && rule != nil } ?? gesture.decisions.last
    guard let decision else { return nil }
    let reason = reason(of: decision)
    let choice = decision.comparisons.last { comparison in
      if case .nearest = comparison { true } else { false }
    }
    guard let comparison = choice ?? decision.comparisons.last else { return reason }
    return reason + " " + ComparisonText.text(of: comparison)
  }

  /// What became of it.
  static func result(of row: GestureRow) -> String {
    ResultText.text(of: GestureResult(outcome: row.outcome, toDetent: row.toDetent))
  }

  /// Why a decision was taken, in one sentence.
  static func reason(of decision: GestureDecision) -> String {
    decision.rule?.reason ?? "No rule applied."
  }

  private static func span(of row: GestureRow) -> String {
    "\(seconds(row.startMicroseconds)) s to \(seconds(row.endMicroseconds)) s"
  }

  /// Where it began, who had it and where from.
  static func course(of row: GestureRow) -> String {
    let owners = row.owners.map(\.rawValue).joined(separator: ">")
    return "on \(row.target.rawValue), \(owners.isEmpty ? "no owner" : owners),"
      + " from \(TextTable.printable(row.fromDetent))"
  }

  private static func seconds(_ microseconds: Int64) -> FixedDecimal {
    FixedDecimal(Double(microseconds) / 1e6, places: .three)
  }
}
