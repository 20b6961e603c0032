import SheetAnalytics
import SheetReplay
import TouchTraces

/// One sheet of a view: its timeline and its gestures, explained.
struct ViewArm {
  /// A gesture and where it stands in the recording.
  struct Explained {
    var place: GestureNumbering.Place
    var explanation: GestureExplanation

    /// When the first finger went down, in the time of the recording.
    var start: Timestamp {
      place.origin.advanced(by: explanation.row.startMicroseconds)
    }
  }

  private(set) var recorder: TimelineRecorder
  private(set) var gestures: [Explained] = []
  private var watch: GestureWatch

  init(engine: SheetEngine, anchor: ReplayAnchor) {
    recorder = TimelineRecorder(engine: engine, anchor: anchor)
    watch = GestureWatch(engine: engine, anchor: anchor)
  }

  /// The next gesture starts on another engine.
  mutating func restart(engine: SheetEngine) {
    watch.restart(engine: engine)
  }

  /// An event of `time` is about to be handled.
  mutating func prepare(for time: Timestamp) {
    recorder.prepare(for: time)
  }

  /// Begins the next page where `step` says that a presentation begins.
  mutating func turnPages(_ step: borrowing Step) {
    recorder.turnPages(step)
  }

  /// Takes note of what the sheet did at an event.
  mutating func observe(_ step: borrowing Step, of event: TraceEvent, engine: SheetEngine) {
    recorder.observe(step, of: event, engine: engine)
    guard let gesture = watch.observe(step, of: event, engine: engine) else { return }
    gestures.append(
      Explained(
        place: gesture.place,
        explanation: GestureExplainer.explanation(of: gesture, depth: .changes)))
  }

  /// Ends the recording; gives the timelines of its presentations.
  mutating func finish() -> [SheetTimeline] {
    recorder.finish()
  }
}
