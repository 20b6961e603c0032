import SheetAnalytics
import SheetReplay
import TouchTraces

/// The sheet of another tuning that gets the fingers of a recording beside the baseline's sheet.
///
/// Under the gesture anchor it starts each gesture from the state of the baseline's sheet and is one
/// with it between gestures, so that no flip leaks into the next gesture.
struct CandidateSheet {
  let tuning: Tuning
  let sheet: ReplayedSheet
  private let anchor: ReplayAnchor
  /// Whether it goes its own way at the moment.
  private(set) var isApart: Bool

  /// Creates the sheet of `tuning` in the state of the `baseline` before the first event.
  init(_ tuning: Tuning, baseline: ReplayedSheet, anchor: ReplayAnchor) {
    self.tuning = tuning
    self.anchor = anchor
    sheet = ReplayedSheet(baseline.engine.retuned(tuning))
    isApart = anchor == .session
  }

  /// Leaves the baseline before an event with which a gesture begins.
  ///
  /// - Returns: Whether a gesture begins.
  mutating func prepare(for event: TraceEvent, baseline: ReplayedSheet) -> Bool {
    guard case .touch(let sample) = event.action, sample.phase == .began,
      !baseline.engine.isTouched
    else { return false }
    guard anchor == .gesture else { return true }
    sheet.replace(by: baseline.engine.retuned(tuning))
    isApart = true
    return true
  }

  /// Whether a gesture is under way on either sheet.
  func isTouched(baseline: ReplayedSheet) -> Bool {
    baseline.engine.isTouched || (isApart && sheet.engine.isTouched)
  }

  /// Takes note that the gesture is over.
  mutating func endGesture() {
    isApart = anchor == .session
  }
}
