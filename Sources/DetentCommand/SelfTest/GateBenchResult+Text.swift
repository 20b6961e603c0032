import SheetReports
import TouchTraces

extension GateBenchResult {
  /// Lines for people.
  var table: String {
    let limits = Self.tolerated(runs: null.runs)
    var table = TextTable([.left, .right, .left])
    table.add(["data sets of each kind", "\(null.runs)", ""])
    table.add([
      "false alarms", Self.percent(null.alarmShare),
      "\(Self.percent(limits.lowerBound)) to \(Self.percent(limits.upperBound)) may be",
    ])
    table.add(["", Self.percent(null.share(null.worse)), "called worse"])
    table.add(["", Self.percent(null.share(null.better)), "called better"])
    table.add(["p below 0.05", Self.percent(null.share(null.smallP)), "by sign-flip over users"])
    table.add([
      "", Self.percent(null.share(null.smallMcNemar)), "had touches been taken as independent",
    ])
    table.add([
      "4 points found", Self.percent(planted.share(planted.worse)),
      "\(Self.percent(Self.power)) at least must be",
    ])
    return table.lines.map { $0 + "\n" }.joined()
  }

  /// The same for programs.
  var json: String {
    let value = JSONValue.object([
      ("data_sets", .integer(null.runs)),
      ("false_alarms", .number(null.alarmShare)),
      ("false_better", .number(null.share(null.better))),
      ("false_worse", .number(null.share(null.worse))),
      ("mcnemar_p_below_0.05", .number(null.share(null.smallMcNemar))),
      ("planted_found", .number(planted.share(planted.worse))),
      ("quiet", .boolean(isQuiet)),
      ("sharp", .boolean(isSharp)),
      ("sign_flip_p_below_0.05", .number(null.share(null.smallP))),
    ])
    return JSONWriter.text(of: value, layout: .indented, order: .sorted) + "\n"
  }

  static func percent(_ share: Double) -> String {
    "\(FixedDecimal(share * 100, places: .one)) %"
  }
}
