package import SheetReplay
package import TouchTraces

/// What one sheet showed in the course of a session, and what moved it.
///
/// Between two frames that are at most `smoothGap` apart the sheet moved evenly; across a longer
/// gap it stood still and the later frame is a jump. Times are microseconds from the session's
/// start.
package struct SheetTimeline: Equatable, Sendable {
  /// What was shown at one moment.
  package struct Frame: Equatable, Sendable {
    package var time: Int64
    /// The top edge.
    package var y: Points
    /// The content offset; `nil` without content.
    package var offset: Points?
    /// How much the dimming view covers what lies behind, 0...1.
    package var dim: Double
    package var phase: SheetPhase
    package var owner: Owner
  }

  /// One sample of one finger.
  package struct Contact: Equatable, Sendable {
    package var time: Int64
    package var touch: TouchID
    package var phase: TouchPhase
    package var x: Points
    package var y: Points
  }

  /// The rules that one step used.
  package struct Decision: Equatable, Sendable {
    package var time: Int64
    package var rules: [Rule]
  }

  /// A counted change of owner.
  package struct HandOff: Equatable, Sendable {
    package var time: Int64
    package var direction: HandOffDirection
    package var y: Points
  }

  /// A release that was decided.
  package struct Release: Equatable, Sendable {
    package var time: Int64
    package var decision: ReleaseDecision
  }

  /// What the sheet looks like from a moment on.
  package struct Look: Equatable, Sendable {
    package var time: Int64
    package var appearance: SheetEngine.Appearance
  }

  package var frames: [Frame] = []
  package var contacts: [Contact] = []
  package var decisions: [Decision] = []
  package var handOffs: [HandOff] = []
  package var releases: [Release] = []
  package var looks: [Look] = []

  /// Microseconds up to which two frames are joined by even motion: a slow panel and
  /// a sample that it left out.
  package static let smoothGap: Int64 = 50_000

  /// When the last frame was shown.
  package var duration: Int64 { frames.last?.time ?? 0 }

  package init() {}
}
