import TouchTraces

extension GesturePlanner {
  /// A drag that is placed or flung, as the person is used to.
  ///
  /// - Parameters:
  ///   - distance: How far a placed drag goes; positive is downwards.
  ///   - flungDistance: How far a flung drag goes; as far as a placed one if left out.
  ///   - zone: Where the finger goes down.
  ///   - random: The session's draws.
  /// - Returns: The gesture.
  func drag(
    _ distance: Points, flung flungDistance: Points? = nil, in zone: Zone,
    random: inout RandomSource
  ) -> Gesture {
    guard random.chance(behaviour.flungShare(person.flungShare)) else {
      return placed([distance], in: zone, random: &random)
    }
    return flung([flungDistance ?? distance], in: zone, random: &random)
  }

  /// A drag that stops before the finger lifts.
  ///
  /// The hand moves in a first stroke, which misses a little, and often in a second one that
  /// corrects it (Woodworth 1899). Then it rests for up to 0.4 s.
  func placed(_ distances: [Points], in zone: Zone, random: inout RandomSource) -> Gesture {
    var path = start(of: distances, in: zone, random: &random)
    for distance in fitted(distances, from: path.start) {
      let miss = distance * person.imprecision * random.bell()
      path.legs.append(stroke(distance + miss, random: &random))
      if abs(miss) > 2, random.chance(0.6) {
        path.legs.append(FingerPath.Leg(duration: random.uniform(0.01...0.09)))
        path.legs.append(
          FingerPath.Leg(dy: -miss, duration: random.uniform(0.12...0.22) * person.pace))
      }
    }
    let patience = random.unit()
    path.legs.append(FingerPath.Leg(duration: 0.01 + 0.42 * patience * patience))
    path = FingerPath(start: path.start, legs: path.legs)
    return Gesture(path: path, hook: hook(share: person.hookShare * 1.1, random: &random))
  }

  /// A drag that is lifted while the finger still moves.
  func flung(_ distances: [Points], in zone: Zone, random: inout RandomSource) -> Gesture {
    var path = start(of: distances, in: zone, random: &random)
    let fitted = fitted(distances, from: path.start)
    let liftPart = random.uniform(behaviour.liftPart)
    for (index, distance) in fitted.enumerated() {
      let isLast = index == fitted.count - 1
      let whole = isLast ? distance / FingerPath.minimumJerk(liftPart) : distance
      var leg = stroke(whole, random: &random)
      if isLast { leg.duration *= 0.75 }
      path.legs.append(leg)
    }
    let liftedEarly = (path.legs.last?.duration ?? 0) * (1 - liftPart)
    path = FingerPath(start: path.start, legs: path.legs)
    path.liftsAfter -= liftedEarly
    return Gesture(path: path, hook: hook(share: person.hookShare * 0.4, random: &random))
  }

  func swipeSideways(random: inout RandomSource) -> Gesture {
    let middle = (sight.y + sight.header + sight.floor) / 2
    let start = Place(x: thumbX(random: &random), y: middle)
    let isLeftward = start.x > sight.screen.width / 2
    let dx = random.uniform(90...170) * (isLeftward ? -1 : 1)
    let leg = FingerPath.Leg(dx: dx, dy: random.uniform(-6...6), duration: time(abs(dx)))
    return Gesture(path: FingerPath(start: start, legs: [leg]))
  }

  func tap(_ intention: Intention, random: inout RandomSource) -> Gesture {
    let center = sight.screen.width / 2
    let place: Place =
      switch intention {
      case .tapGrabber:
        Place(x: center + 6 * random.bell(), y: sight.y + 8 + random.uniform(0...8))
      case .tapOutside:
        Place(x: thumbX(random: &random), y: random.uniform(24...max(sight.y - 30, 30)))
      case .tapContent, .expand, .collapse, .dismiss, .peekOut, .wander, .scrollOn, .scrollBack,
        .handOffUp, .handOffDown, .swipeSideways:
        Place(
          x: thumbX(random: &random),
          y: random.uniform(min(sight.y + sight.header + 8, sight.floor)...sight.floor))
      }
    let press = FingerPath.Leg(duration: random.uniform(0.05...0.16) * person.pace)
    return Gesture(path: FingerPath(start: place, legs: [press]))
  }

  // MARK: Parts

  /// A stroke of the thumb, which swings out to the side away from its hand.
  private func stroke(_ distance: Points, random: inout RandomSource) -> FingerPath.Leg {
    let side: Double = person.hand == .right ? -1 : 1
    let bow = side * abs(distance) * random.uniform(0.02...0.07)
    let slowness = random.uniform(behaviour.slowness)
    return FingerPath.Leg(
      dx: distance * random.uniform(-0.04...0.04), dy: distance,
      duration: time(abs(distance)) * slowness, bow: bow)
  }

  /// Seconds that a stroke takes: a fixed part, and one that grows slower than the distance.
  ///
  /// Chosen by us so that drags of 100 to 600 pt last 0.3 to 0.5 s, as recorded scrolls do.
  private func time(_ distance: Points) -> Double {
    person.pace * (0.14 + 0.014 * distance.squareRoot())
  }

  private func hook(share: Double, random: inout RandomSource) -> Int {
    random.chance(share) ? random.whole(1...4) : 0
  }

  /// Where the thumb of the person's hand likes to be.
  private func thumbX(random: inout RandomSource) -> Points {
    let middle = person.hand == .right ? 0.62 : 0.38
    let part = middle + 0.07 * random.bell()
    return sight.screen.width * min(max(part, 0.1), 0.9)
  }

  /// A place from which a drag has as much room as the zone allows.
  private func start(
    of distances: [Points], in zone: Zone, random: inout RandomSource
  ) -> FingerPath {
    var upper = sight.y + 8
    var lower = min(upper + max(sight.header - 16, 4), sight.floor)
    if zone == .content {
      upper = min(sight.y + sight.header + 12, sight.floor)
      lower = sight.floor
    }
    upper = min(upper, lower)
    let first = distances.first ?? 0
    if first < 0 {
      upper = min(max(upper, highest - first), lower)
    } else {
      lower = max(min(lower, lowest - first), upper)
    }
    let draws = (random.unit(), random.unit())
    let part = first < 0 ? max(draws.0, draws.1) : min(draws.0, draws.1)
    return FingerPath(
      start: Place(x: thumbX(random: &random), y: upper + (lower - upper) * part), legs: [])
  }

  /// The highest place that a finger reaches.
  private var highest: Points { max(sight.screen.safeArea.top, 12) }

  /// The lowest place that a finger reaches: in a pull it goes below where it would go down.
  private var lowest: Points { sight.screen.height - 8 }

  /// The distances, cut where the finger would leave the screen.
  private func fitted(_ distances: [Points], from start: Place) -> [Points] {
    var y = start.y
    return distances.map { distance in
      let end = min(max(y + distance, highest), lowest)
      defer { y = end }
      return end - y
    }
  }
}
