package import SheetAnalytics
package import TouchTraces

/// One session as the page of `detent view` shows it.
package struct ViewedSession: Sendable {
  package var id = ""
  /// The file, as it may be shown.
  package var source = ""
  package var user: String?
  /// Sorted by name.
  package var labels: [Label]
  /// The sheet, and beside it the one of the other tuning, over the same time.
  package var timelines: [SheetTimeline]
  package var gestures: [ViewedGesture]

  /// Creates a session of a recording, whose id and file are still to be said.
  package init(
    _ header: SessionHeader, timelines: [SheetTimeline], gestures: [ViewedGesture]
  ) {
    user = header.user
    labels = header.labels
    self.timelines = timelines
    self.gestures = gestures
  }
}

/// One gesture as the page of `detent view` shows it.
package struct ViewedGesture: Sendable {
  package var explanation: GestureExplanation
  /// Under the other tuning; `nil` without one, or if the sheet was not there.
  package var candidate: GestureExplanation?
  /// How the other tuning ends it, if otherwise.
  package var flip: Flip?

  package init(
    explanation: GestureExplanation, candidate: GestureExplanation? = nil, flip: Flip? = nil
  ) {
    self.explanation = explanation
    self.candidate = candidate
    self.flip = flip
  }
}
