/// Random numbers that are a pure function of seed, user and replicate.
///
/// The same in both arms, in every metric, shard, thread and order: that is the pairing.
package struct UserHash: Sendable {
  /// The odd number nearest to 2^64 by the golden ratio.
  private static let golden: UInt64 = 0x9E37_79B9_7F4A_7C15

  private let state: UInt64

  /// Creates the sequence of `user` under `seed`.
  package init(seed: UInt64, user: String) {
    state = Self.mix(seed ^ Self.fnv1a(user))
  }

  /// The number of `replicate`.
  package func value(replicate: Int) -> UInt64 {
    Self.mix(state ^ (UInt64(truncatingIfNeeded: replicate) &* Self.golden))
  }

  /// The 64-bit FNV-1a hash of the bytes of `text`.
  package static func fnv1a(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash
  }

  /// The SplitMix64 step of `value`.
  package static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value &+ golden
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
