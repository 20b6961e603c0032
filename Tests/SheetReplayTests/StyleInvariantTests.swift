import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// What holds for sheets of the other styles in any session, over random ones.
struct StyleInvariantTests {
  private static func scene(_ trace: inout RandomTrace, _ style: PresentationStyle) -> Scene {
    var scene = trace.scene()
    scene.sheet.modalPresentationStyle = style
    return scene
  }

  private static func callbacks(of step: Step) -> [Callback] {
    (0..<step.records.count).compactMap { index in
      guard case .callback(let record) = step.records[index] else { return nil }
      return record.callback
    }
  }

  @Test func `a percent-driven sheet knows appearances only, and one place to rest`() {
    var count = 0
    for seed in 0..<150 {
      var trace = RandomTrace(seed: UInt64(seed))
      let scene = Self.scene(&trace, .custom)
      var engine = SheetEngine(scene: scene, tuning: Tuning(), startsPresented: true)
      for event in trace.events(200) {
        let step = engine.answer(to: event)
        #expect(engine.checkInvariants() == nil, "seed \(seed) at \(event.time)")
        #expect(engine.name(of: step.detent) == "presented")
        for callback in Self.callbacks(of: step) {
          count += 1
          switch callback {
          case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: break
          case .shouldDismiss, .willDismiss, .didDismiss, .didAttempt, .didChange:
            Issue.record("seed \(seed) at \(event.time): \(callback) after \(event.action)")
          }
        }
      }
    }
    #expect(count > 500)
  }

  @Test func `a popover is never dragged and tells of no change of detent`() {
    var count = 0
    for seed in 0..<150 {
      var trace = RandomTrace(seed: UInt64(seed))
      var scene = Self.scene(&trace, .popover)
      scene.statedScreen = .device("iPad 10")
      scene.screen = scene.statedScreen.resolved()
      var engine = SheetEngine(scene: scene, tuning: Tuning(), startsPresented: true)
      for event in trace.events(200) {
        if case .screen = event.action { continue }
        let step = engine.answer(to: event)
        #expect(engine.checkInvariants() == nil, "seed \(seed) at \(event.time)")
        #expect(step.owner != .sheet, "seed \(seed) at \(event.time)")
        let callbacks = Self.callbacks(of: step)
        #expect(!callbacks.contains(.didChange) && !callbacks.contains(.didAttempt))
        count += callbacks.count
      }
    }
    #expect(count > 500)
  }

  private static func disturbance(_ generator: inout SeededGenerator) -> TraceAction {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      var fields = SheetFields()
      fields.modalPresentationStyle = PresentationStyle.allCases.randomElement(using: &generator)
      return .set(fields)
    case 1:
      var fields = ContentFields()
      fields.height = .set(Double.random(in: 50...900, using: &generator))
      return .content(fields)
    case 2: return .detents([DetentDescription(id: "fit", height: .contentHeight)], animated: true)
    case 3: return .keyboard(overlap: Double.random(in: 0...300, using: &generator))
    case 4: return .screen(.device("iPhone 14 Pro landscape"))
    default: return .present(animated: true)
    }
  }

  @Test func `a sheet whose style, flags and numbers change at any time stays consistent`() {
    for seed in 0..<150 {
      var trace = RandomTrace(seed: UInt64(seed))
      let scene = trace.scene()
      var tuning = Tuning()
      tuning.expandMomentum = seed % 2 == 0 ? .carry : .none
      tuning.cancelledTouch = seed % 3 == 0 ? .releaseAtRest : .returnToStart
      tuning.rotationDuringDrag = seed % 5 == 0 ? .reanchor : .cancel
      tuning.settlingTouch = seed % 7 == 0 ? .catchAtTouchDown : .catchAtRecognition
      var engine = SheetEngine(scene: scene, tuning: tuning, startsPresented: true)
      var generator = SeededGenerator(seed: UInt64(seed))
      for event in trace.events(200) {
        var events = [event]
        while Int.random(in: 0..<12, using: &generator) == 0 {
          let action = Self.disturbance(&generator)
          events.append(TraceEvent(time: event.time, action: action))
        }
        for event in events {
          _ = engine.answer(to: event)
          let problem = engine.checkInvariants()
          #expect(problem == nil, "seed \(seed) at \(event.time): \(event.action)")
        }
      }
    }
  }
}
