import SheetAnalytics
import SheetReplay
import TouchTraces

/// One recording under way under a baseline and under other tunings beside it.
struct PairCourse {
  private let anchor: ReplayAnchor
  private var recorder: SessionRecorder
  private var arms: [PairArm]

  /// Begins the replay of a recording whose `sheet` is the baseline's.
  init(
    _ header: SessionHeader, candidates: [Tuning], sheet: ReplayedSheet, anchor: ReplayAnchor,
    tracks: PairObserver.Tracks = .leftOut
  ) {
    self.anchor = anchor
    recorder = SessionRecorder(header: header, engine: sheet.engine, anchor: anchor)
    arms = candidates.map {
      PairArm(header, $0, sheet: sheet, anchor: anchor, tracks: tracks)
    }
  }

  /// The baseline's sheet is about to handle an event.
  mutating func prepare(for event: TraceEvent, sheet: ReplayedSheet) {
    if sheet.beginsGesture(with: event) {
      for index in arms.indices { arms[index].leave(sheet, at: event.time) }
    } else if sheet.isTouched, event.action.mayLift {
      for index in arms.indices { arms[index].beginLift(sheet) }
    }
  }

  /// The baseline's sheet has followed moves and nothing came of them.
  mutating func pass(_ moves: Span<LocatedTouch>, sheet: ReplayedSheet) {
    recorder.pass(moves[moves.count - 1].time)
    let places = sheet.trail
    for index in arms.indices { arms[index].pass(moves, beside: places.span) }
    decideOnTrail(of: sheet)
  }

  /// The baseline's sheet has answered an event: the candidates' sheets answer it, too.
  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    recorder.record(step, event: event, detents: sheet)
    for index in arms.indices { arms[index].observe(step, of: event, sheet: sheet) }
    decideOnTrail(of: sheet)
  }

  /// Has the baseline's sheet keep where it is after each move, if an arm has to know.
  private mutating func decideOnTrail(of sheet: ReplayedSheet) {
    sheet.keepsTrail = false
    guard sheet.isTouched else { return }
    for index in arms.indices { arms[index].requestTrail(of: sheet) }
  }

  /// Ends the recording; gives it under the baseline and each of the candidates.
  mutating func finish() -> [PairedRecording] {
    let results = recorder.takeAll()
    return arms.indices.map { arms[$0].finish(beside: results, anchor: anchor) }
  }
}
