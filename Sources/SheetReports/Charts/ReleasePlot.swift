import SheetAnalytics

/// Releases by velocity and position, over the regions in which the rules choose a target.
struct ReleasePlot {
  /// A target, its mark, and the releases that went there.
  struct Series {
    var target: GestureTarget
    var mark: Mark
    var releases: [DrawnRelease]
  }

  /// In px; chosen by us.
  static let width = 640
  static let height = 470
  private static let frame = (left: 58.0, top: 14.0, right: 626.0, bottom: 420.0)

  var configuration: DetentConfiguration
  var map: DecisionMap
  var series: [Series]
  var velocities: ClosedRange<Double>

  /// The drawing.
  func drawing(description: String) -> HTML {
    let x = Axis(within: velocities)
    let y = Axis(within: map.positions)
    var parts = [regions(x, y), grid(x, y), detents(y)]
    parts.append(Drawing.path("border", borders(x, y)))
    parts += series.filter { !$0.releases.isEmpty }.map { dots($0, x, y) }
    return Drawing.svg(
      "chart releases", width: Self.width, height: Self.height,
      title: "Release velocity and position", description: description, parts)
  }

  private func mark(of target: GestureTarget) -> Mark {
    series.first { $0.target == target }?.mark ?? .out
  }

  /// Parts of the map between which the choice jumps.
  private var smoothParts: [ArraySlice<DecisionMap.Column>] {
    var parts: [ArraySlice<DecisionMap.Column>] = []
    var start = 0
    for place in map.columns.indices.dropFirst()
    where !DecisionMap.isSmooth(from: map.columns[place - 1], to: map.columns[place]) {
      parts.append(map.columns[start..<place])
      start = place
    }
    return parts + [map.columns[start...]]
  }

  /// A region of each target in each part of the map.
  private func regions(_ x: Axis, _ y: Axis) -> HTML {
    var regions: [HTML] = []
    for part in smoothParts {
      guard let first = part.first, part.count > 1 else { continue }
      for (place, target) in first.targets.enumerated() {
        let upper = part.map { column in
          (left(column.velocity, x), place > 0 ? top(column.borders[place - 1], y) : Self.frame.top)
        }
        let lower = part.map { column in
          let isLast = place == column.borders.count
          return (
            left(column.velocity, x), isLast ? Self.frame.bottom : top(column.borders[place], y)
          )
        }
        var path = DrawingPath()
        path.polyline(upper + lower.reversed())
        path.close()
        regions.append(Drawing.path("region \(mark(of: target).style)", path))
      }
    }
    return HTML(regions)
  }

  /// Where the choice changes: along each part, and up and down where it jumps.
  private func borders(_ x: Axis, _ y: Axis) -> DrawingPath {
    var path = DrawingPath()
    let parts = smoothParts
    for part in parts where part.count > 1 {
      for place in part[part.startIndex].borders.indices {
        path.polyline(part.map { (left($0.velocity, x), top($0.borders[place], y)) })
      }
    }
    for (before, after) in zip(parts, parts.dropFirst()) {
      guard let old = before.last, let new = after.first else { continue }
      let edge = left(new.velocity, x)
      for (from, to) in old.differences(from: new, within: map.positions) {
        path.move(edge, top(from, y))
        path.down(to: top(to, y))
      }
    }
    return path
  }

  private func grid(_ x: Axis, _ y: Axis) -> HTML {
    let frame = Self.frame
    var lines = DrawingPath()
    var texts: [HTML] = []
    for tick in x.ticks {
      lines.move(left(tick, x), frame.top)
      lines.down(to: frame.bottom)
      texts.append(
        Drawing.text(Drawing.number(tick), x: left(tick, x), y: frame.bottom + 17, anchor: "middle")
      )
    }
    for tick in y.ticks {
      lines.move(frame.left, top(tick, y))
      lines.across(to: frame.right)
      texts.append(
        Drawing.text(Drawing.number(tick), x: frame.left - 7, y: top(tick, y) + 4, anchor: "end"))
    }
    texts.append(
      Drawing.text(
        "\u{2190} up, larger sheet   release velocity, pt/s   down, smaller sheet \u{2192}",
        x: (frame.left + frame.right) / 2, y: frame.bottom + 38, anchor: "middle", style: "title"))
    texts.append(
      .element(
        "text",
        [
          "class": "title",
          "transform": "translate(15 \(Drawing.px((frame.top + frame.bottom) / 2))) rotate(-90)",
          "text-anchor": "middle",
        ], ["sheet edge from the top, pt"]))
    return HTML([Drawing.path("grid", lines)] + texts)
  }

  /// Where the detents are.
  private func detents(_ y: Axis) -> HTML {
    let frame = Self.frame
    return HTML(
      configuration.detents.filter { map.positions.contains($0.y) }.map { detent in
        HTML([
          Drawing.line("detent", frame.left, top(detent.y, y), frame.right, top(detent.y, y)),
          Drawing.text(
            detent.name.text, x: frame.right - 4, y: top(detent.y, y) - 4, anchor: "end",
            style: "name"),
        ])
      })
  }

  private func dots(_ series: Series, _ x: Axis, _ y: Axis) -> HTML {
    var path = DrawingPath()
    for release in series.releases {
      path.mark(series.mark, at: left(release.velocity, x), top(release.y, y))
    }
    return Drawing.path((series.mark.isLine ? "cross " : "dot ") + series.mark.style, path)
  }

  /// Where a value is drawn; what is beyond the frame, at its edge.
  private func left(_ value: Double, _ axis: Axis) -> Double {
    let share = min(max(axis.share(of: value), 0), 1)
    return Self.frame.left + share * (Self.frame.right - Self.frame.left)
  }

  private func top(_ value: Double, _ axis: Axis) -> Double {
    let share = min(max(axis.share(of: value), 0), 1)
    return Self.frame.top + share * (Self.frame.bottom - Self.frame.top)
  }
}

extension DecisionMap.Column {
  /// The stretches of edges in which another column chooses otherwise.
  func differences(
    from other: DecisionMap.Column, within positions: ClosedRange<Double>
  ) -> [(from: Double, to: Double)] {
    let cuts = ([positions.lowerBound, positions.upperBound] + borders + other.borders).sorted()
    return zip(cuts, cuts.dropFirst()).compactMap { from, to in
      let middle = (from + to) / 2
      return target(at: middle) == other.target(at: middle) ? nil : (from, to)
    }
  }

  /// What is chosen at an edge.
  private func target(at y: Double) -> GestureTarget {
    targets[borders.count { $0 <= y }]
  }
}
