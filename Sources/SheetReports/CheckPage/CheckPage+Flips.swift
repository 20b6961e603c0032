import SheetAnalytics

extension CheckPage {
  /// Flips without a drawing that are listed; chosen by us.
  private static let mostListed = 60

  /// Gestures that end otherwise, as small multiples by what they changed to.
  var flips: HTML {
    guard !report.flips.isEmpty else {
      return .section(
        "flips", "Flips", [.element("p", ["class": "lead"], ["No gesture changed its outcome."])])
    }
    let kinds = kinds
    return .section("flips", "Flips", lead: [HTML(text: lead)], kinds.map(part))
  }

  private var lead: String {
    let count = HTML.count(report.flips.count, "gesture")
    switch report.question {
    case .recorded:
      return "\(count) differ from the recorded outcomes; of those the record keeps no course."
    case .tunings:
      let drawn =
        tracks.count == report.flips.count
        ? "all are drawn" : "\(tracks.count) are drawn, a sample by the hash of session and gesture"
      return "\(count) changed their outcome, \(drawn). The sheet's edge, in pt from the top: whole"
        + " line and circle for the baseline, dashed line and square for the candidate. The shaded"
        + " time is under the finger, the dotted line is where the sheets part."
    }
  }

  /// The flips by what they changed, the most common first.
  private var kinds: [(name: String, places: [Int])] {
    var places: [String: [Int]] = [:]
    for (place, listed) in report.flips.enumerated() {
      places[FlipText(listed).outcomes, default: []].append(place)
    }
    return places.map { (name: $0.key, places: $0.value) }.sorted {
      (-$0.places.count, $0.places[0]) < (-$1.places.count, $1.places[0])
    }
  }

  private func part(_ kind: (name: String, places: [Int])) -> HTML {
    let drawn = kind.places.filter { tracks[$0] != nil }
    let shown = drawn.isEmpty ? Array(kind.places.prefix(Self.mostListed)) : drawn
    let rest = kind.places.count - shown.count
    return .element(
      "div", ["class": "kind"],
      [
        .element(
          "h3", [:],
          [
            HTML(text: kind.name.replacing("->", with: "\u{2192}")), " ",
            .element(
              "span", ["class": "note"],
              [
                HTML(
                  text: HTML.count(kind.places.count, "gesture")
                    + (rest > 0 ? ", \(shown.count) shown" : ""))
              ]),
          ]),
        .element("div", ["class": "panels small"], shown.map(panel)),
      ])
  }

  private func panel(_ place: Int) -> HTML {
    let listed = report.flips[place]
    let text = FlipText(listed)
    let words = "\(text.outcomes), rules \(text.rules)"
    var parts: [HTML] = [
      .element(
        "figcaption", [:],
        [
          .element("strong", [:], [HTML(text: text.gesture)]), " ",
          HTML(text: "rules \(text.rules)".replacing("->", with: "\u{2192}")),
          HTML(text: listed.flip.divergenceMicroseconds == nil ? "" : ", \(text.divergence)"),
        ])
    ]
    if let track = tracks[place] {
      let panel = TrackPanel(
        track: track,
        divergence: listed.flip.hasClosedLoopRisk == false ? track.lift : track.divergence)
      parts.append(panel.drawing(title: text.gesture, description: words))
    }
    if let command = listed.explanation?.text {
      parts.append(.element("div", ["class": "command"], [.code(command)]))
    }
    return .element("figure", [:], parts)
  }
}

extension FlipTrack {
  /// When the two edges are first apart, since the gesture began.
  fileprivate var divergence: Int64? {
    samples.first { abs($0.a - $0.b) > 1 }?.microseconds
  }
}
