/// One row of a forest plot: an estimate with its interval on an axis that all rows share.
struct ForestRow {
  /// What the row shows; a number without interval has equal ends.
  var estimate: Double
  var low: Double?
  var high: Double?
  /// A value that all rows are compared with.
  var reference: Double?
  /// How large the mark is: the row's share of the units, from 0 to 1.
  var weight: Double
  var shape: Shape

  enum Shape {
    /// One group.
    case square
    /// All sessions.
    case diamond
  }

  /// In px; chosen by us.
  static let width = 210
  static let height = 22
  private static let edge = 8.0
  private static let mostLabels = 5

  /// The drawing of the row.
  func drawing(on axis: Axis, title: String, description: String) -> HTML {
    let middle = Double(Self.height) / 2
    var parts: [HTML] = []
    if let reference {
      let x = Self.left(reference, axis)
      parts.append(Drawing.line("ref", x, 0, x, Double(Self.height)))
    }
    let ends = (
      Self.left(low ?? axis.range.lowerBound, axis), Self.left(high ?? axis.range.upperBound, axis)
    )
    if low != nil || high != nil {
      parts.append(Drawing.line("whisker", ends.0, middle, ends.1, middle))
    }
    for end in [low, high].compactMap(\.self) {
      let x = Self.left(end, axis)
      parts.append(Drawing.line("whisker", x, middle - 3, x, middle + 3))
    }
    parts.append(Drawing.path("estimate", mark(at: Self.left(estimate, axis), middle)))
    return Drawing.svg(
      "forest", width: Self.width, height: Self.height, title: title, description: description,
      parts)
  }

  /// The axis with its ticks.
  static func scale(_ axis: Axis, tick: (Double) -> String) -> HTML {
    var line = DrawingPath()
    line.move(left(axis.range.lowerBound, axis), 1)
    line.across(to: left(axis.range.upperBound, axis))
    for value in axis.ticks {
      line.move(left(value, axis), 1)
      line.down(to: 5)
    }
    let texts = axis.ticks(most: mostLabels).enumerated().map { place, value in
      let x = left(value, axis)
      return Drawing.text(
        tick(value), x: place == 0 ? x - edge : x, y: 18, anchor: place == 0 ? "start" : "middle")
    }
    return .element(
      "svg",
      [
        "class": "forest", "viewBox": "0 0 \(width) \(height)", "width": "\(width)",
        "height": "\(height)", "aria-hidden": "true",
      ], [Drawing.path("axis", line)] + texts)
  }

  private static func left(_ value: Double, _ axis: Axis) -> Double {
    let share = min(max(axis.share(of: value), 0), 1)
    return edge + share * (Double(width) - 2 * edge)
  }

  private func mark(at x: Double, _ y: Double) -> DrawingPath {
    var path = DrawingPath()
    switch shape {
    case .square:
      let half = 2.5 + 3 * weight.squareRoot()
      path.polyline([
        (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half),
      ])
    case .diamond:
      path.polyline([(x - 7, y), (x, y - 6), (x + 7, y), (x, y + 6)])
    }
    path.close()
    return path
  }
}
