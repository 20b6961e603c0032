package import SheetAnalytics
package import SheetReplay
package import TouchTraces

/// What the sessions of a run are replayed with.
package struct ReplaySetting: Sendable {
  package var tuning: Tuning
  /// Fills what a trace leaves out.
  package var scene: SceneFields
  /// `nil` leaves it to the format of each file.
  package var anchor: ReplayAnchor?

  package init(
    tuning: Tuning = .uikit, scene: SceneFields = SceneFields(), anchor: ReplayAnchor? = nil
  ) {
    self.tuning = tuning
    self.scene = scene
    self.anchor = anchor
  }

  /// The anchor of sessions of `format`.
  func anchor(of format: TraceFormat) -> ReplayAnchor {
    anchor ?? (format.hasSheet ? .session : .gesture)
  }
}

extension TraceFormat {
  /// Whether recordings of this format know of a sheet and not of touches alone.
  var hasSheet: Bool { self == .touchTrace1 || self == .binaryTrace }
}
