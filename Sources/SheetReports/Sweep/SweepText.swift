import SheetAnalytics

/// What `detent sweep` prints: two metrics by tuning, with the front marked.
package enum SweepText {
  /// Writes the text.
  package static func write(
    _ sweep: Sweep, to output: inout some TextOutputStream, layout: TextLayout = .plain
  ) {
    let names = [sweep.metrics.first, sweep.metrics.second]
    var table = TextTable(
      sweep.fields.map { _ in TextTable.Alignment.right } + [.right, .right, .left])
    table.add(
      sweep.fields.map { $0.unit.isEmpty ? $0.name : "\($0.name) \($0.unit)" } + names + ["front"],
      .heading)
    let front = Set(sweep.front)
    for (place, point) in sweep.points.enumerated() {
      table.add(
        point.values.map(Drawing.number) + names.map { text(of: $0, at: point) }
          + [front.contains(place) ? "*" : ""])
    }
    for line in table.lines(in: layout) { print(line, to: &output) }
  }

  private static func text(of metric: String, at point: Sweep.Point) -> String {
    guard let row = point.rows.first(where: { $0.metric == metric && $0.group.isEmpty }) else {
      return "n/a"
    }
    let scale = MetricDefinition.all.first { $0.id == row.metric }?.scale
    switch scale {
    case .share: return SummaryText(row: row, scale: .percent).value
    case .seconds: return SummaryText(row: row, scale: .seconds).value
    case .perUnit, .count, .points, nil:
      return row.estimate.map { Drawing.number($0.number) } ?? "n/a"
    }
  }
}
