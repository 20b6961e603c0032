/// Dots in a frame with axes: a pure layout in SVG.
struct ScatterPanel {
  struct Dot {
    var x: Double
    var y: Double
    var label: String
    var isMarked: Bool
  }

  /// Which dots a line joins, by x.
  enum Line {
    case none
    case all
    case marked
  }

  /// In px; chosen by us.
  static let width = 360
  static let height = 300
  private static let frame = (left: 70.0, top: 20.0, right: 340.0, bottom: 250.0)

  var xTitle: String
  var yTitle: String
  var dots: [Dot]
  var line: Line

  /// The elements, one a line.
  var text: String {
    let (x, y) = (Axis(dots.map(\.x)), Axis(dots.map(\.y)))
    return axes(x, y) + joined(x, y) + dots.map { circle($0, x, y) }.joined()
  }

  private func axes(_ x: Axis, _ y: Axis) -> String {
    let frame = Self.frame
    var text = """
      <path d="M\(px(frame.left)) \(px(frame.top))V\(px(frame.bottom))H\(px(frame.right))" \
      fill="none" stroke="#444"/>
      <text x="205" y="288" text-anchor="middle">\(XMLText.content(xTitle))</text>
      <text transform="translate(14 135) rotate(-90)" text-anchor="middle">\
      \(XMLText.content(yTitle))</text>

      """
    for tick in x.ticks {
      text +=
        "<text x=\"\(px(left(tick, x)))\" y=\"266\" text-anchor=\"middle\">"
        + "\(Drawing.number(tick))</text>\n"
    }
    for tick in y.ticks {
      text +=
        "<text x=\"64\" y=\"\(px(top(tick, y) + 4))\" text-anchor=\"end\">"
        + "\(Drawing.number(tick))</text>\n"
    }
    return text
  }

  private func joined(_ x: Axis, _ y: Axis) -> String {
    let chosen: [Dot]
    switch line {
    case .none: return ""
    case .all: chosen = dots
    case .marked: chosen = dots.filter(\.isMarked)
    }
    let ordered = chosen.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard ordered.count > 1 else { return "" }
    let points = ordered.map { "\(px(left($0.x, x))),\(px(top($0.y, y)))" }
    return "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\""
      + " stroke=\"#888\"/>\n"
  }

  private func circle(_ dot: Dot, _ x: Axis, _ y: Axis) -> String {
    let (radius, colour) = dot.isMarked ? ("4.5", "#b3261e") : ("3.0", "#3b6ea5")
    return "<circle cx=\"\(px(left(dot.x, x)))\" cy=\"\(px(top(dot.y, y)))\" r=\"\(radius)\""
      + " fill=\"\(colour)\"><title>\(XMLText.content(dot.label))</title></circle>\n"
  }

  private func left(_ value: Double, _ axis: Axis) -> Double {
    Self.frame.left + axis.share(of: value) * (Self.frame.right - Self.frame.left)
  }

  private func top(_ value: Double, _ axis: Axis) -> Double {
    Self.frame.bottom - axis.share(of: value) * (Self.frame.bottom - Self.frame.top)
  }

  private func px(_ value: Double) -> String {
    FixedDecimal(value, places: .one).description
  }
}
