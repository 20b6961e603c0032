import Zlib

/// Eight bytes of text that are looked at together, the first one lowest.
struct EightBytes {
  /// The bytes.
  let word: UInt64

  /// Reads the bytes from `index` on.
  @inline(__always)
  init(_ bytes: Span<UInt8>, at index: Int) {
    word = bytes.word(at: index)
  }

  /// The byte at a place.
  @inline(__always)
  subscript(place: Int) -> UInt8 { UInt8(truncatingIfNeeded: word &>> UInt64(place &* 8)) }

  /// What the digits stand for; other bytes have a value of 10 or more.
  @inline(__always)
  var values: UInt64 { word ^ 0x3030_3030_3030_3030 }

  /// The highest bit of each byte that is no digit.
  @inline(__always)
  var others: UInt64 {
    let values = self.values
    let carried = (values & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676
    return (carried | values) & 0x8080_8080_8080_8080
  }

  /// The number of eight digits, of which the first one, the lowest byte, counts most.
  ///
  /// Neighbours are joined to pairs, pairs to fours, fours to the number.
  @inline(__always)
  static func number(of values: UInt64) -> UInt64 {
    let pairs = values &* 10 &+ values &>> 8
    let everyFourth: UInt64 = 0x0000_00FF_0000_00FF
    let outer = (pairs & everyFourth) &* (1_000_000 << 32 | 100)
    let inner = (pairs &>> 16 & everyFourth) &* (10_000 << 32 | 1)
    return (outer &+ inner) &>> 32
  }
}
