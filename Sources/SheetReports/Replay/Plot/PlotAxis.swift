/// The time below a panel.
struct PlotAxis {
  let scale: PlotScale

  /// Columns between two numbers at least.
  private static let leastGap = 10

  /// Draws marks and, in the row below, their times.
  func draw(on canvas: inout PlotCanvas, row: Int) {
    for column in scale.left..<(scale.left + scale.width) { canvas.put("─", column, row, .quiet) }
    let step = self.step
    var time = (scale.span.start + step - 1) / step * step
    while time <= scale.span.end {
      let column = scale.column(time)
      canvas.put("┬", column, row, .quiet)
      let text = Self.seconds(time) + " s"
      let start = min(column, scale.left + scale.width - text.count)
      canvas.write(text, start, row + 1, .plain)
      time += step
    }
  }

  /// Microseconds between marks: 1, 2 or 5 of a power of ten.
  private var step: Int64 {
    let duration = scale.span.end - scale.span.start
    var power: Int64 = 1000
    while true {
      for factor: Int64 in [1, 2, 5] {
        let step = factor * power
        if duration / step * Int64(Self.leastGap) <= Int64(scale.width) { return step }
      }
      power *= 10
    }
  }

  /// A time in seconds, without needless zeros.
  static func seconds(_ microseconds: Int64) -> String {
    let milliseconds = (microseconds + 500) / 1000
    return "\(ShortestDecimal(Double(milliseconds) / 1000))"
  }
}
