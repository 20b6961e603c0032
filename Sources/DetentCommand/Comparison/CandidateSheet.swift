import SheetAnalytics
import SheetReplay
import TouchTraces

/// The sheet of another tuning that gets the fingers of a recording beside the baseline's sheet.
///
/// Under the gesture anchor it starts each gesture from the state of the baseline's sheet and is one
/// with it between gestures, so that no flip leaks into the next gesture.
struct CandidateSheet {
  /// When a sheet leaves the baseline's in a gesture.
  enum Departure {
    case touchDown
    /// Before the first event that could lift a finger: all before it would be the same.
    case lift
  }

  let tuning: Tuning
  let sheet: ReplayedSheet
  private let anchor: ReplayAnchor
  private let departure: Departure
  /// Whether it goes its own way at the moment.
  private(set) var isApart: Bool

  /// Creates the sheet of `tuning` in the state of the `baseline` before the first event.
  init(
    _ tuning: Tuning, baseline: ReplayedSheet, anchor: ReplayAnchor,
    departure: Departure = .touchDown
  ) {
    self.tuning = tuning
    self.anchor = anchor
    self.departure = departure
    sheet = ReplayedSheet(baseline.engine.retuned(tuning))
    isApart = anchor == .session
  }

  /// Leaves the baseline just before a gesture begins, unless a lift is early enough.
  mutating func leave(_ baseline: ReplayedSheet) {
    guard anchor == .gesture else { return }
    switch departure {
    case .touchDown:
      sheet.replace(by: baseline)
      sheet.retune(tuning)
      isApart = true
    case .lift: isApart = false
    }
  }

  /// A finger of a gesture may be about to lift.
  mutating func beginLift(_ baseline: ReplayedSheet) {
    guard departure == .lift, !isApart else { return }
    sheet.replace(by: baseline)
    sheet.exchangeTuning(for: tuning)
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
