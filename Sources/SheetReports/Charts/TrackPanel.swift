import SheetAnalytics

/// The edges of two sheets during one gesture: the baseline's line is whole, the candidate's dashed.
struct TrackPanel {
  /// In px; chosen by us.
  static let width = 300
  static let height = 170
  private static let frame = (left: 34.0, top: 10.0, right: 284.0, bottom: 144.0)

  var track: FlipTrack
  /// When the sheets part, since the gesture began.
  var divergence: Int64?

  /// The drawing.
  func drawing(title: String, description: String) -> HTML {
    let last = track.samples.last?.microseconds ?? 0
    let x = Axis(within: 0...(Double(max(last, track.lift, 1)) / 1e6))
    let edges = track.samples.flatMap { [$0.a, $0.b] } + track.configuration.detents.map(\.y)
    let y = Axis(within: 0...max(track.configuration.height, edges.max() ?? 1))
    var parts = [finger(x), detents(y), ticks(x)]
    if let divergence, divergence <= last {
      let place = left(Double(divergence) / 1e6, x)
      parts.append(Drawing.line("parting", place, Self.frame.top, place, Self.frame.bottom))
    }
    parts.append(Drawing.path("track a", line(x, y) { $0.a }))
    parts.append(Drawing.path("track b", line(x, y) { $0.b }))
    if let end = track.samples.last {
      parts.append(mark(.series(0), "dot a", end, x, top(end.a, y)))
      parts.append(mark(.series(1), "dot b", end, x, top(end.b, y)))
    }
    return Drawing.svg(
      "chart track", width: Self.width, height: Self.height, title: title,
      description: description, parts)
  }

  /// The time under the finger.
  private func finger(_ x: Axis) -> HTML {
    let end = left(Double(track.lift) / 1e6, x)
    return .empty(
      "rect",
      [
        "class": "finger", "x": Drawing.px(Self.frame.left), "y": Drawing.px(Self.frame.top),
        "width": Drawing.px(end - Self.frame.left),
        "height": Drawing.px(Self.frame.bottom - Self.frame.top),
      ])
  }

  private func detents(_ y: Axis) -> HTML {
    HTML(
      track.configuration.detents.map { detent in
        HTML([
          Drawing.line(
            "detent", Self.frame.left, top(detent.y, y), Self.frame.right, top(detent.y, y)),
          Drawing.text(
            Drawing.px(detent.y.rounded()), x: Self.frame.left - 5, y: top(detent.y, y) + 4,
            anchor: "end"),
        ])
      })
  }

  private func ticks(_ x: Axis) -> HTML {
    HTML(
      x.ticks(most: 5).map {
        Drawing.text(
          "\(Drawing.number($0)) s", x: left($0, x), y: Self.frame.bottom + 16, anchor: "middle")
      })
  }

  private func line(
    _ x: Axis, _ y: Axis, _ edge: (FlipTrack.Sample) -> Double
  ) -> DrawingPath {
    var path = DrawingPath()
    path.polyline(
      track.samples.map { (left(Double($0.microseconds) / 1e6, x), top(edge($0), y)) })
    return path
  }

  private func mark(
    _ mark: Mark, _ style: String, _ end: FlipTrack.Sample, _ x: Axis, _ y: Double
  ) -> HTML {
    var path = DrawingPath()
    path.mark(mark, at: left(Double(end.microseconds) / 1e6, x), y)
    return Drawing.path(style, path)
  }

  private func left(_ seconds: Double, _ axis: Axis) -> Double {
    Self.frame.left + axis.share(of: seconds) * (Self.frame.right - Self.frame.left)
  }

  private func top(_ edge: Double, _ axis: Axis) -> Double {
    let share = min(max(axis.share(of: edge), 0), 1)
    return Self.frame.top + share * (Self.frame.bottom - Self.frame.top)
  }
}
