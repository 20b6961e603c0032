import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// Records what the sheet of each presentation of a recording does, and beside it the sheet of
/// another tuning.
struct ViewObserver: StepObserver {
  /// The sheet of the other tuning.
  ///
  /// It does what `detent check` has it do, but it is shown between gestures, too, until the next
  /// one begins on the baseline's sheet.
  private struct Candidate {
    var sheet: CandidateSheet
    var arm: ViewArm
    /// Finds the flips as `detent check` does.
    var course: PairCourse

    /// Starts the next gesture where the baseline's sheet is.
    mutating func leave(_ baseline: ReplayedSheet) {
      sheet.leave(baseline)
      arm.restart(engine: sheet.sheet.engine)
    }

    /// Has the sheet handle the event, too.
    mutating func observe(
      _ step: Step, of event: TraceEvent, baseline: ReplayedSheet
    ) {
      course.observe(step, of: event, sheet: baseline)
      let other = sheet.sheet.handle(event)
      arm.observe(other, of: event, engine: sheet.sheet.engine)
    }
  }

  private let tuning: Tuning?
  private var header = SessionHeader()
  private var anchor = ReplayAnchor.session
  private var baseline: ViewArm?
  private var candidate: Candidate?

  /// Creates the observer that shows one sheet, or another one with the tuning `candidate` too.
  init(candidate tuning: Tuning?) {
    self.tuning = tuning
  }

  mutating func begin(_ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor) {
    self.header = header
    self.anchor = anchor
    baseline = ViewArm(engine: sheet.engine, anchor: anchor)
    guard let tuning else { return }
    let other = CandidateSheet(tuning, baseline: sheet, anchor: anchor)
    candidate = Candidate(
      sheet: other, arm: ViewArm(engine: other.sheet.engine, anchor: anchor),
      course: PairCourse(header, candidates: [tuning], sheet: sheet, anchor: anchor))
  }

  mutating func restart(sheet: ReplayedSheet) {
    baseline?.restart(engine: sheet.engine)
  }

  mutating func prepare(for event: TraceEvent, sheet: ReplayedSheet) {
    baseline?.prepare(for: event.time)
    candidate?.course.prepare(for: event, sheet: sheet)
    candidate?.arm.prepare(for: event.time)
    guard anchor == .gesture, sheet.beginsGesture(with: event) else { return }
    candidate?.leave(sheet)
  }

  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    if anchor == .session {
      baseline?.turnPages(step)
      candidate?.arm.turnPages(step)
    }
    baseline?.observe(step, of: event, engine: sheet.engine)
    candidate?.observe(step, of: event, baseline: sheet)
  }

  mutating func finish(sheet: ReplayedSheet) -> [ViewedSession] {
    guard var baseline else { return [] }
    let pairs = candidate?.course.finish().first?.pairs ?? []
    let others = candidate?.arm.finish() ?? []
    return baseline.finish().enumerated().map { index, timeline in
      let gestures = baseline.gestures.filter { $0.place.presentation == index + 1 }
      let timelines = [timeline] + (index < others.count ? [others[index]] : [])
      return ViewedSession(
        header, timelines: timelines, gestures: gestures.map { viewed($0, pairs) })
    }
  }

  /// A gesture with what the other tuning makes of the same fingers.
  private func viewed(_ gesture: ViewArm.Explained, _ pairs: [GesturePair]) -> ViewedGesture {
    let row = gesture.explanation.row
    let other = candidate?.arm.gestures.first { $0.start == gesture.start }
    let pair = pairs.first {
      $0.presentation == gesture.place.presentation && $0.a.number == row.number
    }
    return ViewedGesture(
      explanation: gesture.explanation, candidate: other?.explanation, flip: pair?.flip)
  }
}
