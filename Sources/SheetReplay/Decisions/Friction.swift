package import TouchTraces

/// Friction that takes more of a move the farther the edge is past its limit, as smooth_sheets has
/// it: `1 - k` of each piece of a move, where `k` rises from 0 to 1 over the extent.
package struct Friction: Equatable, Sendable, BitwiseCopyable {
  package var extent: Points
  package var resistance: Double

  package init(extent: Points, resistance: Double) {
    self.extent = extent
    self.resistance = resistance
  }

  /// What is left of a move by `delta`, at least 0, that begins `overshoot` past the limit.
  package func applied(_ delta: Points, from overshoot: Points) -> Points {
    var rest = min(delta, Self.longestPull)
    var reached = overshoot
    while rest > 0 {
      let piece = min(rest, Self.piece)
      reached = past(reached, by: piece)
      rest -= piece
    }
    return reached - overshoot
  }

  /// Where a piece of a move ends that begins `reached` past the limit.
  fileprivate func past(_ reached: Points, by piece: Points) -> Points {
    reached + piece * (1 - share(of: min((reached + piece) / extent, 1)))
  }

  private func share(of fraction: Double) -> Double {
    guard resistance > 0 else { return fraction }
    let whole = 1 - DeterministicMath.exp(-resistance)
    return (1 - DeterministicMath.exp(-(resistance * fraction))) / whole
  }

  /// No finger pulls farther; chosen by us, so that a pull has few pieces whatever a trace says.
  static let longestPull: Points = 4096
  /// A move is split into pieces of at most so much; fixed in smooth_sheets.
  fileprivate static let piece: Points = 18
}

/// Where the whole pieces of a drag's last pull ended: the next pull is nearly as long, and goes on from there.
package struct FrictionTrail: Equatable, Sendable, BitwiseCopyable {
  private var friction = Friction(extent: 0, resistance: 0)
  private var pieces: Points = 0
  private var reached: Points = 0

  /// No pull has been yet.
  package init() {}

  /// Makes no two drags differ: it is only remembered.
  package static func == (_: FrictionTrail, _: FrictionTrail) -> Bool { true }

  /// The shown overshoot for a pull of `x`, above 0; the same as `applied(_:from:)` from the limit.
  package mutating func shown(_ x: Points, _ friction: Friction) -> Points {
    let x = min(x, Friction.longestPull)
    if self.friction != friction || pieces >= x {
      self = FrictionTrail()
      self.friction = friction
    }
    while x - pieces > Friction.piece {
      reached = friction.past(reached, by: Friction.piece)
      pieces += Friction.piece
    }
    return friction.past(reached, by: x - pieces)
  }
}
