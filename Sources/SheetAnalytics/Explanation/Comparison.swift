public import TouchTraces

/// Numbers that a rule compared, and how close it was.
public enum Comparison: Equatable, Sendable {
  case threshold(ThresholdComparison)
  case nearest(NearestComparison)

  /// How far the compared value lies from where the comparison would go the other way.
  ///
  /// It is `nil` where there was no other way.
  public var margin: Double? {
    switch self {
    case .threshold(let comparison): comparison.margin
    case .nearest(let comparison): comparison.margin
    }
  }
}

/// A value on one side of a limit.
public struct ThresholdComparison: Equatable, Sendable {
  public var quantity: ComparedQuantity
  public var value: Double
  /// What held: `value` is this to `limitValue`.
  public var relation: ComparisonRelation
  public var limit: ComparisonLimit
  public var limitValue: Double

  /// How far the value lies from the limit, in the unit of the quantity.
  public var margin: Double { abs(value - limitValue) }

  /// Creates the comparison of `value` with `limitValue`.
  public init(
    _ quantity: ComparedQuantity, _ value: Double, _ relation: ComparisonRelation,
    _ limit: ComparisonLimit, _ limitValue: Double
  ) {
    self.quantity = quantity
    self.value = value
    self.relation = relation
    self.limit = limit
    self.limitValue = limitValue
  }
}

/// A place that is nearer than all others.
public struct NearestComparison: Equatable, Sendable {
  /// Where a sheet may come to rest.
  public struct Place: Equatable, Sendable {
    /// `nil` is the way out.
    public var detent: String?
    public var y: Points

    /// Creates the place of a detent, or the way out.
    public init(detent: String?, y: Points) {
      self.detent = detent
      self.y = y
    }
  }

  /// The projected end point.
  public var projected: Points
  public var nearest: Place
  /// The nearest of the others; `nil` if there is no other.
  public var runnerUp: Place?
  /// Where a flick moves on to (S05).
  public var movedOn: Place?

  /// How far the projected point lies from the middle between the two.
  public var margin: Double? {
    runnerUp.map { abs(projected - (nearest.y + $0.y) / 2) }
  }

  /// Creates the choice of `nearest`.
  public init(projected: Points, nearest: Place, runnerUp: Place?, movedOn: Place? = nil) {
    self.projected = projected
    self.nearest = nearest
    self.runnerUp = runnerUp
    self.movedOn = movedOn
  }
}

/// What a threshold is held against; the raw value is the word in JSON.
public enum ComparedQuantity: String, CaseIterable, Sendable {
  /// The larger of the finger's distances per axis from its touch-down.
  case fingerTravel = "finger_travel"
  case verticalTravel = "vertical_travel"
  case pressDuration = "press_duration"
  /// The shown edge.
  case edge
  case contentOffset = "content_offset"
  /// The largest content offset.
  case contentEnd = "content_end"
  /// Time since a finger last let the sheet go.
  case sinceSheetDrag = "since_sheet_drag"
  case dimming
  /// The edge that the finger asks for.
  case askedEdge = "asked_edge"
  /// The lowest edge that the finger asked for.
  case lowestAskedEdge = "lowest_asked_edge"
  /// The shown overshoot of a refused drag.
  case overshoot
  /// Time from the last movement to the lift.
  case restBeforeLift = "rest_before_lift"
  case releaseSpeed = "release_speed"
  /// Share of the way out.
  case draggedShare = "dragged_share"
  /// Distance of the edge from the nearest detent.
  case detentDistance = "detent_distance"
  /// Time since a finger last scrolled the content.
  case sinceContentScroll = "since_content_scroll"
  /// How far the edge would coast on the way to the next detent, in pt and as a share of the gap.
  case projectedWay = "projected_way"
  case projectedShare = "projected_share"
  case projectedEdge = "projected_edge"
  /// What the sheet would have left of its height when it has coasted.
  case projectedHeight = "projected_height"
  /// The release velocity, downwards positive.
  case releaseVelocity = "release_velocity"
  /// The release speed in container heights, and in the distance left to where the sheet is hidden.
  case heightsPerSecond = "heights_per_second"
  case distancesPerSecond = "distances_per_second"
  /// How far the drag has moved the edge, downwards positive.
  case dragTravel = "drag_travel"
  /// What the sheet has left of its height.
  case heightLeft = "height_left"
  case targetHeight = "target_height"
  /// Distance from where the release sends the sheet.
  case targetDistance = "target_distance"

  /// The unit of value and limit.
  public var unit: ComparedUnit {
    switch self {
    case .fingerTravel, .verticalTravel, .edge, .contentOffset, .contentEnd, .askedEdge,
      .lowestAskedEdge, .overshoot, .detentDistance, .projectedWay, .projectedEdge,
      .projectedHeight, .dragTravel, .heightLeft, .targetHeight, .targetDistance:
      .points
    case .pressDuration, .sinceSheetDrag, .sinceContentScroll, .restBeforeLift: .microseconds
    case .releaseSpeed, .releaseVelocity: .pointsPerSecond
    case .heightsPerSecond, .distancesPerSecond: .perSecond
    case .dimming, .draggedShare, .projectedShare: .share
    }
  }
}

/// The unit of compared numbers; the raw value is printed.
public enum ComparedUnit: String, Sendable {
  case points = "pt"
  case pointsPerSecond = "pt/s"
  case perSecond = "per s"
  case microseconds = "us"
  case share
}

/// How a value lies to its limit.
public enum ComparisonRelation: String, CaseIterable, Sendable {
  case lessThan = "less_than"
  case atMost = "at_most"
  case atLeast = "at_least"
  case moreThan = "more_than"
}

/// What a value is compared with: a tuning field by its name, or a place.
public enum ComparisonLimit: String, CaseIterable, Sendable {
  case touchSlop
  case tapMaximumDuration
  case repanQuietTime
  case velocityStaleAfter
  case minimumProjectedSpeed
  case flickSpeed
  case percentDismissThreshold
  /// `attemptFraction` of the bottom extent.
  case attemptFraction
  case horizontalTravel = "horizontal_travel"
  /// The largest detent's edge and half a pixel.
  case largestDetent = "largest_detent"
  case smallestDetent = "smallest_detent"
  /// The full position and half a pixel.
  case fullPosition = "full_position"
  /// The content's top and half a pixel.
  case contentTop = "content_top"
  /// Where the content takes over.
  case takeOver = "take_over"
  case halfPixel = "half_pixel"
  case scrollLockTimeout
  case positionalDistance
  case positionalThreshold
  case skipVelocityThreshold
  case dismissVelocityThreshold
  /// `dismissThreshold` of what the sheet's rule takes it of.
  case dismissThreshold
  case dismissTargetBelow
  /// The middle between the largest detent and the way out.
  case middle
  case containerBottom = "container_bottom"
  /// The distance from the nearest, the other, or the smallest detent.
  case nearestDistance = "nearest_distance"
  case otherDistance = "other_distance"
  case smallestDistance = "smallest_distance"
  case nothing
}
