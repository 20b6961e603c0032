import SheetAnalytics

extension CheckPage {
  /// The table of the gate; nothing where outcomes were compared with recorded ones.
  var verdicts: HTML {
    let rows = report.rows.filter { $0.method.formula != .needsSessionAnchor }
    guard !rows.isEmpty else { return HTML() }
    return .section(
      "verdicts", "Verdicts",
      lead: [
        "Candidate minus baseline with its interval. In a bar the shaded stretch is the margin, on the side that is worse; each bar has a scale of its own, with zero in its middle."
      ],
      [
        .table(
          "numbers verdicts", caption: "Metrics and verdicts",
          head: [
            ("metric", nil), ("verdict", nil), ("effect and margin", "plot"), ("effect", nil),
            ("baseline \u{2192} candidate", nil), ("p", nil),
          ],
          rows: rows.map(cells))
      ])
  }

  private func cells(of row: CheckRow) -> [HTML] {
    let text = CheckRowText(row)
    let margin = text.margin.isEmpty ? "" : "margin \(text.margin)"
    let p = text.p.split(separator: ", ", maxSplits: 1).map(String.init)
    return [
      cell(HTML(text: text.name), [text.definition]), cell(badge(row, text), [row.role.rawValue]),
      bar(row, text),
      cell(.element("strong", [:], [HTML(text: text.effect)]), [text.interval, margin]),
      cell(HTML(text: "\(text.baseline) \u{2192} \(text.candidate)"), ["n = \(text.units)"]),
      cell(HTML(text: p.first ?? ""), Array(p.dropFirst())),
    ]
  }

  /// What counts, and below it what belongs to it.
  private func cell(_ first: HTML, _ notes: [String]) -> HTML {
    HTML(
      [.element("span", [:], [first])]
        + notes.filter { !$0.isEmpty }.map {
          .element("span", ["class": "note"], [HTML(text: $0)])
        })
  }

  private func badge(_ row: CheckRow, _ text: CheckRowText) -> HTML {
    guard let verdict = row.verdict else { return HTML(text: text.verdict) }
    return .element(
      "span", ["class": "badge \(verdict.rawValue)"],
      [HTML(text: "\(verdict.symbol) \(text.verdict)")])
  }

  private func bar(_ row: CheckRow, _ text: CheckRowText) -> HTML {
    guard let effect = row.effect, let low = row.interval?.low, let high = row.interval?.high
    else { return HTML() }
    let margin = row.margin.map { row.worse == .higher ? $0 : -$0 }
    return EffectBar(effect: effect, low: low, high: high, margin: margin).drawing(
      title: text.name, description: "\(text.effect), interval \(text.interval)")
  }
}

extension CheckVerdict {
  /// A sign beside the word, so that no colour stands alone.
  fileprivate var symbol: String {
    switch self {
    case .regressed: "\u{2717}"
    case .improved: "\u{2191}"
    case .worseWithinTolerance: "\u{2193}"
    case .nonInferior, .equivalent: "\u{2713}"
    case .inconclusive: "?"
    }
  }
}
