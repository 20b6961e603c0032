import SheetAnalytics
import SheetReplay
import TestSupport
import TouchTraces

/// A replay cut into gestures, with the rows that the recorder makes of it.
struct WatchedReplay {
  private(set) var gestures: [RecordedGesture] = []
  /// The rules of the steps from each gesture's touch-down to its end.
  private(set) var rules: [[Rule]] = []
  private(set) var rows: [[GestureRow]] = []

  init(_ events: [TraceEvent], scene: Scene, tuning: Tuning = .uikit) {
    var engine = SheetEngine(scene: scene, tuning: tuning, startsPresented: true)
    var watch = GestureWatch(engine: engine, anchor: .session)
    var recorder = SessionRecorder(header: SessionHeader(), engine: engine)
    var open: [Rule]?
    for event in events + [TraceEvent(time: events.last?.time ?? .zero, action: .end)] {
      let step = engine.answer(to: event)
      if open == nil, engine.isTouched { open = [] }
      for index in 0..<step.rules.count { open?.append(step.rules[index]) }
      let gesture = watch.observe(step, of: event, engine: engine)
      if let gesture {
        gestures.append(gesture)
        rules.append(open ?? [])
      }
      if !engine.isTouched { open = nil }
      recorder.record(step, event: event, engine: engine)
    }
    recorder.finish()
    while let result = recorder.takeResult() { rows.append(result.gestures) }
  }

  /// One random drag on a sheet at medium: any direction, speed and rest before the lift.
  static func drag(seed: UInt64) -> WatchedReplay {
    var generator = SeededGenerator(seed: seed)
    var fields = SceneFields()
    fields.sheet.detents = [.medium, .large]
    fields.sheet.isModalInPresentation = seed % 7 == 0
    if seed % 2 == 0 {
      var content = ContentFields()
      content.height = .set(2400)
      content.offset = seed % 4 == 0 ? 40 : 0
      fields.content = .set(content)
    }
    var trace = TraceBuilder()
    trace.down(y: 600)
    let travel = Double.random(in: -420...240, using: &generator)
    let seconds = Double.random(in: 0.04...0.5, using: &generator)
    trace.move(toY: 600 + travel, over: seconds, samples: 12)
    trace.up(after: [0.008, 0.02, 0.15].randomElement(using: &generator) ?? 0)
    return WatchedReplay(trace.events, scene: fields.resolved())
  }
}
