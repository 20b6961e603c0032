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

  // What other sheets decide by (the sheet rules' table "One tuning").
  public var axisDominance = false
  public var minFlingVelocity: PointsPerSecond = 0
  public var maxFlingVelocity: PointsPerSecond?
  public var settlePolicy = SettlePolicy.parameters
  /// Seconds; in place of what follows from `decelerationRate`.
  public var projectionTime: Double?
  public var flickStrictness = Strictness.inclusive
  public var stepReference = StepReference.unmovedNearest
  public var skipVelocityThreshold: PointsPerSecond?
  /// Of the gap between two detents.
  public var positionalThreshold = 0.5
  /// In place of `positionalThreshold`.
  public var positionalDistance: Points?
  public var positionalStrictness = Strictness.strict
  public var thresholdReference = ThresholdReference.releaseSegment
  public var maxDetentSteps = 0
  public var skipsSmallestDetent = false
  public var tie = SettleTie.upper
  public var outsideRange = OutsideRange.segment
  public var directionSource = DirectionSource.velocity
  public var directionAtRest = DirectionAtRest.nearest
  public var releasePosition = ReleasePosition.asked
  public var dismissalDetent = true
  public var dismissFrom = DismissFrom.belowSmallest
  /// In the unit of `dismissVelocityReference`.
  public var dismissVelocityThreshold: Double?
  public var dismissVelocityReference = DismissVelocityReference.points
  public var dismissStrictness = Strictness.strict
  public var dismissThreshold: Double?
  public var dismissTargetBelow: Points?
  public var settleAnimation = SettleAnimation.spring
  public var settleVelocity = SettleVelocity.edge
  public var settleVelocityScale = 1.0
  public var settleVelocityCap: PointsPerSecond?
  public var rubberBand = RubberBandCurves(.rational)
  public var expandsBeforeScrolling = ExpandsBeforeScrolling.sheetProperty
  public var scrollsAtDetents = ScrollsAtDetents.all
  public var dragsFromContent = true
  public var dragsFromHeader = true
  public var collapseMomentum = CollapseMomentum.none
  public var splitsRemainder = true
  /// Microseconds.
  public var scrollLockTimeout: Int64 = 0

  /// Creates the default tuning, which imitates `UISheetPresentationController`.
  public init() {}

  /// The default tuning.
  public static let uikit = Tuning()
}
