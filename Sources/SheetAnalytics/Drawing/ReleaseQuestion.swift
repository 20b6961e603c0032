package import SheetReplay

/// Where a release would send the sheet: asks the engine's own decision.
package struct ReleaseQuestion: Sendable {
  private let configuration: DetentConfiguration
  private let tuning: Tuning
  /// The place of the detent that the drag began at, and its edge.
  private let start: (place: Int, y: Double)?
  private let detents: Release.Candidates
  private let withWayOut: Release.Candidates

  /// Asks about a sheet under `tuning` whose drag began at the detent `name`.
  package init(_ configuration: DetentConfiguration, tuning: Tuning, from name: ByteText) {
    self.configuration = configuration
    self.tuning = tuning
    start = configuration.detents.firstIndex { $0.name == name }
      .map { ($0, configuration.detents[$0].y) }
    let positions = configuration.detents.map(\.y)
    detents = Release.Candidates(positions: positions, wayOut: nil)
    withWayOut = Release.Candidates(positions: positions, wayOut: configuration.height)
  }

  /// The target of a release at `y`.
  package func target(y: Double, velocity: Double) -> GestureTarget {
    var lift = Release.Lift(u: y, velocity: velocity, height: configuration.height)
    lift.translation = y - (start?.y ?? y)
    lift.current = start?.place
    lift.mayDismiss = mayDismiss(y)
    let isDetent = tuning.dismissalDetent && tuning.settlePolicy == .parameters
    let decision = Release.decision(
      lift, among: isDetent && lift.mayDismiss ? withWayOut : detents, tuning: tuning)
    guard let place = decision.target.place else { return .dismissed }
    return .detent(configuration.detents[place].name)
  }

  /// Whether another question has the same answers at places spread over a plot.
  package func agrees(
    with other: ReleaseQuestion, velocities: ClosedRange<Double>, positions: ClosedRange<Double>
  ) -> Bool {
    let steps = 24
    return (0...steps).allSatisfy { column in
      let velocity = Self.place(column, of: steps, in: velocities)
      return (0...steps).allSatisfy { row in
        let y = Self.place(row, of: steps, in: positions)
        return target(y: y, velocity: velocity) == other.target(y: y, velocity: velocity)
      }
    }
  }

  private static func place(_ step: Int, of steps: Int, in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / Double(steps)
  }

  /// Whether the sheet may be dismissed from `y`, when the drag has not been further down.
  private func mayDismiss(_ y: Double) -> Bool {
    guard configuration.wayOut == .open else { return false }
    if let smallest = configuration.detents.last, y > smallest.y { return true }
    return switch tuning.dismissFrom {
    case .belowSmallest, .never: false
    case .lowestDetent: start?.place == configuration.detents.count - 1
    case .any: true
    }
  }
}
