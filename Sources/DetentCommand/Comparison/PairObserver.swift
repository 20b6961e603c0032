package import SheetAnalytics
package import SheetReplay
package import TouchTraces

/// Replays a recording under a second tuning beside the baseline and records both.
package struct PairObserver: StepObserver {
  private let tuning: Tuning
  private let tracks: Tracks
  private var course: PairCourse?

  /// Whether the courses of flips are kept, to be drawn.
  package enum Tracks: Sendable {
    case kept
    case leftOut
  }

  /// Creates the observer that compares the replay it watches with one under `candidate`.
  package init(candidate: Tuning, tracks: Tracks = .leftOut) {
    tuning = candidate
    self.tracks = tracks
  }

  package mutating func begin(_ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor) {
    course = PairCourse(
      header, candidates: [tuning], sheet: sheet, anchor: anchor, tracks: tracks)
  }

  package mutating func restart(sheet: ReplayedSheet) {}

  package mutating func prepare(for event: TraceEvent, sheet: ReplayedSheet) {
    course?.prepare(for: event, sheet: sheet)
  }

  package static var passesQuietMoves: Bool { true }

  package mutating func pass(_ moves: Span<LocatedTouch>, sheet: ReplayedSheet) {
    course?.pass(moves, sheet: sheet)
  }

  package mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    course?.observe(step, of: event, sheet: sheet)
  }

  package mutating func finish(sheet: ReplayedSheet) -> PairedRecording {
    guard let recording = course?.finish().first else {
      preconditionFailure("a session that has begun has a course")
    }
    return recording
  }

  package static func presentationCount(of recording: PairedRecording) -> Int {
    max(recording.a.count, 1)
  }
}
