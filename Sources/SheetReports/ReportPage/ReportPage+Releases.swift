import SheetAnalytics

extension ReportPage {
  /// Releases that are drawn; chosen by us, so that a page stays small.
  private static let mostDots = 2000
  /// Faster releases are drawn at the edge of the plot, in points per second; chosen by us.
  private static let fastest = 5000.0
  /// How far the plot reaches beyond the container, in points; chosen by us.
  private static let beyond = 40.0

  /// Releases by velocity and position, over the decisions of the tuning.
  var releases: HTML {
    let all = facts.releases.elements
    guard let common = facts.rankedConfigurations.first, !all.isEmpty else {
      return .section(
        "releases", "Releases",
        [.element("p", ["class": "lead"], ["No release was decided by position and velocity."])])
    }
    let own = all.filter { $0.configuration == common.configuration }
    let drawn = Array(own.prefix(Self.mostDots))
    let velocities = velocityRange(drawn)
    let positions = -Self.beyond...(common.configuration.height + Self.beyond)
    let start = commonStart(of: drawn, common.configuration)
    let question = ReleaseQuestion(common.configuration, tuning: tuning, from: start)
    let map = DecisionMap(question, velocities: velocities, positions: positions)
    let series = series(drawn, map)
    let outside = drawn.count { !velocities.contains($0.velocity) || !positions.contains($0.y) }
    let plot = ReleasePlot(
      configuration: common.configuration, map: map, series: series, velocities: velocities)
    return .section(
      "releases", "Releases",
      lead: [
        HTML(text: configurationText(common.configuration, common.recordings)),
        HTML(text: regionText(question, start, common.configuration, map)),
        HTML(
          text: amountText(drawn: drawn.count, own: own.count, sampled: all.count, outside: outside)
        ),
      ],
      [
        .element(
          "figure", ["class": "wide"],
          [
            legend(series),
            .element(
              "div",
              [
                "class": "scroll", "tabindex": "0", "role": "region",
                "aria-label": "Plot of releases",
              ],
              [plot.drawing(description: words(series))]),
          ])
      ])
  }

  private func configurationText(
    _ configuration: DetentConfiguration, _ recordings: Int64
  ) -> String {
    let recordingsInAll = facts.rankedConfigurations.map(\.recordings).reduce(0, +)
    let names = configuration.detents.map {
      "\($0.name.text) at \(Drawing.px($0.y)) pt"
    }
    let wayOut =
      switch configuration.wayOut {
      case .open: "a drag below the smallest detent may dismiss"
      case .refused: "dismissal is refused"
      }
    return "For the most common detent configuration, with which \(recordings) of"
      + " \(HTML.count(recordingsInAll, "session")) begin: \(names.joined(separator: ", ")),"
      + " container of \(Drawing.px(configuration.height)) pt; \(wayOut)."
  }

  /// The detent that most of the drags began at.
  private func commonStart(
    of releases: [DrawnRelease], _ configuration: DetentConfiguration
  ) -> ByteText {
    var counts: [ByteText: Int] = [:]
    for release in releases { counts[release.from, default: 0] += 1 }
    let names = configuration.detents.map(\.name)
    let most = names.map { counts[$0] ?? 0 }.max() ?? 0
    return names.first { (counts[$0] ?? 0) == most } ?? names[0]
  }

  private func regionText(
    _ question: ReleaseQuestion, _ start: ByteText, _ configuration: DetentConfiguration,
    _ map: DecisionMap
  ) -> String {
    let speeds = [map.columns[0].velocity, map.columns[map.columns.count - 1].velocity]
    let isAlike = configuration.detents.allSatisfy { detent in
      ReleaseQuestion(configuration, tuning: tuning, from: detent.name)
        .agrees(with: question, velocities: speeds[0]...speeds[1], positions: map.positions)
    }
    return "The coloured regions are the targets that the tuning \(tuningName) chooses, the lines"
      + " where the choice changes"
      + (isAlike ? "." : ", for a drag that began at \(start.text).")
      + " A drag that was below the smallest detent and was taken back may be decided otherwise."
  }

  private func amountText(drawn: Int, own: Int, sampled: Int, outside: Int) -> String {
    var text = "\(drawn) of \(HTML.count(facts.releases.total, "release")) are drawn: "
    let isSample = facts.releases.total > Int64(sampled)
    text += isSample ? "of a sample of \(sampled) by the hash of session and gesture " : ""
    text += "those of this configuration"
    if own > drawn { text += ", the first \(drawn) of them in the order of the hashes" }
    text += "."
    if outside > 0 { text += " \(outside) lie beyond the frame and are drawn at its edge." }
    return text
  }

  /// Symmetric, as far as releases reach.
  private func velocityRange(_ releases: [DrawnRelease]) -> ClosedRange<Double> {
    let most = releases.map { abs($0.velocity) }.max() ?? 0
    let limit = min(max((most / 500).rounded(.up) * 500, 1500), Self.fastest)
    return -limit...limit
  }

  /// The targets that were or could be chosen: detents in their order, then the dismissal.
  private func series(_ releases: [DrawnRelease], _ map: DecisionMap) -> [ReleasePlot.Series] {
    var targets = Set(releases.map(\.target))
    for column in map.columns { targets.formUnion(column.targets) }
    let byTarget = Dictionary(grouping: releases, by: \.target)
    let inOrder =
      detents.map { (GestureTarget.detent(ByteText(text: $0.name)), $0.mark) }
      + [(.dismissed, .out)]
    return inOrder.filter { targets.contains($0.0) }.map { target, mark in
      ReleasePlot.Series(target: target, mark: mark, releases: byTarget[target] ?? [])
    }
  }

  private func legend(_ series: [ReleasePlot.Series]) -> HTML {
    .element(
      "ul", ["class": "legend"],
      series.map { series in
        var path = DrawingPath()
        path.mark(series.mark, at: 8, 8)
        let style = (series.mark.isLine ? "cross " : "dot ") + series.mark.style
        return .element(
          "li", [:],
          [
            .element(
              "svg",
              ["viewBox": "0 0 16 16", "width": "16", "height": "16", "aria-hidden": "true"],
              [
                .empty(
                  "rect", ["class": "region \(series.mark.style)", "width": "16", "height": "16"]),
                Drawing.path(style, path),
              ]),
            HTML(text: " \(series.target.words) "),
            .element("span", ["class": "note"], [HTML(text: "\(series.releases.count)")]),
          ])
      })
  }

  private func words(_ series: [ReleasePlot.Series]) -> String {
    "Releases by velocity and sheet edge, by where the sheet went: "
      + series.map { "\($0.target.words) \($0.releases.count)" }.joined(separator: ", ") + "."
  }
}
