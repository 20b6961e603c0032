import SheetAnalytics

extension ReportPage {
  /// The metrics of the summary, a card each.
  var cards: HTML {
    .element(
      "section", ["class": "cards", "aria-label": "Summary"],
      summary.shownRates.map { card($0, scale: .percent, words: $0.metric) } + dwellCards)
  }

  private var dwellCards: [HTML] {
    detents.prefix(Self.mostPanels).compactMap { detent in
      summary.row("detent_dwell_median.\(detent.name)").map {
        card($0, scale: .seconds, words: "median dwell, \(detent.name)")
      }
    }
  }

  private func card(_ row: SummaryRow, scale: SummaryText.Scale, words: String) -> HTML {
    let text = SummaryText(row: row, scale: scale)
    let label = words.replacing("_", with: " ").replacing(".", with: ", ")
    return .element(
      "article", ["class": "card"],
      [
        .element("h3", ["title": row.metric], [HTML(text: label)]),
        .element("p", ["class": "value"], [HTML(text: text.value)]),
        .element(
          "p", ["class": "interval"],
          [HTML(text: text.interval.isEmpty ? "no interval" : text.interval)]),
        bar(row, scale),
        .element(
          "p", ["class": "note"],
          [
            HTML(text: "n = \(text.units) \u{00B7} "),
            HTML(text: summary.definition(of: definitionID(of: row))),
          ]),
      ])
  }

  /// The metric whose definition a row has: that of all detents.
  private func definitionID(of row: SummaryRow) -> String {
    let isKnown = MetricDefinition.all.contains { $0.id == row.metric }
    return isKnown ? row.metric : String(row.metric.prefix { $0 != "." })
  }

  /// The interval of a rate on the axis from 0 to 100 %.
  private func bar(_ row: SummaryRow, _ scale: SummaryText.Scale) -> HTML {
    guard scale == .percent, let estimate = row.estimate, let low = row.interval?.low,
      let high = row.interval?.high
    else { return HTML() }
    let (from, to) = (low * 240, high * 240)
    return .element(
      "svg",
      [
        "class": "bar", "viewBox": "0 0 240 10", "preserveAspectRatio": "none", "height": "10",
        "aria-hidden": "true",
      ],
      [
        .empty("rect", ["class": "rail", "x": "0", "y": "3.5", "width": "240", "height": "3"]),
        .empty(
          "rect",
          [
            "class": "range", "x": Drawing.px(from), "y": "2",
            "width": Drawing.px(max(to - from, 1)), "height": "6",
          ]),
        .empty(
          "rect",
          [
            "class": "value", "x": Drawing.px(min(estimate.number * 240, 238.5)), "y": "0",
            "width": "1.5", "height": "10",
          ]),
      ])
  }
}
