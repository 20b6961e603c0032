package import TouchTraces

/// How far a dragged edge gives way past one of its limits.
package struct Overdrag: Sendable, BitwiseCopyable {
  package var curve: RubberBandCurve
  /// The rubber band of the curve `rational`, and its extent (G12).
  package var band: RubberBand
  package var extent: Points
  /// The sheet's height at the limit.
  package var height: Points

  package init(curve: RubberBandCurve, band: RubberBand, extent: Points, height: Points) {
    self.curve = curve
    self.band = band
    self.extent = extent
    self.height = height
  }

  /// The shown overshoot for a pull of `x` past the limit.
  @inline(__always) package func shown(_ x: Points) -> Points {
    if case .rational = curve { return band.shown(x, dimension: extent) }
    return shownByCurve(x)
  }

  private func shownByCurve(_ x: Points) -> Points {
    guard x > 0 else { return 0 }
    switch curve {
    case .free: return x
    case .clamp: return 0
    case .rational: return band.shown(x, dimension: extent)
    case .rationalWithin(let extent): return band.shown(x, dimension: extent)
    case .linear(let share): return share * x
    case .log10(let factor):
      guard height > 0 else { return 0 }
      let decades = DeterministicMath.log(1 + x / height) / DeterministicMath.log(10)
      return height * factor * decades
    case .sqrt(let factor): return factor * (1 + x).squareRoot()
    case .ln(let factor): return max(factor * (DeterministicMath.log(x + 1) - 2), 0)
    case .friction(let extent, let resistance):
      return Friction(extent: extent, resistance: resistance).applied(x, from: 0)
    }
  }

  /// The same for one of several pulls, the last of which left `trail`.
  @inline(__always) package func shown(_ x: Points, _ trail: inout FrictionTrail) -> Points {
    guard case .friction(let extent, let resistance) = curve, x > 0 else { return shown(x) }
    return trail.shown(x, Friction(extent: extent, resistance: resistance))
  }

  /// The derivative of `shown`; of curves without a short one over half a point to both sides.
  package func slope(_ x: Points) -> Double {
    switch curve {
    case .free: 1
    case .clamp: 0
    case .rational: band.slope(x, dimension: extent)
    case .rationalWithin(let extent): band.slope(x, dimension: extent)
    case .linear(let share): share
    case .log10, .sqrt, .ln, .friction: shown(x + 0.5) - shown(max(x - 0.5, 0))
    }
  }

  /// The share of its speed that an edge keeps which flies on outwards from `overshoot`; a curve
  /// with an extent leaves ever less, and at the extent nothing.
  package func kept(_ overshoot: Points) -> Double {
    switch curve {
    case .friction(let extent, _):
      guard overshoot < extent else { return 0 }
      return DeterministicMath.exp(-10 * DeterministicMath.log(2) * (overshoot / extent))
    case .free, .clamp, .rational, .rationalWithin, .linear, .log10, .sqrt, .ln: return 1
    }
  }

  /// The pull that shows `overshoot`.
  package func pull(_ overshoot: Points) -> Points {
    switch curve {
    case .free: return overshoot
    case .clamp: return 0
    case .rational: return band.pull(overshoot, dimension: extent)
    case .rationalWithin(let extent): return band.pull(overshoot, dimension: extent)
    case .linear(let share): return share > 0 ? overshoot / share : 0
    case .log10, .sqrt, .ln, .friction:
      var (low, high) = (0.0, Friction.longestPull)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if shown(middle) < overshoot { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }
}
