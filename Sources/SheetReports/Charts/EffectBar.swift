import SheetAnalytics

/// The effect of one metric with its interval around zero, and the margin that it may use up.
struct EffectBar {
  /// In px; chosen by us.
  static let width = 180
  static let height = 22
  private static let edge = 6.0

  var effect: Double
  var low: Double
  var high: Double
  /// From zero to where worse is too much; negative where smaller is worse.
  var margin: Double?

  /// The drawing: each has a scale of its own, with zero in its middle.
  func drawing(title: String, description: String) -> HTML {
    let reach = [abs(effect), abs(low), abs(high), abs(margin ?? 0), 1e-9].max() ?? 1
    let axis = Axis(within: -reach...reach)
    let middle = Double(Self.height) / 2
    var parts: [HTML] = []
    if let margin, margin != 0 {
      let ends = [left(0, axis), left(margin, axis)].sorted()
      parts.append(
        .empty(
          "rect",
          [
            "class": "margin", "x": Drawing.px(ends[0]), "y": "0",
            "width": Drawing.px(ends[1] - ends[0]), "height": "\(Self.height)",
          ]))
      parts.append(
        Drawing.line("limit", left(margin, axis), 0, left(margin, axis), Double(Self.height)))
    }
    parts.append(Drawing.line("zero", left(0, axis), 0, left(0, axis), Double(Self.height)))
    parts.append(Drawing.line("whisker", left(low, axis), middle, left(high, axis), middle))
    for end in [low, high] {
      parts.append(
        Drawing.line("whisker", left(end, axis), middle - 3, left(end, axis), middle + 3))
    }
    var mark = DrawingPath()
    mark.mark(.series(3), at: left(effect, axis), middle)
    parts.append(Drawing.path("estimate", mark))
    return Drawing.svg(
      "effect", width: Self.width, height: Self.height, title: title, description: description,
      parts)
  }

  private func left(_ value: Double, _ axis: Axis) -> Double {
    Self.edge + axis.share(of: value) * (Double(Self.width) - 2 * Self.edge)
  }
}
