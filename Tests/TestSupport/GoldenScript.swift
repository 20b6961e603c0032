package import SheetReplay
package import TouchTraces

/// The `gesture` column of a golden row, played on an engine: the events, and what was probed.
package struct GoldenScript {
  package private(set) var events: [TraceEvent] = []
  package private(set) var steps: [Step] = []
  /// Values of `y(n)`, `c(n)` and `dim()` tokens by their names, and the number of events that had
  /// been played when they were read.
  package private(set) var probes: [(name: String, value: Double, after: Int)] = []
  package private(set) var engine: SheetEngine
  private var time: Int64 = 0
  private var x = 0.0
  private var y = [1: 0.0, 2: 0.0]
  private var downY = 0.0

  /// Plays `row` under `tuning`.
  package init(_ row: GoldenRow, tuning: Tuning) {
    engine = SheetEngine(scene: row.scene.resolved(), tuning: tuning, startsPresented: true)
    for token in Self.tokens(row["gesture"]) { play(token) }
    play(.end)
  }

  private struct Token {
    var name: String
    var target: String?
    var arguments: [String]
  }

  private static func tokens(_ text: String) -> [Token] {
    var result: [Token] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let head = rest[..<open].filter { $0 != " " }.split(separator: "@")
      let arguments = rest[rest.index(after: open)..<close]
        .split(separator: ",").map { String($0) }
      result.append(
        Token(
          name: String(head[0]), target: head.count > 1 ? String(head[1]) : nil,
          arguments: arguments))
      rest = rest[rest.index(after: close)...]
    }
    return result
  }

  private mutating func play(_ action: TraceAction) {
    let event = TraceEvent(time: Timestamp(microseconds: time), action: action)
    events.append(event)
    steps.append(engine.answer(to: event))
  }

  private mutating func touch(_ id: Int, _ phase: TouchPhase, target: TouchTarget? = nil) {
    play(
      .touch(
        TouchSample(
          touch: TouchID(Int32(id)), phase: phase, x: x, y: y[id] ?? 0, target: target)))
  }

  private mutating func play(_ token: Token) {
    let numbers = token.arguments.map { Double($0) ?? 0 }
    let isProbe = ["y", "c", "dim", "rest"].contains(token.name)
    if !isProbe, let delay = numbers.first { time += Int64(delay) }
    switch token.name {
    case "D":
      x = 196
      y[1] = token.target == "outside" ? 20 : 700
      downY = y[1] ?? 0
      touch(1, .began, target: token.target.flatMap { TouchTarget(rawValue: $0) })
    case "m":
      y[1, default: 0] += numbers[1]
      touch(1, .moved)
    case "mx":
      x += numbers[1]
      y[1, default: 0] += numbers[2]
      touch(1, .moved)
    case "U": touch(1, .ended)
    case "X": touch(1, .cancelled)
    case "D2":
      y[2] = downY + numbers[1]
      touch(2, .began)
    case "m2":
      y[2, default: 0] += numbers[1]
      touch(2, .moved)
    case "U2": touch(2, .ended)
    case "W": break
    case "rest": rest()
    case "y": probe("y" + (token.arguments.first ?? "")) { $0.y }
    case "c": probe("c" + (token.arguments.first ?? "")) { $0.contentOffset ?? 0 }
    case "dim": probe("dim") { [engine] _ in engine.dimFraction }
    case "select": play(.select(token.arguments[1], animated: numbers[2] == 1))
    case "detents":
      let list = token.arguments[1..<(token.arguments.count - 1)].joined(separator: ",")
      play(.detents(GoldenRow.detents(list), animated: numbers.last == 1))
    case "kbshow": play(.keyboard(overlap: numbers[1]))
    case "kbhide": play(.keyboard(overlap: 0))
    case "modal":
      var fields = SheetFields()
      fields.isModalInPresentation = numbers[1] == 1
      play(.set(fields))
    case "dismiss": play(.dismiss(animated: numbers[1] == 1))
    case "rotate": play(.screen(GoldenRow.screen(token.arguments[1])))
    default: preconditionFailure("the golden file has a token \(token.name) that is not read here")
    }
  }

  /// Waits until nothing moves; a mark shows the state at that time.
  private mutating func rest() {
    guard let end = engine.animationsEnd else { return }
    time = max(time, end.microseconds)
    play(.mark("rest"))
  }

  private mutating func probe(_ name: String, _ value: (Step) -> Double) {
    if time > (events.last?.time.microseconds ?? 0) { play(.mark("probe")) }
    probes.append((name, value(steps.last ?? engine.step), events.count))
  }
}
