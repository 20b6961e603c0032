import SheetAnalytics

/// How long visits to one detent last: the curve with its band, those of other detents behind it.
struct SurvivalPanel {
  /// The steps of a curve, in seconds.
  struct Course {
    var steps: [SurvivalStep]
    var mark: Mark
  }

  /// In px; chosen by us.
  static let width = 360
  static let height = 236
  private static let frame = (left: 40.0, top: 12.0, right: 348.0, bottom: 196.0)

  var detent: String
  var course: Course
  var others: [Course]
  /// The time at the right edge, in seconds.
  var end: Double
  /// The median in seconds, if half of the visits have ended.
  var median: Double?
  /// How many visits are at risk at each tick.
  var atRisk: (Double) -> Int64

  /// The drawing.
  func drawing(description: String) -> HTML {
    let axis = Axis(within: 0...end)
    var parts = [grid(axis)]
    parts += others.map { Drawing.path("ghost", line(of: $0.steps, axis)) }
    parts.append(Drawing.path("band \(course.mark.style)", band(axis)))
    parts.append(Drawing.path("curve \(course.mark.style)", line(of: course.steps, axis)))
    if let median, median <= end {
      let x = left(median, axis)
      var drop = DrawingPath()
      drop.move(Self.frame.left, top(0.5))
      drop.across(to: x)
      drop.down(to: Self.frame.bottom)
      var dot = DrawingPath()
      dot.mark(course.mark, at: x, top(0.5))
      parts += [Drawing.path("drop", drop), Drawing.path("dot \(course.mark.style)", dot)]
    }
    return Drawing.svg(
      "chart", width: Self.width, height: Self.height, title: "Dwell at \(detent)",
      description: description, parts)
  }

  private func grid(_ axis: Axis) -> HTML {
    let frame = Self.frame
    var lines = DrawingPath()
    var texts: [HTML] = []
    for share in [0, 0.25, 0.5, 0.75, 1] {
      lines.move(frame.left, top(share))
      lines.across(to: frame.right)
      texts.append(
        Drawing.text(
          "\(Drawing.number(share * 100)) %", x: frame.left - 6, y: top(share) + 4, anchor: "end"))
    }
    for tick in axis.ticks {
      let x = left(tick, axis)
      texts.append(
        Drawing.text("\(Drawing.number(tick)) s", x: x, y: frame.bottom + 16, anchor: "middle"))
      texts.append(
        Drawing.text(
          "\(atRisk(tick))", x: x, y: frame.bottom + 34,
          anchor: tick == axis.ticks[0] ? "start" : "middle", style: "risk"))
    }
    texts.append(
      Drawing.text("at risk", x: frame.left - 36, y: frame.bottom + 34, style: "risk"))
    return HTML([Drawing.path("grid", lines)] + texts)
  }

  /// The last step in each pixel column stands for all in it.
  private func columns(_ steps: [SurvivalStep], _ axis: Axis) -> [(x: Double, step: SurvivalStep)] {
    var columns: [(x: Double, step: SurvivalStep)] = []
    for step in steps where Double(step.time) / 1e6 <= end {
      let x = left(Double(step.time) / 1e6, axis).rounded()
      if columns.last?.x == x { columns.removeLast() }
      columns.append((x, step))
    }
    return columns
  }

  private func line(of steps: [SurvivalStep], _ axis: Axis) -> DrawingPath {
    var path = DrawingPath()
    path.move(Self.frame.left, top(1))
    for (x, step) in columns(steps, axis) {
      path.across(to: x)
      path.down(to: top(step.survival))
    }
    if steps.last?.survival != 0 || Double(steps.last?.time ?? 0) / 1e6 > end {
      path.across(to: Self.frame.right)
    }
    return path
  }

  private func band(_ axis: Axis) -> DrawingPath {
    var corners: [(x: Double, low: Double, high: Double)] = [(Self.frame.left, 1, 1)]
    for (x, step) in columns(course.steps, axis) {
      let band = step.band()
      corners.append((x, band?.low ?? step.survival, band?.high ?? step.survival))
    }
    var path = DrawingPath()
    path.move(corners[0].x, top(1))
    for corner in corners.dropFirst() {
      path.across(to: corner.x)
      path.down(to: top(corner.high))
    }
    var x = corners[corners.count - 1].x
    for (place, corner) in corners.enumerated().reversed() {
      if place == corners.count - 1 {
        path.down(to: top(corner.low))
      } else {
        path.across(to: x)
        path.down(to: top(corner.low))
      }
      x = corner.x
    }
    path.close()
    return path
  }

  private func left(_ seconds: Double, _ axis: Axis) -> Double {
    Self.frame.left + axis.share(of: seconds) * (Self.frame.right - Self.frame.left)
  }

  private func top(_ share: Double) -> Double {
    Self.frame.bottom - share * (Self.frame.bottom - Self.frame.top)
  }
}
