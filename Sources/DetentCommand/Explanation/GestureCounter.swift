import SheetAnalytics
import SheetReplay
import TouchTraces

/// Counts the gestures of each presentation of a recording.
struct GestureCounter: StepObserver {
  private var numbering: GestureNumbering?

  mutating func begin(_ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor) {
    numbering = GestureNumbering(initialStep: sheet.engine.step, anchor: anchor)
  }

  mutating func restart(sheet: ReplayedSheet) {}

  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    for index in 0..<step.records.count { _ = numbering?.note(step.records[index]) }
  }

  mutating func finish(sheet: ReplayedSheet) -> [Int] {
    numbering?.counts ?? []
  }
}
