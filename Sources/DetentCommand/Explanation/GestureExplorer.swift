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
  /// The tuning that gestures have, if it is not that of the sheet between them.
  private let tuning: Tuning?
  private var candidate: CandidateSheet?
  private var watch: GestureWatch?
  private var explanations: [GestureExplanation] = []

  init(presentation: Int, choice: Choice, candidate: Tuning?) {
    self.presentation = presentation
    self.choice = choice
    tuning = candidate
  }

  mutating func begin(_ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor) {
    candidate = tuning.map { CandidateSheet($0, baseline: sheet, anchor: anchor) }
    watch = GestureWatch(engine: sheet.engine, anchor: anchor)
  }

  mutating func restart(sheet: ReplayedSheet) {
    watch?.restart(engine: sheet.engine)
  }

  mutating func prepare(for event: TraceEvent, sheet: ReplayedSheet) {
    guard candidate != nil, sheet.beginsGesture(with: event) else { return }
    candidate?.leave(sheet)
    if let apart = candidate?.sheet { watch?.restart(engine: apart.engine) }
  }

  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    guard let candidate, candidate.isApart else { return note(step, of: event, sheet) }
    note(candidate.sheet.handle(event), of: event, candidate.sheet)
    guard !candidate.isTouched(baseline: sheet) else { return }
    self.candidate?.endGesture()
    watch?.restart(engine: sheet.engine)
  }

  private mutating func note(_ step: Step, of event: TraceEvent, _ sheet: ReplayedSheet) {
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
