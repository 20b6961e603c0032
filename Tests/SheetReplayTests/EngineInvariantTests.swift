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

  @Test func theSameTraceGivesTheSameBitsAndAShiftOfAllTimesTheSameRecords() {
    for seed in 0..<60 {
      var trace = RandomTrace(seed: UInt64(seed))
      let scene = trace.scene()
      let events = trace.events(200)
      let plain = digest(events, scene: scene, shift: 0)
      #expect(plain == digest(events, scene: scene, shift: 0))
      #expect(plain == digest(events, scene: scene, shift: 7_000_003))
    }
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
      #expect(digest(events, scene: scene, shift: 0) == digest(split, scene: scene, shift: 0))
    }
  }

  /// All records of a session as text, with times relative to the shift.
  private func digest(_ events: [TraceEvent], scene: Scene, shift: Int64) -> [String] {
    var engine = SheetEngine(scene: scene, tuning: Tuning(), startsPresented: true)
    return events.flatMap { event in
      var event = event
      event.time = event.time.advanced(by: shift)
      let step = engine.answer(to: event)
      return (0..<step.records.count).map { index in
        text(of: step.records[index], in: step, shift: shift)
      }
    }
  }

  private func text(of record: StepRecord, in step: Step, shift: Int64) -> String {
    switch record {
    case .callback(let callback):
      "\(callback.callback) \(callback.time.microseconds - shift)"
    case .visitBegan(let visit): "visit \(visit.detent) \(visit.time.microseconds - shift)"
    case .visitEnded(let visit): "end \(visit.reason) \(visit.time.microseconds - shift)"
    case .gestureEnded:
      step.gesture.map {
        "\($0.outcome) \($0.end.microseconds - shift) \(step.y.bitPattern)"
      } ?? "a gesture without a summary"
    case .detentChanged(let change): "\(change.from) \(change.to)"
    case .handOff(let record): "\(record.direction) \(record.time.microseconds - shift)"
    case .presentationBegan(let time): "began \(time.microseconds - shift)"
    case .presentationEnded(let end): "gone \(end.time.microseconds - shift)"
    case .dismissalBegan(let begin): "going \(begin.time.microseconds - shift)"
    }
  }
}

/// Invariants 5 to 7 of the sheet model, over the records of a session.
private struct CallbackOrder {
  private var isDisappearing = false
  private var isAnnounced = false
  private var isVisiting: Bool?
  private var lastTime = Timestamp.zero

  mutating func violation(in step: Step) -> String? {
    for index in 0..<step.records.count {
      if let problem = violation(of: step.records[index]) { return problem }
    }
    return nil
  }

  private mutating func violation(of record: StepRecord) -> String? {
    switch record {
    case .callback(let record):
      defer { lastTime = record.time }
      if record.time < lastTime { return "callbacks go back in time" }
      return violation(of: record.callback)
    case .visitBegan:
      defer { isVisiting = true }
      return isVisiting == true ? "a visit begins inside another" : nil
    case .visitEnded:
      defer { isVisiting = false }
      return isVisiting == false ? "a visit ends that never began" : nil
    case .presentationBegan:
      self = CallbackOrder()
      isVisiting = false
      return nil
    case .presentationEnded, .detentChanged, .handOff, .dismissalBegan, .gestureEnded:
      return nil
    }
  }

  private mutating func violation(of callback: Callback) -> String? {
    switch callback {
    case .viewWillDisappear:
      defer { isDisappearing = true }
      return isDisappearing ? "viewWillDisappear twice" : nil
    case .viewDidDisappear:
      defer { isDisappearing = false }
      return isDisappearing ? nil : "viewDidDisappear without viewWillDisappear"
    case .viewWillAppear:
      isDisappearing = false
      return nil
    case .willDismiss:
      isAnnounced = true
      return nil
    case .didDismiss:
      defer { isAnnounced = false }
      return isAnnounced ? nil : "didDismiss without willDismiss"
    case .shouldDismiss, .didAttempt, .didChange, .viewDidAppear: return nil
    }
  }
}
