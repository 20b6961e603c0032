/// How much data would settle an inconclusive metric.
public struct NeededSize: Equatable, Sendable {
  /// What there must be so many of.
  public enum Unit: String, Sendable {
    case pairs
    case users
  }

  public var count: Int
  public var unit: Unit

  /// The power with which it would be settled; chosen by us.
  static let power = 0.8

  /// The size for an `effect` whose margin is `margin`; `nil` where the data give no hint.
  ///
  /// What is to be found is the margin, or without one the effect itself. Pairs are those of
  /// independent units times the design effect that was seen, users in proportion to the variance.
  init?(_ effect: MetricEffect, margin: Double, level: Double) {
    guard let difference = effect.difference, effect.users >= SignFlipTest.fewestUsers else {
      guard effect.users < SignFlipTest.fewestUsers else { return nil }
      self.init(count: SignFlipTest.fewestUsers, unit: .users)
      return
    }
    let sought = margin > 0 ? margin : abs(difference)
    guard sought > 0, let error = effect.standardError, error > 0 else { return nil }
    if let pairs = effect.pairs {
      self.init(pairs, sought: sought, difference: difference, error: error, level: level)
    } else {
      let reach =
        NormalDistribution.quantile(1 - (1 - level) / 2) + NormalDistribution.quantile(Self.power)
      let factor = reach * error / sought
      let users = (Double(effect.users) * factor * factor).rounded(.up)
      guard let count = Int(exactly: users) else { return nil }
      self.init(count: max(SignFlipTest.fewestUsers, count), unit: .users)
    }
  }

  private init?(
    _ pairs: PairCounts, sought: Double, difference: Double, error: Double, level: Double
  ) {
    let n = Double(pairs.units)
    let discordant = Double(pairs.onlyA + pairs.onlyB) / n
    // A difference of that size takes at least as many discordant pairs.
    let share = min(1, max(discordant, sought))
    guard
      let independent = SampleSize.pairs(
        discordant: share, difference: sought, level: level, power: Self.power)
    else { return nil }
    let variance = (discordant - difference * difference) / n
    let designEffect = variance > 0 ? max(1, error * error / variance) : 1
    guard let count = Int(exactly: (Double(independent) * designEffect).rounded(.up)) else {
      return nil
    }
    self.init(count: count, unit: .pairs)
  }

  /// Creates a size.
  public init(count: Int, unit: Unit) {
    self.count = count
    self.unit = unit
  }
}
