/// Which target the release rules choose, by velocity and position: found by asking them.
///
/// Between columns everything changes linearly, up to `tolerance`. Where a threshold makes the
/// choice jump, two columns lie as close as `closest`.
package struct DecisionMap: Sendable {
  /// The choices at one velocity.
  package struct Column: Equatable, Sendable {
    /// In points per second.
    package var velocity: Double
    /// The targets from the top down; each but the first begins at the border of the same place.
    package var targets: [GestureTarget]
    /// The edges at which the choice changes, in points.
    package var borders: [Double]
  }

  package let columns: [Column]
  /// The edges that were asked for, in points.
  package let positions: ClosedRange<Double>

  /// Lengths in points and speeds in points per second, chosen by us: finer than a page shows.
  private static let tolerance = 0.5
  private static let closest = 0.25
  private static let coarsest = 100.0
  private static let rows = 96

  /// Asks about all of the given velocities and positions.
  package init(
    _ question: ReleaseQuestion, velocities: ClosedRange<Double>, positions: ClosedRange<Double>
  ) {
    self.positions = positions
    let count = max(1, Int((velocities.upperBound - velocities.lowerBound) / Self.coarsest))
    let step = (velocities.upperBound - velocities.lowerBound) / Double(count)
    var columns: [Column] = []
    for place in 0...count {
      let velocity = velocities.lowerBound + Double(place) * step
      let column = Self.column(at: velocity, positions, question)
      if let last = columns.last { Self.refine(last, column, positions, question, into: &columns) }
      columns.append(column)
    }
    self.columns = columns
  }

  /// Whether the choices change linearly from one column to the next.
  package static func isSmooth(from left: Column, to right: Column) -> Bool {
    guard left.targets == right.targets else { return false }
    guard right.velocity - left.velocity <= closest else { return true }
    return zip(left.borders, right.borders).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// Adds the columns that are needed between two.
  private static func refine(
    _ left: Column, _ right: Column, _ positions: ClosedRange<Double>,
    _ question: ReleaseQuestion, into columns: inout [Column]
  ) {
    guard right.velocity - left.velocity > closest else { return }
    let middle = column(at: (left.velocity + right.velocity) / 2, positions, question)
    guard !isStraight(left, middle, right) else { return }
    refine(left, middle, positions, question, into: &columns)
    columns.append(middle)
    refine(middle, right, positions, question, into: &columns)
  }

  private static func isStraight(_ left: Column, _ middle: Column, _ right: Column) -> Bool {
    guard left.targets == middle.targets, right.targets == middle.targets else { return false }
    return middle.borders.indices.allSatisfy {
      abs(left.borders[$0] + right.borders[$0] - 2 * middle.borders[$0]) <= 2 * tolerance
    }
  }

  private static func column(
    at velocity: Double, _ positions: ClosedRange<Double>, _ question: ReleaseQuestion
  ) -> Column {
    let step = (positions.upperBound - positions.lowerBound) / Double(rows)
    var y = positions.lowerBound
    var column = Column(
      velocity: velocity, targets: [question.target(y: y, velocity: velocity)], borders: [])
    for row in 1...rows {
      let next = positions.lowerBound + Double(row) * step
      let target = question.target(y: next, velocity: velocity)
      if target != column.targets[column.targets.count - 1] {
        column.borders.append(border(between: y, next, velocity, question))
        column.targets.append(target)
      }
      y = next
    }
    return column
  }

  /// Where the choice changes between two edges with different ones.
  private static func border(
    between low: Double, _ high: Double, _ velocity: Double, _ question: ReleaseQuestion
  ) -> Double {
    let first = question.target(y: low, velocity: velocity)
    var (low, high) = (low, high)
    while high - low > tolerance / 16 {
      let middle = (low + high) / 2
      if question.target(y: middle, velocity: velocity) == first {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }
}
