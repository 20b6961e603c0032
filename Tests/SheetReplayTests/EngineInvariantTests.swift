import SheetReplay
import TestSupport
import Testing
import TouchTraces

struct EngineInvariantTests {
  private static let tunings: [Tuning] = {
    var late = Tuning()
    late.handOffToSheet = .sameTouch
    late.settlingTouch = .catchAtTouchDown
    late.outsideCapture = .on
    var other = Tuning()
    other.handOffToContent = .never
    other.multiTouch = .firstTouch
    other.cancelledTouch = .releaseAtRest
    other.detentChangeReportedAt = .settled
    other.changesWhilePresenting = .queued
    other.keyboardDrag = .selectsDetent
    other.rotationDuringDrag = .reanchor
    other.expandMomentum = .carry
    other.removedDetentAnimates = true
    var percent = Tuning()
    percent.settleModel = .percentDriven
    return [Tuning(), late, other, percent]
  }()

  @Test(arguments: 0..<4)
  func noEventAfterAnyOtherBreaksAnInvariant(_ variant: Int) {
    for seed in 0..<150 {
      var trace = RandomTrace(seed: UInt64(seed))
      var engine = SheetEngine(
        scene: trace.scene(), tuning: Self.tunings[variant], startsPresented: seed % 7 != 0)
      var order = CallbackOrder()
      for (number, event) in trace.events(250).enumerated() {
        let step = engine.answer(to: event)
        guard let problem = engine.checkInvariants() ?? order.violation(in: step) else {
          continue
        }
        Issue.record("seed \(seed), event \(number), \(event.action): \(problem)")
        break
      }
    }
  }

  @Test func aStepHoldsMoreThanAnyEventHasEverNeeded() {
    var (rules, records) = (0, 0)
    for seed in 0..<300 {
      var trace = RandomTrace(seed: UInt64(seed))
      var engine = SheetEngine(
        scene: trace.scene(), tuning: Self.tunings[seed % 4], startsPresented: true)
      for event in trace.events(120) {
        let step = engine.answer(to: event)
        rules = max(rules, step.rules.count)
        records = max(records, step.records.count)
      }
    }
    #expect(rules <= 8 && rules < RuleList.capacity)
    #expect(records <= 10 && records < RecordList.capacity)
  }

  @Test func aLiftAtANewPositionEqualsAMoveThereAndALiftInPlace() {
    for seed in 0..<60 {
      var trace = RandomTrace(seed: UInt64(seed))
      let scene = trace.scene()
      let events = trace.events(200)
      let split = events.flatMap { event -> [TraceEvent] in
        guard case .touch(var sample) = event.action, sample.phase == .ended else {
          return [event]
        }
        sample.phase = .moved
        return [TraceEvent(time: event.time, action: .touch(sample)), event]
      }
      #expect(digest(events, scene: scene) == digest(split, scene: scene))
    }
  }

  /// All records of a session as text.
  private func digest(_ events: [TraceEvent], scene: Scene) -> [String] {
    var engine = SheetEngine(scene: scene, tuning: Tuning(), startsPresented: true)
    return events.flatMap { event in
      let step = engine.answer(to: event)
      return (0..<step.records.count).map { text(of: step.records[$0], in: step) }
    }
  }

  private func text(of record: StepRecord, in step: Step) -> String {
    switch record {
    case .callback(let callback):
      "\(callback.callback) \(callback.time.microseconds)"
    case .visitBegan(let visit): "visit \(visit.detent) \(visit.time.microseconds)"
    case .visitEnded(let visit): "end \(visit.reason) \(visit.time.microseconds)"
    case .gestureEnded:
      step.gesture.map {
        "\($0.outcome) \($0.end.microseconds) \(step.y.bitPattern)"
      } ?? "a gesture without a summary"
    case .detentChanged(let change): "\(change.from) \(change.to)"
    case .handOff(let record): "\(record.direction) \(record.time.microseconds)"
    case .presentationBegan(let time): "began \(time.microseconds)"
    case .presentationEnded(let end): "gone \(end.time.microseconds)"
    case .dismissalBegan(let begin): "going \(begin.time.microseconds)"
    }
  }
}
