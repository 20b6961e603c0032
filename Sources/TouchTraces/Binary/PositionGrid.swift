/// The steps in which the positions of a part of a session are counted.
///
/// Positions are decimals. Those of a screen with three pixels per point are thirds that were
/// rounded to decimals, such as 0.333 and 0.667: counted in thirds they are a tenth as long.
struct PositionGrid: Equatable, Sendable {
  /// Decimals of a position, 0 to 6.
  let places: Int
  /// Steps per point: 3, or 1 where each step is one unit of the last decimal.
  let steps: Int64
  private let unit: Int64

  /// Most decimals that are kept.
  static let largestPlaces = 6
  /// Units of the last decimal in a point, with most decimals.
  static let millionths: Int64 = 1_000_000
  private static let thirds: Int64 = 3
  /// No step of a position that may be stated is larger.
  private static let largestStep = Int64(NumberRange.largestLength) * millionths

  /// Fails if no part may be counted so.
  init?(places: UInt64, steps: UInt64) {
    guard places <= Self.largestPlaces, steps == 1 || steps == Self.thirds else { return nil }
    self.init(places: Int(places), steps: Int64(steps))
  }

  private init(places: Int, steps: Int64) {
    self.places = places
    self.steps = steps
    var unit: Int64 = 1
    for _ in 0..<places { unit *= 10 }
    self.unit = unit
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
    let thirds = PositionGrid(places: places, steps: Self.thirds)
    let isOnThirds =
      places > 0 && positions.allSatisfy { thirds.decimals(thirds.step($0)) * rest == $0 }
    self = isOnThirds ? thirds : PositionGrid(places: places, steps: 1)
  }

  /// A position in millionths; `nil` if it is beyond all lengths.
  ///
  /// One that needs more than 6 decimals is rounded to 3, as in canonical text.
  static func position(_ value: Points) -> Int64? {
    guard abs(value) <= NumberRange.largestLength else { return nil }
    let position = Int64((value * Double(millionths)).rounded())
    if Double(position) / Double(millionths) == value { return position }
    guard let thousandths = DecimalText.thousandths(value) else { return nil }
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

  /// The position of a step; `nil` if it is beyond all lengths.
  @inline(__always)
  func points(_ step: Int64) -> Points? {
    guard step.magnitude <= Self.largestStep.magnitude else { return nil }
    let value = Double(decimals(step)) / Double(unit)
    return abs(value) <= NumberRange.largestLength ? value : nil
  }

  /// The position of a step in units of the last decimal.
  @inline(__always)
  private func decimals(_ step: Int64) -> Int64 {
    guard steps != 1 else { return step }
    let (product, overflow) = step.multipliedReportingOverflow(by: unit)
    return overflow ? .max : Self.rounded(product, over: Self.thirds)
  }

  /// The nearest whole number to a quotient, halves away from zero.
  @inline(__always)
  private static func rounded(_ value: Int64, over divisor: Int64) -> Int64 {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    guard remainder.magnitude * 2 >= divisor.magnitude else { return quotient }
    return quotient + value.signum()
  }
}
