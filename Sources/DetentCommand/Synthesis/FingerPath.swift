import TouchTraces

/// A point on the screen.
struct Place: Equatable {
  var x: Points
  var y: Points
}

/// The way of one finger, from its touch-down to its lift, before a sensor samples it.
///
/// A way is a row of legs. Each leg is a minimum-jerk movement, the smoothest one between two
/// rests and the standard model of a reaching hand (Flash and Hogan 1985): after the part `t` of
/// its duration the finger has gone `s = 10 t^3 - 15 t^4 + 6 t^5` of its distance. The speed is
/// highest in the middle, 1.875 times the mean.
///
/// A *placed* drag ends with a leg that stands still. A *flung* drag is lifted inside its last
/// leg, while the finger still moves:
///
/// ```
///   speed   placed               flung
///     |      .-.                  .-.
///     |     /   \                /   | lift
///     |    /     \              /    |
///     |___/       \____| lift  /     |
/// ```
struct FingerPath {
  /// One movement from rest to rest; without a distance, a rest.
  struct Leg {
    var dx: Points = 0
    var dy: Points = 0
    /// Seconds.
    var duration: Double
    /// How far the thumb swings out sideways in the middle of the leg; positive is to the right.
    var bow: Points = 0
  }

  var start: Place
  var legs: [Leg]
  /// Seconds from touch-down to lift.
  var liftsAfter: Double

  /// Creates a way that is lifted when its last leg has ended.
  init(start: Place, legs: [Leg]) {
    self.start = start
    self.legs = legs
    liftsAfter = legs.reduce(0) { $0 + $1.duration }
  }

  /// Where the finger is; after the last leg it rests.
  func place(after seconds: Double) -> Place {
    var place = start
    var remaining = seconds
    for leg in legs {
      guard remaining < leg.duration else {
        place.x += leg.dx
        place.y += leg.dy
        remaining -= leg.duration
        continue
      }
      let part = Self.minimumJerk(max(remaining, 0) / leg.duration)
      place.x += leg.dx * part + leg.bow * 4 * part * (1 - part)
      place.y += leg.dy * part
      return place
    }
    return place
  }

  /// The part of the distance that a leg has gone after the part `time` of its duration.
  static func minimumJerk(_ time: Double) -> Double {
    time * time * time * (10 - time * (15 - 6 * time))
  }

  /// The direction in which the finger moved last: -1 up, 1 down, 0 if it never moved.
  var lastDirection: Double {
    guard let leg = legs.last(where: { $0.dy != 0 }) else { return 0 }
    return leg.dy < 0 ? -1 : 1
  }
}
