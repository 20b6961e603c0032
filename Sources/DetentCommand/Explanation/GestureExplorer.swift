import SheetAnalytics
import SheetReplay
import TouchTraces

/// Explains the gestures of one presentation of a recording.
struct GestureExplorer: StepObserver {
  /// Which gestures are explained.
  enum Choice: Sendable {
    case all
    /// This one, in full.
    case one(Int)
  }

  let presentation: Int
  let choice: Choice
  private var watch: GestureWatch?
  private var explanations: [GestureExplanation] = []

  init(presentation: Int, choice: Choice) {
    self.presentation = presentation
    self.choice = choice
  }

  mutating func begin(_ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor) {
    watch = GestureWatch(engine: sheet.engine, anchor: anchor)
  }

  mutating func restart(sheet: ReplayedSheet) {
    watch?.restart(engine: sheet.engine)
  }

  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    guard let gesture = watch?.observe(step, of: event, engine: sheet.engine),
      gesture.place.presentation == presentation
    else { return }
    switch choice {
    case .all:
      explanations.append(GestureExplainer.explanation(of: gesture, depth: .decisions))
    case .one(let number):
      guard gesture.place.number == number else { return }
      explanations.append(GestureExplainer.explanation(of: gesture, depth: .changes))
    }
  }

  mutating func finish(sheet: ReplayedSheet) -> [GestureExplanation] {
    explanations
  }
}
