import SheetAnalytics

/// The plot of a sweep: both metrics over the first field, and one over the other with the front.
package enum SweepPlot {
  package static let fileName = "sweep.svg"

  /// The plot as SVG, without script and external files.
  package static func text(of sweep: Sweep) -> String {
    let front = sweep.front
    let field =
      sweep.fields[0].unit.isEmpty
      ? sweep.fields[0].name : "\(sweep.fields[0].name) (\(sweep.fields[0].unit))"
    let (first, second) = (sweep.metrics.first, sweep.metrics.second)
    let panels = [
      panel(field, first, sweep, front) { ($0.values.first, $0.estimate(first)) },
      panel(field, second, sweep, front) { ($0.values.first, $0.estimate(second)) },
      panel(first, second, sweep, front, line: front) {
        ($0.estimate(first), $0.estimate(second))
      },
    ]
    let width = ScatterPanel.width * panels.count
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(ScatterPanel.height)" \
      viewBox="0 0 \(width) \(ScatterPanel.height)" font-family="sans-serif" font-size="11">
      <title>\(XMLText.content("\(first) and \(second) by \(sweep.fields.map(\.name).joined(separator: ", "))"))</title>
      <rect width="100%" height="100%" fill="white"/>

      """
    for (place, panel) in panels.enumerated() {
      text += "<g transform=\"translate(\(place * ScatterPanel.width) 0)\">\n\(panel.text)</g>\n"
    }
    return text + "</svg>\n"
  }

  private static func panel(
    _ x: String, _ y: String, _ sweep: Sweep, _ front: [Int], line: [Int]? = nil,
    place: (Sweep.Point) -> (Double?, Double?)
  ) -> ScatterPanel {
    var dots: [ScatterPanel.Dot] = []
    for (index, point) in sweep.points.enumerated() {
      guard case (let x?, let y?) = place(point) else { continue }
      let label = zip(sweep.fields, point.values).map { "\($0.name) \(Drawing.number($1))" }
      dots.append(
        ScatterPanel.Dot(
          x: x, y: y, label: label.joined(separator: ", "), isMarked: front.contains(index)))
    }
    let joinsAll = line == nil && sweep.fields.count == 1
    return ScatterPanel(
      xTitle: x, yTitle: y, dots: dots, line: joinsAll ? .all : line == nil ? .none : .marked)
  }
}
