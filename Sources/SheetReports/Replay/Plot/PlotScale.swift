import SheetAnalytics
import SheetReplay
import TouchTraces

/// Where times and heights of a span stand on the canvas.
struct PlotScale {
  let span: PlotSpan
  /// The first column behind the names.
  let left: Int
  let width: Int
  let height: Int
  private let top: Double
  private let bottom: Double

  /// A panel shows this part of the screen at least, so that small movements look small; chosen by
  /// us.
  private static let leastShare = 1.0 / 3

  /// Creates the scale of a span: what moves in it fits in, and what lies around it as far as there
  /// is room.
  init(_ timeline: SheetTimeline, span: PlotSpan, left: Int, width: Int, height: Int) {
    self.span = span
    self.left = left
    self.width = width
    self.height = height
    var heights = timeline.contacts.filter { span.contains($0.time) }.map(\.y)
    heights += timeline.frames.filter { span.contains($0.time) }.map(\.y)
    heights += [timeline.frame(at: span.start)?.y].compactMap(\.self)
    let screen = timeline.looks.last?.appearance.screen.height ?? 1
    let least = min(heights.min() ?? 0, screen)
    let largest = max(least, min(heights.max() ?? screen, screen))
    let room = max(0, screen * Self.leastShare - (largest - least)) / 2
    top = max(0, least - room)
    bottom = max(top + 1, min(screen, largest + room))
  }

  /// The column of a moment.
  func column(_ time: Int64) -> Int {
    let share = Double(time - span.start) / Double(max(1, span.end - span.start))
    return left + min(width - 1, max(0, Int(share * Double(width))))
  }

  /// The moment in the middle of a column.
  func time(_ column: Int) -> Int64 {
    let share = (Double(column - left) + 0.5) / Double(width)
    return span.start + Int64(share * Double(span.end - span.start))
  }

  /// The row of a height, and how far down in the row it is, in fifths; `nil` if it is not shown.
  func place(_ y: Double) -> (row: Int, fifth: Int)? {
    let share = (y - top) / (bottom - top)
    guard (0...1).contains(share) else { return nil }
    let fifths = Int((share * Double(height * 5 - 1)).rounded())
    return (fifths / 5, fifths % 5)
  }
}

extension PlotSpan {
  /// Whether a moment lies in it; the last one is the first of what follows.
  func contains(_ time: Int64) -> Bool { (start..<end).contains(time) }
}
