import SheetAnalytics

extension ReportPage {
  /// Detents that are drawn; chosen by us.
  static let mostPanels = 6
  /// A curve is drawn up to where fewer visits are left, but not longer, in seconds; chosen by us.
  private static let fewestAtRisk = SurvivalCurve.fewestAtHorizon
  private static let longest = 60.0

  /// The detents of the run with their marks: the largest sheet first, as far as that is known.
  var detents: [(name: String, mark: Mark)] {
    var places: [ByteText: Double] = [:]
    for ranked in facts.rankedConfigurations {
      for detent in ranked.configuration.detents where places[detent.name] == nil {
        places[detent.name] = detent.y / max(ranked.configuration.height, 1)
      }
    }
    var names = Set(curves.map { ByteText(text: $0.detent) })
    for (way, _) in facts.transitions.ways {
      names.insert(way.from)
      if case .detent(let name) = way.to { names.insert(name) }
    }
    names.formUnion(places.keys)
    let sorted = names.sorted { (places[$0] ?? 2, $0) < (places[$1] ?? 2, $1) }
    return sorted.enumerated().map { ($0.element.text, .series($0.offset)) }
  }

  /// How long visits last, by detent.
  var dwell: HTML {
    let drawn = drawnCurves
    guard !drawn.isEmpty else {
      let reason =
        anchor == .gesture
        ? "Each gesture was replayed from rest, so there are no visits: --anchor session makes them."
        : "No visit has a place on the dwell clock."
      return .section("dwell", "Dwell", [.element("p", ["class": "lead"], [HTML(text: reason)])])
    }
    let end = timeEnd(drawn.map(\.curve))
    let hidden = curves.count - drawn.count
    return .section(
      "dwell", "Dwell",
      lead: [
        HTML(
          text: "The share of visits to a detent that last longer than a time (Kaplan-Meier), with"
            + " its pointwise 95 % band; visits of one user are taken as independent. Dots are"
            + " medians, grey lines the other detents. The axis ends at \(Drawing.number(end)) s"
            + (hidden > 0 ? "; \(hidden) further detents are not drawn." : "."))
      ],
      [
        .element(
          "div", ["class": "panels"],
          drawn.map { panel($0, among: drawn, end: end) })
      ])
  }

  /// The curves of the first detents, in their order.
  private var drawnCurves: [DwellCurve] {
    detents.compactMap { detent in
      curves.first { $0.detent == detent.name && !$0.curve.steps.isEmpty }
    }.prefix(Self.mostPanels).map(\.self)
  }

  private func timeEnd(_ curves: [SurvivalCurve]) -> Double {
    let times = curves.map { curve in
      let last = curve.steps.last { curve.atRisk(at: $0.time) >= Self.fewestAtRisk }
      return Double((last ?? curve.steps[curve.steps.count - 1]).time) / 1e6
    }
    let most = min(max(times.max() ?? 1, 1), Self.longest)
    return Axis([0, most]).range.upperBound
  }

  private func course(_ curve: DwellCurve) -> SurvivalPanel.Course {
    SurvivalPanel.Course(
      steps: curve.curve.steps,
      mark: detents.first { $0.name == curve.detent }?.mark ?? .series(0))
  }

  private func panel(_ curve: DwellCurve, among all: [DwellCurve], end: Double) -> HTML {
    var median: Double?
    if case .reached(let time) = curve.curve.median { median = Double(time) / 1e6 }
    let text = summary.row("detent_dwell_median.\(curve.detent)").map {
      SummaryText(row: $0, scale: .seconds)
    }
    let panel = SurvivalPanel(
      detent: curve.detent, course: course(curve),
      others: all.filter { $0.detent != curve.detent }.map(course), end: end, median: median,
      atRisk: { curve.curve.atRisk(at: max(Int64($0 * 1e6), 1)) })
    let interval = text.map { $0.interval.isEmpty ? "" : " (\($0.interval))" } ?? ""
    let words =
      "median \(text?.value ?? "n/a")\(interval)"
      + ", \(HTML.count(curve.curve.visits, "visit")) of \(HTML.count(curve.users, "user"))"
    return .element(
      "figure", [:],
      [
        .element(
          "figcaption", [:],
          [.element("strong", [:], [HTML(text: curve.detent)]), " ", HTML(text: words)]),
        panel.drawing(description: "Survival of visits to \(curve.detent): \(words)."),
      ])
  }
}
