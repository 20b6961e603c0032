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

  /// Leaves the baseline just before a gesture begins.
  mutating func leave(_ baseline: ReplayedSheet) {
    guard anchor == .gesture else { return }
    sheet.replace(by: baseline, retuned: tuning)
    isApart = true
  }

  /// Whether a gesture is under way on either sheet.
  func isTouched(baseline: ReplayedSheet) -> Bool {
    baseline.isTouched || (isApart && sheet.isTouched)
  }

  /// Takes note that the gesture is over.
  mutating func endGesture() {
    isApart = anchor == .session
  }
}
