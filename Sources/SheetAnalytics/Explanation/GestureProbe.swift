import SheetReplay
import TouchTraces

/// Replays a gesture step by step and notes what each rule compared.
///
/// The numbers are read from the engine just before and just after the step. Animations are brought
/// up to the time of an event before it is handled, and a lift is replayed as its move and the lift
/// in place; both come to the same (invariants 10 and 11 of the sheet model).
struct GestureProbe {
  /// The engine around one step.
  struct Moment {
    let before: SheetEngine
    let after: SheetEngine
    let step: Step
  }

  private var engine: SheetEngine
  private let origin: Timestamp
  private(set) var decisions: [GestureDecision] = []
  private var isOver = false
  /// The largest distance of the finger from its touch-down.
  private(set) var fingerTravel: Points = 0
  /// The lowest edge that the finger asked for while the sheet owned it.
  private(set) var lowestAskedEdge: Points?
  private(set) var overshoot: Points = 0

  /// What was decided in the course of `gesture`.
  static func decisions(of gesture: RecordedGesture) -> [GestureDecision] {
    var probe = GestureProbe(engine: gesture.start, origin: gesture.place.origin)
    for event in gesture.events { probe.take(event) }
    return probe.decisions
  }

  private init(engine: SheetEngine, origin: Timestamp) {
    self.engine = engine
    self.origin = origin
  }

  private mutating func take(_ event: TraceEvent) {
    handle(TraceEvent(time: event.time, action: .mark("")))
    if case .touch(var sample) = event.action, sample.phase == .ended {
      sample.phase = .moved
      handle(TraceEvent(time: event.time, action: .touch(sample)))
    }
    handle(event)
  }

  private mutating func handle(_ event: TraceEvent) {
    guard !isOver else { return }
    let before = engine
    engine.handle(event)
    let step = engine.step
    noteProgress()
    let moment = Moment(before: before, after: engine, step: step)
    noteRecognition(moment)
    let tap = tapDecision(moment)
    if let tap, tap.rule != nil { decisions.append(tap) }
    for index in 0..<step.rules.count {
      let rule = step.rules[index]
      guard rule != .p03 || decisions.last?.rule != .p03 else { continue }
      decide(rule, moment, comparisons(of: rule, moment))
    }
    if let tap, tap.rule == nil { decisions.append(tap) }
    isOver = step.gesture != nil
  }

  private mutating func noteProgress() {
    if let touch = engine.touchFacts { fingerTravel = max(fingerTravel, touch.distance) }
    guard let drag = engine.dragFacts, drag.owner == .sheet else { return }
    lowestAskedEdge = max(lowestAskedEdge ?? drag.u, drag.u)
    if drag.isRefused { overshoot = max(overshoot, engine.facts.y - engine.facts.ySmallest) }
  }

  private mutating func noteRecognition(_ moment: Moment) {
    guard moment.before.touchFacts?.isRecognised == false, let touch = moment.after.touchFacts,
      touch.isRecognised
    else { return }
    let travel = ThresholdComparison(
      .fingerTravel, touch.distance, .atLeast, .touchSlop, engine.tuning.touchSlop)
    decide(.r01, moment, [.threshold(travel)])
  }

  private mutating func decide(_ rule: Rule?, _ moment: Moment, _ comparisons: [Comparison]) {
    decisions.append(
      GestureDecision(
        timeMicroseconds: moment.step.time.since(origin), rule: rule, comparisons: comparisons))
  }

  /// R06, or why an unrecognised touch is no tap.
  private func tapDecision(_ moment: Moment) -> GestureDecision? {
    guard let summary = moment.step.gesture, !summary.traits.contains(.recognised),
      summary.outcome == .tapped || summary.outcome == .ignored || summary.outcome == .dismissed,
      summary.arbitration == nil
    else { return nil }
    let tuning = engine.tuning
    let pressed = Double(summary.end.since(summary.start))
    let longest = Double(tuning.tapMaximumDuration)
    let isShort = pressed <= longest
    return GestureDecision(
      timeMicroseconds: moment.step.time.since(origin), rule: isShort ? .r06 : nil,
      comparisons: [
        .threshold(
          ThresholdComparison(
            .fingerTravel, fingerTravel, .lessThan, .touchSlop, tuning.touchSlop)),
        .threshold(
          ThresholdComparison(
            .pressDuration, pressed, isShort ? .atMost : .moreThan, .tapMaximumDuration, longest)),
      ])
  }
}

extension SheetEngine.TouchFacts {
  /// The larger of the distances per axis, which the slop is held against.
  var distance: Points { max(abs(dx), abs(dy)) }
}
