import SheetReports
import TouchTraces

extension EngineBenchResult {
  /// Lines for people.
  var table: String {
    var table = TextTable([.left, .right, .left])
    table.add(["sessions", "\(sessions)", ""])
    table.add(["touch events", "\(touchEvents)", ""])
    table.add(["other events", "\(otherEvents)", ""])
    table.add(["rounds", "\(rounds.count)", ""])
    table.add(["fastest round", "\(FixedDecimal(fastest, places: .one))", "ns per event"])
    table.add(["median round", "\(FixedDecimal(median, places: .one))", "ns per event"])
    table.add(["allocations", allocations(touchAllocations), "by touch events"])
    table.add(["", allocations(otherAllocations), "by other events"])
    return table.lines.map { $0 + "\n" }.joined()
  }

  /// The same for programs.
  var json: String {
    let isCounted = AllocationCounting.works
    let value = JSONValue.object([
      ("allocations_by_other_events", isCounted ? .integer(otherAllocations) : .null),
      ("allocations_by_touch_events", isCounted ? .integer(touchAllocations) : .null),
      ("ns_per_event_fastest", .number(fastest)),
      ("ns_per_event_median", .number(median)),
      ("other_events", .integer(otherEvents)),
      ("repeatable", .boolean(isRepeatable)),
      ("rounds", .integer(rounds.count)),
      ("sessions", .integer(sessions)),
      ("touch_events", .integer(touchEvents)),
    ])
    return JSONWriter.text(of: value, layout: .indented, order: .sorted) + "\n"
  }

  private func allocations(_ count: Int) -> String {
    AllocationCounting.works ? "\(count)" : "not counted"
  }
}
