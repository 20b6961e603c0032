public import TouchTraces

/// The numbers and switches of the gesture logic: what users change and compare.
///
/// Each default is a measurement by observers of shipped systems or our own assumption, never
/// Apple's documentation. `Tuning.fields` has the unit and a sentence for each.
public struct Tuning: Equatable, Sendable {
  public var touchSlop: Points = 10
  public var dragOrigin = DragOrigin.recognition
  public var settlingTouch = SettlingTouch.catchAtRecognition
  public var multiTouch = MultiTouch.centroid
  /// Microseconds.
  public var tapMaximumDuration: Int64 = 750_000
  public var velocityEstimator = VelocityEstimator.lastTwoDistinctSamples
  /// Microseconds.
  public var velocityStaleAfter: Int64 = 100_000
  /// Microseconds.
  public var velocityMinimumInterval: Int64 = 4000
  /// Per millisecond.
  public var decelerationRate = 0.99
  public var minimumProjectedSpeed: PointsPerSecond = 250
  public var flickSpeed: PointsPerSecond = 1000
  public var rubberBandCoefficient = 0.55
  public var topExtentMaximum: Points = 100
  /// Of the full sheet height.
  public var bottomExtentFraction = 0.25
  public var bottomExtentMaximum: Points = 200
  /// Of the bottom extent.
  public var attemptFraction = 0.25
  /// Seconds.
  public var springResponse = 0.34414
  public var springDampingRatio = 1.0
  public var flickDampingRatio = 0.8
  public var settleDistance: Points = 0.5
  public var settleSpeed: PointsPerSecond = 5
  /// Microseconds.
  public var settleProbe: Int64 = 1000
  public var settleLimit = 10_000
  /// Per millisecond.
  public var contentDecelerationRate = 0.998
  /// Radians per second.
  public var bounceFrequency = 10.0
  public var contentRestSpeed: PointsPerSecond = 5
  /// Microseconds.
  public var repanQuietTime: Int64 = 400_000
  public var handOffToContent = HandOffToContent.sameTouch
  public var handOffToSheet = HandOffToSheet.whenStartedAtEdge
  public var handOffHysteresis: Points = 1
  public var expandMomentum = ExpandMomentum.none
  public var cancelledTouch = CancelledTouch.returnToStart
  public var detentChangeReportedAt = DetentChangeReport.release
  public var changesWhilePresenting = ChangesWhilePresenting.ignored
  public var removedDetentAnimates = false
  public var keyboardDrag = KeyboardDrag.returnsToKeyboardDetent
  public var modalOutsideTouches = ModalOutsideTouches.passThrough
  public var outsideCapture = OutsideCapture.off
  public var rotationDuringDrag = RotationDuringDrag.cancel
  public var topPadHomeIndicator: Points = 10
  public var topPadHomeButton: Points = 20
  public var topPadPad: Points = 20
  public var topPadCompactHeight: Points = 8
  /// Of the maximum detent value.
  public var mediumFactor = 0.56
  /// Of the maximum detent value.
  public var mediumFactorShort = 0.63
  public var mediumFactorHeight: Points = 568
  public var grabberTarget: Points = 44
  public var grabberCentre: Points = 7.5
  public var formSheetWidth: Points = 540
  public var dimmingLight = 0.2
  public var dimmingDark = 0.48
  public var rageCount = 3
  /// Microseconds.
  public var rageWindow: Int64 = 3_000_000
  /// Microseconds.
  public var regretDetentWindow: Int64 = 2_000_000
  /// Microseconds.
  public var regretPresentWindow: Int64 = 3_000_000
  public var settleModel = SettleModel.detents
  /// Of the content height.
  public var percentDismissThreshold = 0.3
  /// Seconds.
  public var percentDuration = 0.3

  /// Creates the default tuning, which imitates `UISheetPresentationController`.
  public init() {}

  /// The default tuning.
  public static let uikit = Tuning()
}

/// Where the translation of a drag is counted from.
public enum DragOrigin: String, CaseIterable, Sendable, BitwiseCopyable {
  case recognition
  case touchDown
}

/// When a touch stops a settling sheet.
public enum SettlingTouch: String, CaseIterable, Sendable, BitwiseCopyable {
  case catchAtRecognition
  case catchAtTouchDown
}

/// What several fingers do together.
public enum MultiTouch: String, CaseIterable, Sendable, BitwiseCopyable {
  case centroid
  case firstTouch
}

/// Whether the sheet may pass the finger to the content inside one touch.
public enum HandOffToContent: String, CaseIterable, Sendable, BitwiseCopyable {
  case sameTouch
  case never
}

/// Whether the content may pass the finger to the sheet inside one touch.
public enum HandOffToSheet: String, CaseIterable, Sendable, BitwiseCopyable {
  case whenStartedAtEdge
  case never
  case sameTouch
}

/// Whether content coasts on after a flick that expanded the sheet.
public enum ExpandMomentum: String, CaseIterable, Sendable, BitwiseCopyable {
  case none
  case carry
}

/// What a cancelled touch does to the sheet it owned.
public enum CancelledTouch: String, CaseIterable, Sendable, BitwiseCopyable {
  case returnToStart
  case releaseAtRest
}

/// When a changed detent is reported to the app.
public enum DetentChangeReport: String, CaseIterable, Sendable, BitwiseCopyable {
  case release
  case settled
}

/// What becomes of a selection or of new detents that arrive during the presentation.
public enum ChangesWhilePresenting: String, CaseIterable, Sendable, BitwiseCopyable {
  case ignored
  case queued
}

/// Where a drag may end while the keyboard is up.
public enum KeyboardDrag: String, CaseIterable, Sendable, BitwiseCopyable {
  case returnsToKeyboardDetent
  case selectsDetent
}

/// What becomes of touches outside an undimmed modal sheet.
public enum ModalOutsideTouches: String, CaseIterable, Sendable, BitwiseCopyable {
  case passThrough
  case blocked
}

/// Whether a drag that began outside may capture the sheet when it enters it.
public enum OutsideCapture: String, CaseIterable, Sendable, BitwiseCopyable {
  case off
  case on
}

/// What a rotation does to a drag.
public enum RotationDuringDrag: String, CaseIterable, Sendable, BitwiseCopyable {
  case cancel
  case reanchor
}

/// How a release is decided.
public enum SettleModel: String, CaseIterable, Sendable, BitwiseCopyable {
  case detents
  case percentDriven
}
