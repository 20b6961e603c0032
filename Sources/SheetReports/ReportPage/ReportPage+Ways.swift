import SheetAnalytics

extension ReportPage {
  /// Boxes that are drawn beside the dismissal; chosen by us.
  private static let mostBoxes = 7

  /// Where gestures took the sheet.
  var ways: HTML {
    let ways = facts.transitions.ways
    guard !ways.isEmpty else {
      return .section(
        "ways", "Transitions", [.element("p", ["class": "lead"], ["No gesture moved the sheet."])])
    }
    let boxes = boxes(ways)
    let hidden = ways.filter { arrow($0.way, boxes) == nil }.map(\.count).reduce(0, +)
    var nodes = boxes.map { TransitionDiagram.Node(name: $0.name, mark: $0.mark) }
    if ways.contains(where: { $0.way.to == .dismissed }) {
      nodes.append(TransitionDiagram.Node(name: "dismissed", mark: .out))
    }
    let arrows = ways.compactMap { way, count in
      arrow(way, boxes).map { TransitionDiagram.Arrow(from: $0.from, to: $0.to, count: count) }
    }
    let diagram = TransitionDiagram(nodes: nodes, arrows: arrows)
    let rest = hidden > 0 ? " Gestures between detents that are not drawn: \(hidden)." : ""
    return .section(
      "ways", "Transitions",
      lead: [
        HTML(
          text:
            "Gestures by the detent they began at and the one they left the sheet at; drags that"
            + " came back are counted in the boxes. Changes by the app, the keyboard or the container"
            + " are no gestures.\(rest)")
      ],
      [
        .element(
          "div", ["class": "pair"],
          [
            .element("figure", [:], [diagram.drawing(description: words(ways))]), table(ways),
          ])
      ])
  }

  /// The detents with most gestures, in the order of all.
  private func boxes(
    _ ways: [(way: TransitionTable.Way, count: Int64)]
  ) -> [(name: String, mark: Mark)] {
    var counts: [ByteText: Int64] = [:]
    for (way, count) in ways {
      counts[way.from, default: 0] += count
      if case .detent(let name) = way.to, name != way.from { counts[name, default: 0] += count }
    }
    let used = detents.filter { counts[ByteText(text: $0.name)] != nil }
    let ranked = used.enumerated().sorted {
      let (left, right) = (
        counts[ByteText(text: $0.element.name)] ?? 0, counts[ByteText(text: $1.element.name)] ?? 0
      )
      return (-left, $0.offset) < (-right, $1.offset)
    }
    return ranked.prefix(Self.mostBoxes).sorted { $0.offset < $1.offset }.map(\.element)
  }

  /// The places of a way among the boxes; `nil` if one of its ends is not drawn.
  private func arrow(
    _ way: TransitionTable.Way, _ boxes: [(name: String, mark: Mark)]
  ) -> (from: Int, to: Int)? {
    guard let from = boxes.firstIndex(where: { $0.name == way.from.text }) else { return nil }
    switch way.to {
    case .dismissed: return (from, boxes.count)
    case .detent(let name):
      return boxes.firstIndex { $0.name == name.text }.map { (from, $0) }
    }
  }

  private func words(_ ways: [(way: TransitionTable.Way, count: Int64)]) -> String {
    ways.map { "\($0.way.from.text) to \($0.way.to.words): \($0.count)" }.joined(separator: ", ")
  }

  private func table(_ ways: [(way: TransitionTable.Way, count: Int64)]) -> HTML {
    var totals: [ByteText: Int64] = [:]
    for (way, count) in ways { totals[way.from, default: 0] += count }
    let order = detents.map(\.name)
    let sorted = ways.enumerated().sorted {
      let (left, right) = (
        order.firstIndex(of: $0.element.way.from.text) ?? 0,
        order.firstIndex(of: $1.element.way.from.text) ?? 0
      )
      return (left, -$0.element.count, $0.offset) < (right, -$1.element.count, $1.offset)
    }.prefix(Self.mostBoxes * Self.mostBoxes)
    return .table(
      "numbers", caption: "Gestures from detent to detent",
      head: [("from", nil), ("to", nil), ("gestures", "number"), ("share", "number")],
      rows: sorted.map { _, entry in
        let share = Double(entry.count) / Double(totals[entry.way.from] ?? 1)
        return [
          HTML(text: entry.way.from.text),
          HTML(
            text: entry.way.to == .detent(entry.way.from)
              ? "\(entry.way.to.words), came back" : entry.way.to.words),
          HTML(text: "\(entry.count)"),
          HTML(text: "\(FixedDecimal(share * 100, places: .one)) %"),
        ]
      })
  }
}

extension GestureTarget {
  /// The target in words.
  var words: String {
    switch self {
    case .detent(let name): name.text
    case .dismissed: "dismissed"
    }
  }
}
