import SheetAnalytics
import SheetReplay
import TouchTraces

/// One recording under way under a baseline and under other tunings beside it.
struct PairCourse {
  private let anchor: ReplayAnchor
  private var recorder: SessionRecorder
  private var arms: [PairArm]
  /// The baseline's sheet as it was before the moves that it follows next.
  private let before: ReplayedSheet

  /// Begins the replay of a recording whose `sheet` is the baseline's.
  init(
    _ header: SessionHeader, candidates: [Tuning], sheet: ReplayedSheet, anchor: ReplayAnchor,
    tracks: PairObserver.Tracks = .leftOut
  ) {
    self.anchor = anchor
    before = ReplayedSheet(sheet.engine)
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
    for index in arms.indices { arms[index].pass(moves, from: before) }
    note(sheet)
  }

  /// The baseline's sheet has answered an event: the candidates' sheets answer it, too.
  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    recorder.record(step, event: event, detents: sheet)
    for index in arms.indices { arms[index].observe(step, of: event, sheet: sheet) }
    note(sheet)
  }

  /// Keeps the state of the baseline's sheet, if moves may have to be followed again from it.
  private func note(_ sheet: ReplayedSheet) {
    guard sheet.isTouched, arms.contains(where: \.seeksDivergence) else { return }
    before.replace(by: sheet)
  }

  /// Ends the recording; gives it under the baseline and each of the candidates.
  mutating func finish() -> [PairedRecording] {
    let results = recorder.takeAll()
    return arms.indices.map { arms[$0].finish(beside: results, anchor: anchor) }
  }
}
