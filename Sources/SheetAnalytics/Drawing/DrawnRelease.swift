/// Where a gesture left the sheet.
package enum GestureTarget: Hashable, Sendable {
  case detent(ByteText)
  case dismissed
}

extension GestureTarget: Comparable {
  /// Detents by name, then the dismissal.
  package static func < (left: GestureTarget, right: GestureTarget) -> Bool {
    switch (left, right) {
    case (.detent(let left), .detent(let right)): left < right
    case (.detent, .dismissed): true
    case (.dismissed, _): false
    }
  }
}

/// A release as a plot shows it: from where, how fast, to where.
package struct DrawnRelease: Equatable, Sendable {
  /// The detent that the gesture began at.
  package var from: ByteText
  /// In points per second, downwards positive.
  package var velocity: Double
  /// The edge that the finger asked for, in points from the container's top.
  package var y: Double
  package var target: GestureTarget
  /// Where the sheet could come to rest.
  package var configuration: DetentConfiguration

  /// Creates a release.
  package init(
    from: ByteText, velocity: Double, y: Double, target: GestureTarget,
    configuration: DetentConfiguration
  ) {
    self.from = from
    self.velocity = velocity
    self.y = y
    self.target = target
    self.configuration = configuration
  }
}
