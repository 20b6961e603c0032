/// Which function chooses the detent of a release.
public enum SettlePolicy: String, CaseIterable, Sendable, BitwiseCopyable {
  /// The settle function, as the other fields set it.
  case parameters
  case fittedSheets
  case material
  case panModal
  case pulley
  case reactSpring
  case vaul
}

/// Whether a value that equals its threshold has reached it.
public enum Strictness: String, CaseIterable, Sendable, BitwiseCopyable {
  case inclusive
  case strict

  /// Whether `value` is past `threshold`.
  @inline(__always) package func passes(_ value: Double, _ threshold: Double) -> Bool {
    value > threshold || (self == .inclusive && value == threshold)
  }
}

/// Where a flick counts its step from.
public enum StepReference: String, CaseIterable, Sendable, BitwiseCopyable {
  /// On from the detent nearest to the release and to the projected end, if it lies behind.
  case unmovedNearest
  /// A flick is no step.
  case none
  /// The detent beyond the release.
  case releaseSegment
  /// The detent beyond the release, or the one exactly there.
  case releaseAnchor
  /// On from the detent nearest to the projected end.
  case nearestDetent
  /// The farther of the two detents nearest to the projected end.
  case twoClosestProjected
  /// On from the detent that the sheet was at.
  case currentDetent
}

/// Where the positional threshold is measured from.
public enum ThresholdReference: String, CaseIterable, Sendable, BitwiseCopyable {
  case releaseSegment
  case currentDetent
}

/// Which of two equally near detents wins.
public enum SettleTie: String, CaseIterable, Sendable, BitwiseCopyable {
  case upper
  case lower
  /// The one that the motion leaves.
  case stay
  /// The upper of up to three detents, the lower of more.
  case upperUpToThree
}

/// What a release beyond the outermost detents is.
public enum OutsideRange: String, CaseIterable, Sendable, BitwiseCopyable {
  /// A release as any other.
  case segment
  /// The outermost detent wins whatever the speed.
  case absorb
  /// The lowest detent wins at and below its position, whatever the speed.
  case absorbLowest
}

/// What says in which direction a release goes.
public enum DirectionSource: String, CaseIterable, Sendable, BitwiseCopyable {
  case velocity
  case netTranslation
  case currentDetentSide
}

/// Where a release without velocity goes.
public enum DirectionAtRest: String, CaseIterable, Sendable, BitwiseCopyable {
  case nearest
  /// On to the side of the detent that the sheet was at.
  case sideOfCurrent
}

/// Which edge a release is decided from.
public enum ReleasePosition: String, CaseIterable, Sendable, BitwiseCopyable {
  /// The edge that the finger asked for.
  case asked
  /// The edge that was shown.
  case shown
}

/// Whose velocity the motion after a release begins with.
public enum SettleVelocity: String, CaseIterable, Sendable, BitwiseCopyable {
  /// The shown edge's, which is slower than the finger where it gives way.
  case edge
  case finger
  /// The finger's; of a release that flies on outwards less, the farther the edge is out.
  case dampedOutwards
}

/// From where a drag may dismiss the sheet.
public enum DismissFrom: String, CaseIterable, Sendable, BitwiseCopyable {
  /// From below the smallest detent, once the drag has gone there.
  case belowSmallest
  /// From the smallest detent.
  case lowestDetent
  case any
  case never
}

/// What a velocity that dismisses is measured in.
public enum DismissVelocityReference: String, CaseIterable, Sendable, BitwiseCopyable {
  /// Points per second.
  case points
  /// Container heights per second.
  case containerHeight
  /// Per second of the distance left to 100 pt below the container.
  case distanceLeft
}
