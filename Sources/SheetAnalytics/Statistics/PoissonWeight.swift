/// How often a user is drawn in a replicate of the bootstrap: Poisson with mean 1.
package enum PoissonWeight {
  /// floor(2^64 P[Poisson(1) <= j]) for j = 0..19.
  private static let thresholds: InlineArray<20, UInt64> = [
    6_786_177_901_268_885_274, 13_572_355_802_537_770_549, 16_965_444_753_172_213_186,
    18_096_474_403_383_694_065, 18_379_231_815_936_564_285, 18_435_783_298_447_138_329,
    18_445_208_545_532_234_003, 18_446_555_009_401_533_385, 18_446_723_317_385_195_808,
    18_446_742_018_272_269_410, 18_446_743_888_360_976_771, 18_446_744_058_369_041_076,
    18_446_744_072_536_379_768, 18_446_744_073_626_175_052, 18_446_744_073_704_017_573,
    18_446_744_073_709_207_074, 18_446_744_073_709_531_418, 18_446_744_073_709_550_497,
    18_446_744_073_709_551_557, 18_446_744_073_709_551_613,
  ]

  /// The weight that `hash` stands for: the number of thresholds up to it.
  package static func of(_ hash: UInt64) -> Int64 {
    var weight = 0
    while weight < 20, thresholds[weight] <= hash { weight += 1 }
    return Int64(weight)
  }
}
