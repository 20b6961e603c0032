/// What numbers a key may hold.
package struct NumberRange {
  let range: ClosedRange<Double>
  let isOpenBelow: Bool
  let summary: String

  private init(_ range: ClosedRange<Double>, isOpenBelow: Bool = false, _ summary: String) {
    self.range = range
    self.isOpenBelow = isOpenBelow
    self.summary = summary
  }

  /// Largest length in points that any key may hold; chosen by us, so that no sum of lengths
  /// comes near the limits of a fixed decimal.
  package static let largestLength = 1e9

  /// Any finite number of a sane size.
  static let any = NumberRange(-largestLength...largestLength, "a number")
  /// A length that may be zero.
  static let length = NumberRange(0...largestLength, "a number of at least 0")
  /// The side of a container: positive, and below any real screen by far.
  static let side = NumberRange(0...100_000, isOpenBelow: true, "a number above 0")
  /// Device pixels per point.
  static let scale = NumberRange(0...100, isOpenBelow: true, "a number above 0 and up to 100")
  static let fraction = NumberRange(0...1, "a number from 0 to 1")
  static let version = NumberRange(0...10_000, isOpenBelow: true, "a version number")

  /// The number that `value` is, if it lies in the range.
  func number(_ value: JSONValue) -> Double? {
    guard case .number(let number) = value, let double = number.double, contains(double) else {
      return nil
    }
    return double
  }

  /// Whether `value` lies in the range.
  func contains(_ value: Double) -> Bool {
    range.contains(value) && !(isOpenBelow && value == range.lowerBound)
  }
}
