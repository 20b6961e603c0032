/// Turns the raw values of a panel into points of a screen, each axis by itself:
/// `(value - minimum) / (maximum - minimum + 1) * side`.
struct PanelMapping: Equatable, Sendable {
  let x: DeviceDescription.Range
  let y: DeviceDescription.Range
  let width: Points
  let height: Points
  let rotation: ImportOptions.Rotation
  let flipX: Bool
  let flipY: Bool

  init(
    x: DeviceDescription.Range, y: DeviceDescription.Range, width: Points, height: Points,
    options: ImportOptions
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    rotation = options.rotation
    flipX = options.flipX
    flipY = options.flipY
  }

  /// The point under a contact.
  func point(x rawX: Int32, y rawY: Int32) -> (x: Points, y: Points) {
    let across = x.share(rawX, isFlipped: flipX != rotation.mirrorsX)
    let down = y.share(rawY, isFlipped: flipY != rotation.mirrorsY)
    return rotation.exchangesAxes
      ? (down * width, across * height) : (across * width, down * height)
  }
}

extension DeviceDescription.Range {
  /// Where a value lies between the ends, from 0 to below 1; values outside stay outside.
  fileprivate func share(_ value: Int32, isFlipped: Bool) -> Double {
    let distance = isFlipped ? maximum - Int64(value) : Int64(value) - minimum
    return Double(distance) / Double(maximum - minimum + 1)
  }

  /// Largest values that panels have; the first that is not below what was seen is the guess.
  private static let usualMaxima: [Int64] = [
    319, 479, 539, 599, 639, 719, 767, 799, 1023, 1079, 1199, 1279, 1439, 1599, 1919, 2047, 2159,
    2339, 2399, 2559, 4095, 8191, 16383, 32767, 65535,
  ]

  /// The guess for an axis of which nothing is known but the largest value seen.
  static func guess(largestSeen: Int64) -> Self {
    Self(minimum: 0, maximum: usualMaxima.first { $0 >= largestSeen } ?? largestSeen)
  }
}

extension ImportOptions.Rotation {
  /// Turning clockwise brings the panel's top to the right: its y becomes x, counted backwards.
  var exchangesAxes: Bool { self == .quarter || self == .threeQuarters }
  var mirrorsX: Bool { self == .half || self == .threeQuarters }
  var mirrorsY: Bool { self == .half || self == .quarter }
}
