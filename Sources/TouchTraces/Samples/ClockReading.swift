/// A time as a recording states it, exact in whatever unit and from whatever start.
///
/// Seconds since 1970 in nanoseconds need more digits than a `Double` has: readings are subtracted
/// before they are scaled.
struct ClockReading: Equatable, Sendable, BitwiseCopyable {
  /// Whole units.
  private var whole: Int64
  /// Millionths of a unit, from 0 to 999,999.
  private var millionths: Int32

  private static let parts: Int64 = 1_000_000

  /// The reading that is so many units.
  init(whole: Int64) {
    self.whole = whole
    millionths = 0
  }

  /// The reading that stands in `bytes`; `nil` if it is beyond every clock.
  init?(_ number: DecimalNumber, of bytes: Span<UInt8>, from start: Int) {
    if let value = number.millionths {
      self.init(millionths: value)
    } else if let value = number.whole {
      self.init(whole: value)
    } else {
      guard let value = number.double(of: bytes, from: start),
        let whole = Int64(exactly: value.rounded(.toNearestOrAwayFromZero))
      else { return nil }
      self.init(whole: whole)
    }
  }

  /// The reading that a JSON number is.
  init?(_ number: JSONNumber) {
    let bytes = number.text.utf8.span
    guard let decimal = DecimalNumber(bytes, at: 0) else { return nil }
    self.init(decimal, of: bytes, from: 0)
  }

  /// The reading that is so many millionths of a unit.
  init(millionths value: Int64) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: Self.parts)
    whole = remainder < 0 ? quotient - 1 : quotient
    millionths = Int32(remainder < 0 ? remainder + Self.parts : remainder)
  }

  /// The reading a span of units later, limited to what a clock can show.
  func advanced(by span: ClockReading) -> ClockReading {
    let fraction = Int64(millionths) + Int64(span.millionths)
    var sum = Timestamp(microseconds: whole).advanced(by: span.whole)
    sum = sum.advanced(by: fraction / Self.parts)
    var result = ClockReading(whole: sum.microseconds)
    result.millionths = Int32(fraction % Self.parts)
    return result
  }

  /// Whether there is more than whole units in it.
  var hasFraction: Bool { millionths != 0 }

  /// The microseconds since an earlier reading, rounded, limited to what `Int64` can hold.
  func microseconds(since origin: ClockReading, unit: TimeUnit) -> Int64 {
    let units = Timestamp(microseconds: whole).since(Timestamp(microseconds: origin.whole))
    let fraction = Int64(millionths) - Int64(origin.millionths)
    switch unit {
    case .seconds: return Self.sum(units, times: 1_000_000, fraction)
    case .milliseconds: return Self.sum(units, times: 1_000, Self.rounded(fraction, by: 1_000))
    case .microseconds: return Self.sum(units, times: 1, Self.rounded(fraction, by: 1_000_000))
    case .nanoseconds: return Self.rounded(units, by: 1_000)
    }
  }

  /// The units since an earlier reading, to judge their size by.
  func units(since origin: ClockReading) -> Double {
    Double(whole) - Double(origin.whole)
      + Double(millionths - origin.millionths) / Double(Self.parts)
  }

  private static func sum(_ units: Int64, times factor: Int64, _ rest: Int64) -> Int64 {
    let (product, overflows) = units.multipliedReportingOverflow(by: factor)
    guard !overflows else { return units < 0 ? .min : .max }
    return Timestamp(microseconds: product).advanced(by: rest).microseconds
  }

  /// Halves go away from zero.
  private static func rounded(_ value: Int64, by divisor: Int64) -> Int64 {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    guard remainder.magnitude >= divisor.magnitude / 2 else { return quotient }
    return value < 0 ? quotient - 1 : quotient + 1
  }
}
