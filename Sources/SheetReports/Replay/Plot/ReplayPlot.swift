package import SheetAnalytics
import SheetReplay
import TouchTraces

/// What a sheet showed in a session, drawn with characters: a panel for each stretch in which
/// something moves, time to the right, y down.
///
///      57 large  ┈┈┈┈┈┈┈┈┈┈┈┈┈┈⎽⎽⎽⎼⎼─⎻⎺
///                        ⎽⎼─⎻⎺
///     388 medium ⎽⎽⎽⎽⎽⎼⎻⎺
///                ╌undecided╌━━━━ sheet ━━━━
package struct ReplayPlot {
  private let timeline: SheetTimeline
  private let layout: TextLayout

  /// Columns where the terminal does not say, and the fewest and most that are used.
  private static let standardColumns = 80
  private static let columns = 40...160
  /// Rows of the picture itself, chosen so that a panel fits a small terminal.
  private static let height = 16
  /// Rows for the ids of rules.
  private static let ruleRows = 2

  package init(_ timeline: SheetTimeline, layout: TextLayout) {
    self.timeline = timeline
    self.layout = layout
  }

  /// The panels, each with a title.
  package var text: String {
    var text = ""
    for span in PlotSpan.all(of: timeline) {
      text += "\n" + layout.painted(title(of: span), .heading) + "\n"
      for line in panel(span) { text += line + "\n" }
    }
    return text
  }

  /// What the signs of a panel mean, as one line.
  package static let legend =
    "⎺─⎽ sheet  ● finger  ◆ hand-off  ┊ decision  ┈ detent  ━ sheet, ═ content, ╌ undecided"

  private func title(of span: PlotSpan) -> String {
    let times = "\(PlotAxis.seconds(span.start)) to \(PlotAxis.seconds(span.end)) s"
    return span.gesture.map { "gesture \($0), \(times)" } ?? times
  }

  private func panel(_ span: PlotSpan) -> [String] {
    let places = timeline.places(at: span.end)
    let names = places.map { "\(Int($0.y.rounded())) \($0.name)" }
    let gutter = min(24, max(7, names.map(\.count).max() ?? 0)) + 1
    let columns = Self.columns.clamp(layout.columns ?? Self.standardColumns)
    let scale = PlotScale(
      timeline, span: span, left: gutter, width: columns - gutter, height: Self.height)
    var canvas = PlotCanvas(columns: columns, rows: Self.height + Self.ruleRows + 4)
    for (place, name) in zip(places, names) { draw(place, name, scale, on: &canvas) }
    let edge = drawEdge(scale, on: &canvas)
    drawFingers(scale, on: &canvas)
    drawDecisions(scale, edge, on: &canvas)
    for handOff in timeline.handOffs where span.contains(handOff.time) {
      guard let place = scale.place(handOff.y) else { continue }
      canvas.put("◆", scale.column(handOff.time), place.row, .heading)
    }
    let bands = PlotBands(timeline: timeline, scale: scale)
    bands.drawOwners(on: &canvas, row: Self.height + Self.ruleRows)
    bands.drawOffset(on: &canvas, row: Self.height + Self.ruleRows + 1)
    PlotAxis(scale: scale).draw(on: &canvas, row: Self.height + Self.ruleRows + 2)
    return canvas.lines(in: layout)
  }

  private func draw(
    _ place: SheetEngine.RestingPlace, _ name: String, _ scale: PlotScale,
    on canvas: inout PlotCanvas
  ) {
    guard let row = scale.place(place.y)?.row else { return }
    let name = TextTable.printable(String(name.prefix(scale.left - 1)))
    canvas.write(name, scale.left - 1 - name.count, row, .plain)
    for column in scale.left..<canvas.columns {
      canvas.put(PlotCanvas.detentLine, column, row, .quiet)
    }
  }

  /// Draws the sheet's top edge; gives its row by column.
  private func drawEdge(_ scale: PlotScale, on canvas: inout PlotCanvas) -> [Int: Int] {
    let strokes: [Character] = ["⎺", "⎻", "─", "⎼", "⎽"]
    var rows: [Int: Int] = [:]
    for column in scale.left..<canvas.columns {
      guard let frame = timeline.frame(at: scale.time(column)), frame.phase != .dismissed,
        let place = scale.place(frame.y)
      else { continue }
      rows[column] = place.row
      if let before = rows[column - 1], abs(before - place.row) > 1 {
        for row in min(before, place.row) + 1..<max(before, place.row) {
          canvas.put("│", column, row, .sheet)
        }
      }
      canvas.put(strokes[place.fifth], column, place.row, .sheet)
    }
    return rows
  }

  /// Draws where fingers are; their first and last samples hide the edge.
  private func drawFingers(_ scale: PlotScale, on canvas: inout PlotCanvas) {
    for contact in timeline.contacts where scale.span.contains(contact.time) {
      guard let place = scale.place(contact.y) else { continue }
      let column = scale.column(contact.time)
      switch contact.phase {
      case .began, .ended, .cancelled: canvas.put("●", column, place.row, .finger)
      case .moved:
        if canvas.isFree(column, place.row) { canvas.put("•", column, place.row, .finger) }
      }
    }
  }

  /// Writes the ids of rules below the moment at which they decided.
  private func drawDecisions(
    _ scale: PlotScale, _ edge: [Int: Int], on canvas: inout PlotCanvas
  ) {
    var ends = Array(repeating: scale.left - 1, count: Self.ruleRows)
    for decision in timeline.decisions where scale.span.contains(decision.time) {
      let text = decision.rules.map(\.id).joined(separator: " ")
      let column = scale.column(decision.time)
      let start = max(scale.left, min(column, canvas.columns - text.count))
      guard let row = ends.firstIndex(where: { $0 < start }) else { continue }
      ends[row] = start + text.count
      canvas.write(text, start, Self.height + row, .heading)
      for free in (edge[column] ?? Self.height) + 1..<max(Self.height, (edge[column] ?? 0) + 1)
      where canvas.isFree(column, free) {
        canvas.put("┊", column, free, .quiet)
      }
    }
  }
}

extension ClosedRange<Int> {
  /// The nearest number in the range.
  fileprivate func clamp(_ value: Int) -> Int {
    Swift.min(upperBound, Swift.max(lowerBound, value))
  }
}
