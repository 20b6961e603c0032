import SheetAnalytics

/// Detents on top of each other as on the screen, and arrows for the gestures between them.
///
/// Arrows that make the sheet larger run on the right, those that make it smaller or dismiss it on
/// the left; an arrow is as broad as it has gestures.
struct TransitionDiagram {
  /// The boxes, the largest sheet first; the dismissal is the last where there is one.
  var nodes: [Node]
  /// From box to box; from a box to itself are drags that came back.
  var arrows: [Arrow]

  struct Node {
    var name: String
    var mark: Mark
  }

  struct Arrow {
    var from: Int
    var to: Int
    var count: Int64
  }

  /// In px; chosen by us.
  static let width = 420
  private static let box = (width: 132.0, height: 42.0)
  private static let distance = 92.0
  private static let broadest = 15.0
  private static let margin = 14.0

  var height: Int {
    Int(Self.margin * 2 + Self.box.height + Self.distance * Double(max(nodes.count - 1, 0)))
  }

  /// The drawing.
  func drawing(description: String) -> HTML {
    let most = arrows.filter { $0.from != $0.to }.map(\.count).max() ?? 1
    let drawn = arrows.filter { $0.from != $0.to && $0.count > 0 }
      .sorted { ($0.count, $1.from, $1.to) > ($1.count, $0.from, $0.to) }
    let shapes = drawn.map { shape(of: $0, most: most) }
    return Drawing.svg(
      "chart transitions", width: Self.width, height: height,
      title: "Where gestures took the sheet",
      description: description,
      shapes + nodes.indices.map { box($0) } + drawn.map { label(of: $0) })
  }

  private func middle(_ node: Int) -> Double {
    Self.margin + Self.box.height / 2 + Double(node) * Self.distance
  }

  private var centre: Double { Double(Self.width) / 2 }

  /// 1 on the right, -1 on the left.
  private func side(_ arrow: Arrow) -> Double { arrow.to < arrow.from ? 1 : -1 }

  /// How far an arrow swings out.
  private func swing(_ arrow: Arrow) -> Double {
    let most = Double(max(nodes.count - 1, 1))
    let span = Double(abs(arrow.to - arrow.from))
    return 44 + (most > 1 ? (span - 1) / (most - 1) * 62 : 0)
  }

  private func shape(of arrow: Arrow, most: Int64) -> HTML {
    let side = side(arrow)
    let breadth = 1.5 + (Self.broadest - 1.5) * Double(arrow.count) / Double(most)
    let head = breadth / 2 + 5
    let edge = centre + side * Self.box.width / 2
    let (start, end) = (middle(arrow.from) - side * 9, middle(arrow.to) + side * 9)
    let tip = edge + side * 2
    let neck = tip + side * 11
    let reach = edge + side * swing(arrow) * 4 / 3
    var line = DrawingPath()
    line.move(edge, start)
    line.curve(reach, start, reach, end, to: neck, end)
    var point = DrawingPath()
    point.polyline([(tip, end), (neck, end - head), (neck, end + head)])
    point.close()
    let style = nodes[arrow.to].mark.style
    return HTML([
      .empty(
        "path",
        [
          "class": "arrow \(style)", "d": line.text, "stroke-width": Drawing.px(breadth),
        ]),
      Drawing.path("head \(style)", point),
    ])
  }

  private func label(of arrow: Arrow) -> HTML {
    let side = side(arrow)
    let x = centre + side * (Self.box.width / 2 + swing(arrow))
    let y = (middle(arrow.from) + middle(arrow.to)) / 2 + 4
    return Drawing.text("\(arrow.count)", x: x, y: y, anchor: "middle", style: "count")
  }

  private func box(_ place: Int) -> HTML {
    let node = nodes[place]
    let y = middle(place)
    let came = arrows.first { $0.from == place && $0.to == place }?.count ?? 0
    let isOut = node.mark == .out
    var parts: [HTML] = [
      .empty(
        "rect",
        [
          "class": "node \(node.mark.style)", "x": Drawing.px(centre - Self.box.width / 2),
          "y": Drawing.px(y - Self.box.height / 2), "width": Drawing.px(Self.box.width),
          "height": Drawing.px(Self.box.height), "rx": isOut ? "21" : "8",
        ]),
      Drawing.text(
        Self.shortened(node.name), x: centre, y: isOut ? y + 4 : y - 2, anchor: "middle",
        style: "name"),
    ]
    if !isOut {
      parts.append(
        Drawing.text("\(came) came back", x: centre, y: y + 14, anchor: "middle", style: "back"))
    }
    return HTML(parts)
  }

  /// A name that fits into a box.
  private static func shortened(_ name: String) -> String {
    name.count > 16 ? name.prefix(15) + "\u{2026}" : name
  }
}
