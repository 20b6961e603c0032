import SheetAnalytics
import SheetReplay

/// The bands below a panel: who owns the touch, and where the content is.
struct PlotBands {
  let timeline: SheetTimeline
  let scale: PlotScale

  /// Draws a word for each owner, on a line of its own kind.
  func drawOwners(on canvas: inout PlotCanvas, row: Int) {
    canvas.write("owner", max(0, scale.left - 6), row, .quiet)
    var column = scale.left
    while column < scale.left + scale.width {
      guard let first = band(at: column) else {
        column += 1
        continue
      }
      var end = column + 1
      while end < scale.left + scale.width, band(at: end) == first { end += 1 }
      draw(first, column..<end, on: &canvas, row: row)
      column = end
    }
  }

  /// Draws the content's offset as a line of bars between its least and its largest.
  func drawOffset(on canvas: inout PlotCanvas, row: Int) {
    let columns = scale.left..<(scale.left + scale.width)
    let offsets = columns.map { timeline.frame(at: scale.time($0))?.offset }
    guard let least = offsets.compactMap(\.self).min(),
      let largest = offsets.compactMap(\.self).max()
    else { return }
    canvas.write("offset", max(0, scale.left - 7), row, .quiet)
    let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    for (column, offset) in zip(columns, offsets) {
      guard let offset else { continue }
      let share = largest > least ? (offset - least) / (largest - least) : 0
      canvas.put(bars[Int((share * 7).rounded())], column, row, .content)
    }
    let text = " \(Int(least.rounded())) to \(Int(largest.rounded())) pt"
    let label = largest > least ? text : " \(Int(least.rounded())) pt"
    canvas.write(label, scale.left + scale.width - label.count, row, .quiet)
  }

  private func band(at column: Int) -> Band? {
    guard let frame = timeline.frame(at: scale.time(column)) else { return nil }
    let next = timeline.frame(at: scale.time(column + 1))
    let scrolls = frame.phase == .idle && next?.offset != frame.offset
    return scrolls && frame.owner == .none ? .momentum : Band(frame)
  }

  private func draw(_ band: Band, _ columns: Range<Int>, on canvas: inout PlotCanvas, row: Int) {
    for column in columns { canvas.put(band.line, column, row, band.style) }
    let word = " \(band.word) "
    let text = columns.count >= word.count + 2 ? word : band.word
    guard columns.count >= text.count else { return }
    canvas.write(text, columns.lowerBound + (columns.count - text.count) / 2, row, band.style)
  }
}

/// Who has the touch, or what the sheet does without one.
private enum Band: Equatable {
  case owner(Owner)
  case phase(SheetPhase)
  /// The content goes on after the finger has left it.
  case momentum

  init(_ frame: SheetTimeline.Frame) {
    self = frame.owner == .none ? .phase(frame.phase) : .owner(frame.owner)
  }

  var word: String {
    switch self {
    case .owner(let owner): owner.rawValue
    case .phase(.idle): "rest"
    case .momentum: "momentum"
    case .phase(let phase): phase.rawValue
    }
  }

  var line: Character {
    switch self {
    case .owner(.sheet): "━"
    case .owner(.content): "═"
    case .owner(.undecided): "╌"
    case .owner(.none), .phase, .momentum: "┈"
    }
  }

  var style: TextLayout.Style {
    switch self {
    case .owner(.sheet): .sheet
    case .owner(.content): .content
    case .owner(.undecided): .finger
    case .owner(.none), .phase, .momentum: .quiet
    }
  }
}
