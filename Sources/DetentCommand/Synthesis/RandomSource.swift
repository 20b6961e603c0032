/// The generator of everything that a synthesized session draws at random.
///
/// The generator is xoshiro256** seeded through SplitMix64, both by Blackman and Vigna and in the
/// public domain. Each person and each session has a stream of its own, which depends on the seed
/// and its number alone, so that a corpus of 1000 sessions is the beginning of one of 10,000.
/// Only integer arithmetic and `+ - * /` are used: the draws are the same on every machine.
package struct RandomSource {
  /// What a stream of draws is for; streams of different kinds have nothing in common.
  package enum Stream: UInt64 {
    case person = 1
    case session = 2
    case trial = 3
  }

  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// Creates stream number `index` of a kind.
  package init(seed: UInt64, _ stream: Stream, index: Int) {
    var seeder = SplitMix64(state: seed)
    seeder.state = seeder.next() ^ stream.rawValue
    seeder.state = seeder.next() ^ UInt64(bitPattern: Int64(index))
    state = (seeder.next(), seeder.next(), seeder.next(), seeder.next())
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    let product = state.1 &* 5
    let result = ((product << 7) | (product >> 57)) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = (state.3 << 45) | (state.3 >> 19)
    return result
  }

  /// A number of 0..<1 with 53 random bits.
  mutating func unit() -> Double {
    Double(next() >> 11) / 9_007_199_254_740_992
  }

  /// A number of `range`, all equally likely.
  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// A whole number of `range`, all equally likely.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    let count = UInt64(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Int(next().multipliedFullWidth(by: count).high)
  }

  /// A number with mean 0 and standard deviation 1, bell-shaped, never beyond 3.5.
  ///
  /// The sum of four uniform numbers, scaled: close enough to a normal distribution for people's
  /// errors, and without a logarithm.
  package mutating func bell() -> Double {
    let sum = unit() + unit() + unit() + unit()
    return (sum - 2) * 1.732_050_807_568_877_2
  }

  /// `true` in `share` of the cases.
  mutating func chance(_ share: Double) -> Bool {
    unit() < share
  }

  /// One of the choices, in proportion to its weight; `nil` if no weight is positive.
  package mutating func pick<Choice>(_ choices: [(choice: Choice, weight: Double)]) -> Choice? {
    var place = unit() * choices.reduce(0) { $0 + $1.weight }
    for (choice, weight) in choices where weight > 0 {
      place -= weight
      if place < 0 { return choice }
    }
    return choices.last { $0.weight > 0 }?.choice
  }
}

/// The generator that fills the state of another one.
private struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
