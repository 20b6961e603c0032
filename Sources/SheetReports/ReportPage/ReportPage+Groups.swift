import SheetAnalytics

extension ReportPage {
  private static let rates = [
    "dismiss_rate", "interactive_dismiss_rate", "handoff_touch_rate.to_content",
    "handoff_touch_rate.to_sheet",
  ]
  /// Groups that are drawn; chosen by us, so that a plot stays readable.
  private static let mostGroups = 40

  /// Rates of dismissal and hand-off by group, as forest plots.
  var groups: HTML {
    let names = groupNames
    let shown =
      names.isEmpty
      ? "There is one group: --group-by LABEL makes a row for each value of a label."
      : names.count < groupCount
        ? "The \(names.count) groups with most sessions of \(groupCount); all are in summary.csv."
        : "\(HTML.count(names.count, "group"))."
    return .section(
      "groups", "Dismissals and hand-offs by group",
      lead: [
        HTML(
          text: "\(shown) A square is a group's rate, as large as it has units, the line its 95 %"
            + " interval; the diamond and the dashed line are all sessions.")
      ],
      [
        .element(
          "div", ["class": "pair"],
          Self.rates.compactMap { metric in summary.row(metric).map { forest($0, names) } })
      ])
  }

  private var groupCount: Int {
    Set(summary.rows.map(\.group)).subtracting([""]).count
  }

  /// The groups that are drawn, in the order of the summary.
  private var groupNames: [String] {
    let rows = summary.rows.filter { $0.metric == Self.rates[1] && !$0.group.isEmpty }
    let largest = rows.enumerated().sorted {
      (-$0.element.sessions, $0.offset) < (-$1.element.sessions, $1.offset)
    }
    return largest.prefix(Self.mostGroups).sorted { $0.offset < $1.offset }.map(\.element.group)
  }

  private func forest(_ all: SummaryRow, _ names: [String]) -> HTML {
    let groups = names.compactMap { name in
      summary.rows.first { $0.metric == all.metric && $0.group == name }
    }
    let ends = ([all] + groups).flatMap { row in
      [row.estimate?.number, row.interval?.low, row.interval?.high].compactMap(\.self)
    }
    let axis = Axis([0] + (ends.isEmpty ? [1] : ends))
    let most = groups.map(\.n).max() ?? 1
    let lines = ([all] + groups).map { row in
      let text = SummaryText(row: row, scale: .percent)
      return [
        HTML(text: row.group.isEmpty ? "all sessions" : row.group),
        plot(row, all, axis, most, text),
        HTML([.element("strong", [:], [HTML(text: text.value)]), " ", HTML(text: text.interval)]),
        HTML(text: text.units),
      ]
    }
    let scale = ForestRow.scale(axis) { "\(Drawing.number(($0 * 1e6).rounded() / 1e4)) %" }
    return .element(
      "figure", [:],
      [
        .element(
          "figcaption", [:],
          [
            .element("strong", [:], [HTML(text: all.metric)]), " ",
            HTML(text: summary.definition(of: all.metric)),
          ]),
        .table(
          "forests", caption: "\(all.metric) by group",
          head: [
            ("group", nil), (scale, "plot"), ("rate and 95 % interval", nil), ("n", "number"),
          ],
          rows: lines),
      ])
  }

  private func plot(
    _ row: SummaryRow, _ all: SummaryRow, _ axis: Axis, _ most: Int64, _ text: SummaryText
  ) -> HTML {
    guard let estimate = row.estimate?.number else { return HTML() }
    let isAll = row.group.isEmpty
    let drawn = ForestRow(
      estimate: estimate, low: row.interval?.low, high: row.interval?.high,
      reference: all.estimate?.number, weight: Double(row.n) / Double(max(most, 1)),
      shape: isAll ? .diamond : .square)
    return drawn.drawing(
      on: axis, title: "\(row.metric), \(isAll ? "all sessions" : row.group)",
      description: "\(text.value), interval \(text.interval), n \(text.units)")
  }
}
