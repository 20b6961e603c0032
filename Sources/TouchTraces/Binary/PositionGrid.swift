/// The steps in which the positions of a part of a session are counted.
///
/// Positions are decimals. Those of a screen with two or three pixels per point are halves or thirds, and
/// the latter were rounded to decimals, such as 0.333 and 0.667: counted in pixels they are shorter.
struct PositionGrid: Equatable, Sendable {
  /// Decimals of a position, 0 to 6.
  let places: Int
  /// Steps per point: 2 or 3, or 1 where each step is one unit of the last decimal.
  let steps: Int64
  private let unit: Int64
  private let unitsPerPoint: Double

  /// Most decimals that are kept.
  static let largestPlaces = 6
  /// Units of the last decimal in a point, with most decimals.
  static let millionths: Int64 = 1_000_000

  /// Fails if no part may be counted so.
  init?(places: UInt64, steps: UInt64) {
    guard places <= Self.largestPlaces, 1...3 ~= steps, steps == 1 || places > 0 else { return nil }
    self.init(places: Int(places), steps: Int64(steps))
  }

  private init(places: Int, steps: Int64) {
    self.places = places
    self.steps = steps
    var unit: Int64 = 1
    for _ in 0..<places { unit *= 10 }
    self.unit = unit
    unitsPerPoint = Double(unit)
  }

  /// The coarsest grid on which all positions lie.
  ///
  /// - Parameter positions: Positions in millionths.
  init(_ positions: [Int64]) {
    var places = 0
    var rest = Self.millionths
    for position in positions {
      while position % rest != 0 {
        rest /= 10
        places += 1
      }
    }
    self.init(places: places, steps: 1)
    for steps in 2...3 as ClosedRange<Int64> where places > 0 {
      let grid = PositionGrid(places: places, steps: steps)
      guard positions.allSatisfy({ grid.decimals(grid.step($0)) * rest == $0 }) else { continue }
      self = grid
      return
    }
  }

  /// A position in millionths; `nil` if it is beyond all lengths or has more decimals.
  static func exactPosition(_ value: Points) -> Int64? {
    guard abs(value) <= NumberRange.largestLength else { return nil }
    let position = Int64((value * Double(millionths)).rounded())
    return Double(position) / Double(millionths) == value ? position : nil
  }

  /// A position in millionths; `nil` if it is beyond all lengths.
  ///
  /// One that needs more than 6 decimals is rounded to 3, as in canonical text.
  static func position(_ value: Points) -> Int64? {
    if let position = exactPosition(value) { return position }
    guard abs(value) <= NumberRange.largestLength,
      let thousandths = DecimalText.thousandths(value)
    else { return nil }
    return thousandths * 1000
  }

  /// The step on which a position lies.
  ///
  /// - Parameter position: A position in millionths that lies on the grid.
  /// - Returns: The number of the step.
  func step(_ position: Int64) -> Int64 {
    let decimals = position / (Self.millionths / unit)
    guard steps != 1 else { return decimals }
    return Self.rounded(decimals * steps, over: unit)
  }

  /// The largest step of a position that may be stated.
  var largestStep: Int64 {
    Int64(NumberRange.largestLength) * (steps == 1 ? unit : steps)
  }

  /// The position of a step that is no larger than `largestStep`.
  @inline(__always)
  func points(_ step: Int64) -> Points {
    Double(decimals(step)) / unitsPerPoint
  }

  /// The position of a step in units of the last decimal; of a step that is too large, anything.
  @inline(__always)
  private func decimals(_ step: Int64) -> Int64 {
    if steps == 1 { return step }
    let product = step &* unit
    if steps == 2 { return product >> 1 }
    // No third is a half, and numbers without a sign are divided faster.
    let shifted = UInt64(bitPattern: product &+ (3 * Self.bias + 1))
    return Int64(bitPattern: shifted / 3) &- Self.bias
  }

  /// Added to a number in front of a division; above all positions in millionths.
  private static let bias: Int64 = 1 << 53

  /// The nearest whole number to a quotient, halves away from zero.
  private static func rounded(_ value: Int64, over divisor: Int64) -> Int64 {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    guard remainder.magnitude * 2 >= divisor.magnitude else { return quotient }
    return quotient + value.signum()
  }
}
