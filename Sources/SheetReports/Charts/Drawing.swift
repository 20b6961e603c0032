/// Parts of drawings in SVG: pure functions, colours by the classes of the page's style.
enum Drawing {
  /// A drawing with its name and what it shows, for those who cannot see it.
  static func svg(
    _ style: String, width: Int, height: Int, title: String, description: String,
    _ content: [HTML]
  ) -> HTML {
    .element(
      "svg",
      [
        "class": style, "viewBox": "0 0 \(width) \(height)", "width": "\(width)",
        "height": "\(height)", "role": "img",
      ],
      [
        .element("title", [:], [HTML(text: title)]),
        .element("desc", [:], [HTML(text: description)]),
      ] + content)
  }

  /// Text at a point; `anchor` is `start`, `middle` or `end`.
  static func text(
    _ text: String, x: Double, y: Double, anchor: String? = nil, style: String? = nil
  ) -> HTML {
    .element(
      "text", ["class": style, "x": px(x), "y": px(y), "text-anchor": anchor], [HTML(text: text)])
  }

  static func path(_ style: String, _ path: DrawingPath) -> HTML {
    .empty("path", ["class": style, "d": path.text])
  }

  static func line(
    _ style: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> HTML {
    var line = DrawingPath()
    line.move(x1, y1)
    line.line(x2, y2)
    return path(style, line)
  }

  /// A length in tenths of a pixel.
  static func px(_ value: Double) -> String {
    number((value * 10).rounded() / 10)
  }

  /// The shortest form of a number.
  static func number(_ value: Double) -> String {
    ShortestDecimal(value).description
  }
}

/// The course of a line in a drawing.
struct DrawingPath {
  private(set) var text = ""

  mutating func move(_ x: Double, _ y: Double) { text += "M\(point(x, y))" }
  mutating func line(_ x: Double, _ y: Double) { text += "L\(point(x, y))" }
  mutating func across(to x: Double) { text += "H\(Drawing.px(x))" }
  mutating func down(to y: Double) { text += "V\(Drawing.px(y))" }
  mutating func close() { text += "Z" }

  /// A curve with two control points.
  mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, to x: Double, _ y: Double
  ) {
    text += "C\(point(x1, y1)) \(point(x2, y2)) \(point(x, y))"
  }

  /// A line through `points`, from the first on.
  mutating func polyline(_ points: [(x: Double, y: Double)]) {
    for (place, point) in points.enumerated() {
      if place == 0 { move(point.x, point.y) } else { line(point.x, point.y) }
    }
  }

  /// The mark of a series at a point.
  mutating func mark(_ mark: Mark, at x: Double, _ y: Double) {
    text += "M\(point(x, y))\(mark.course)"
  }

  private func point(_ x: Double, _ y: Double) -> String {
    "\(Drawing.px(x)) \(Drawing.px(y))"
  }
}

/// A colour and a shape, so that no series is told by its colour alone.
enum Mark: Equatable {
  /// The series of that number, from 0; after six they repeat.
  case series(Int)
  /// The sheet is dismissed.
  case out

  private static let count = 6

  /// The class that gives the colour.
  var style: String {
    switch self {
    case .series(let number): "s\(number % Self.count + 1)"
    case .out: "out"
    }
  }

  /// Whether the shape is a line and not a surface.
  var isLine: Bool { self == .out }

  /// The shape from its middle on, about 7 px wide.
  fileprivate var course: String {
    switch self {
    case .out: "m-3-3l6 6m0-6l-6 6"
    case .series(let number):
      switch number % Self.count {
      case 0: "m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"
      case 1: "m-2.8-2.8h5.6v5.6h-5.6z"
      case 2: "m0-3.6l3.5 6.2h-7z"
      case 3: "m0-4l4 4-4 4-4-4z"
      case 4: "m0 3.6l3.5-6.2h-7z"
      default: "m-3.6-1.2h2.4v-2.4h2.4v2.4h2.4v2.4h-2.4v2.4h-2.4v-2.4h-2.4z"
      }
    }
  }
}
