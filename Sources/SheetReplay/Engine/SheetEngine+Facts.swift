package import TouchTraces

// What decisions compare, for explanations. The engine itself never uses these; each is a reading
// of its state or a call of the function that decides.

extension SheetEngine {
  /// What of sheet and content decisions compare.
  package struct Facts: Sendable, BitwiseCopyable {
    /// The shown edge, and where it may be.
    package var y: Points
    package var yLargest: Points
    package var ySmallest: Points
    /// The full position, whether or not a detent is there.
    package var yFull: Points
    /// Half a device pixel.
    package var epsilon: Points
    /// `nil` without content.
    package var content: ContentFacts?
    /// Microseconds since a finger last let the sheet go; `nil` if none did.
    package var sinceSheetDrag: Int64?
    /// Microseconds since a finger last scrolled the content, noted only under a quiet time.
    package var sinceContentScroll: Int64?
    /// Shown overshoot from which a refused drag is an attempt.
    package var attemptOvershoot: Points
  }

  /// What of the content decisions compare.
  package struct ContentFacts: Sendable, BitwiseCopyable {
    package var offset: Points
    package var top: Points
    package var bottom: Points
  }

  /// What of the touch sequence decisions compare.
  package struct TouchFacts: Sendable, BitwiseCopyable {
    package var start: Timestamp
    package var target: TouchTarget
    /// From the touch-down to the tracked point.
    package var dx: Points
    package var dy: Points
    /// Dimming and edge at touch-down.
    package var dimAtDown: Double
    package var edgeAtDown: Points
    package var isRecognised: Bool
  }

  /// What of a recognised drag decisions compare.
  package struct DragFacts: Sendable, BitwiseCopyable {
    package var owner: Owner
    /// The edge that the finger asks for.
    package var u: Points
    /// Where the content takes over; `nil` for a touch that is not under the law.
    package var cap: Points?
    package var isRefused: Bool
    package var hasAttempted: Bool
    /// Share of the way out under the percent-driven model; `nil` under detents.
    package var share: Double?
  }

  /// What a lift would be decided from.
  package struct ReleaseFacts: Sendable, BitwiseCopyable {
    /// The release from the edge that the finger asks for, at the velocity of now.
    package var lift: Release.Lift
    package var candidates: Release.Candidates
    package var velocity: Velocity.Estimate
    /// Microseconds since the finger last moved.
    package var rest: Int64
    /// The position that a sheet without a finger would go to.
    package var nearestRest: Release.Candidate
  }

  /// Where releases may send the sheet.
  package struct ReleaseRange: Sendable, BitwiseCopyable {
    /// The detents to choose from, the largest sheet first, and the way out if it is one of them.
    package var detents: Release.Candidates
    /// The container's height, where the way out is.
    package var height: Points
    /// Whether a drag below the smallest detent may dismiss.
    package var isDismissible: Bool
  }

  /// Whether a touch sequence is open or its fingers are still down; inlined, since a call would
  /// copy the engine.
  @inlinable package var isTouched: Bool {
    sequence != .none
  }

  package var facts: Facts {
    Facts(
      y: y, yLargest: yLargest, ySmallest: ySmallest, yFull: geometry.yMax, epsilon: epsilon,
      content: scene.content.map { _ in
        ContentFacts(offset: offset, top: contentTop, bottom: contentBottom)
      }, sinceSheetDrag: lastSheetPanEnd.map { now.since($0) },
      sinceContentScroll: lastContentScroll.map { now.since($0) },
      attemptOvershoot: tuning.attemptFraction * bottomExtent)
  }

  package var touchFacts: TouchFacts? {
    guard isSequenceOpen else { return nil }
    return TouchFacts(
      start: gesture.start, target: gesture.target, dx: trackedX - gesture.downX,
      dy: trackedY - gesture.downY, dimAtDown: gesture.dimAtDown, edgeAtDown: gesture.edgeAtDown,
      isRecognised: gesture.traits.contains(.recognised))
  }

  package var dragFacts: DragFacts? {
    guard sequence == .owned else { return nil }
    return DragFacts(
      owner: drag.owner, u: drag.y0 + translation - drag.k,
      cap: drag.kind.isLaw ? drag.cap : nil, isRefused: drag.dismissal == .refused,
      hasAttempted: drag.hasAttempted, share: drag.kind == .percent ? percentFraction : nil)
  }

  /// What a lift at this moment would be decided from; `nil` without a recognised drag.
  package var releaseFacts: ReleaseFacts? {
    guard sequence == .owned else { return nil }
    var engine = self
    engine.applyStoredKeyboard()
    let rest = samples.count > 0 ? now.since(samples[0].time) : 0
    let candidates = engine.candidates
    let velocity = engine.velocityAtLift()
    return ReleaseFacts(
      lift: engine.lift(
        u: drag.y0 + translation - drag.k, velocity: velocity.value, among: candidates),
      candidates: candidates, velocity: velocity, rest: rest, nearestRest: engine.nearestRest)
  }

  /// Where a release at this moment may send the sheet; the keyboard leaves less choice.
  package var releaseRange: ReleaseRange {
    let sheet = scene.sheet
    return ReleaseRange(
      detents: candidates,
      height: scene.screen.height,
      isDismissible: sheet.shouldDismiss && !sheet.isModalInPresentation)
  }

  /// The same sheet in the same state under another tuning.
  ///
  /// Detents and their positions are resolved anew, and a resting sheet rests at its new position.
  /// Animations under way go on as they began.
  package func retuned(_ tuning: Tuning) -> SheetEngine {
    var engine = self
    engine.retune(tuning)
    return engine
  }

  /// Goes on in the same state under another tuning, as `retuned(_:)` does.
  package mutating func retune(_ tuning: Tuning) {
    self.tuning = tuning
    rebuildGeometry()
    updateEffectiveDetent()
    if motion == .rest { y = restY }
  }

  /// Goes on in the same state under a tuning that would have led to it, too: nothing is resolved
  /// anew.
  package mutating func exchangeTuning(for tuning: Tuning) {
    self.tuning = tuning
  }
}
