import SheetAnalytics
import SheetReplay
import TouchTraces

/// Replays a recording under a second tuning beside the baseline and records both.
struct PairObserver: StepObserver {
  private let tuning: Tuning
  private var course: PairCourse?

  /// Creates the observer that compares the replay it watches with one under `candidate`.
  init(candidate: Tuning) {
    tuning = candidate
  }

  mutating func begin(_ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor) {
    course = PairCourse(header, candidate: tuning, sheet: sheet, anchor: anchor)
  }

  mutating func restart(sheet: ReplayedSheet) {}

  mutating func prepare(for event: TraceEvent, sheet: ReplayedSheet) {
    course?.prepare(for: event, sheet: sheet)
  }

  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    course?.observe(step, of: event, sheet: sheet)
  }

  mutating func finish(sheet: ReplayedSheet) -> PairedRecording {
    guard let recording = course?.finish() else {
      preconditionFailure("a session that has begun has a course")
    }
    return recording
  }

  static func presentationCount(of recording: PairedRecording) -> Int {
    max(recording.a.count, 1)
  }
}
