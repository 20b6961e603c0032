/// What a difference of rates could be at worst, had the finger reacted to the candidate.
public struct WorstCaseBounds: Equatable, Sendable {
  /// All pairs at risk turned to no, or to yes, under the candidate.
  public var all: ClosedRange<Double>
  /// Only those turned that differ as replayed.
  public var discordantOnly: ClosedRange<Double>

  /// The bounds for `pairs` of which `atRisk` are at risk; `nil` without pairs.
  package init?(_ pairs: PairCounts, atRisk: PairCounts) {
    guard pairs.units > 0 else { return nil }
    let n = Double(pairs.units)
    let soundGain = (pairs.onlyB - atRisk.onlyB) - (pairs.onlyA - atRisk.onlyA)
    let low = soundGain - (atRisk.both + atRisk.onlyA)
    let high = soundGain + (atRisk.onlyB + atRisk.neither)
    all = Double(low) / n...Double(high) / n
    let discordantLow = pairs.onlyB - atRisk.onlyB - pairs.onlyA
    let discordantHigh = pairs.onlyB - pairs.onlyA + atRisk.onlyA
    discordantOnly = Double(discordantLow) / n...Double(discordantHigh) / n
  }
}
