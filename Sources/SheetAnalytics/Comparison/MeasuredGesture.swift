/// What a gesture measures, each `nil` if it was not lifted or has no such measure.
struct MeasuredGesture {
  private var settleTime: Int64?
  private var travel: Int64?
  private var overdrag: Int64?

  /// Those of a gesture that is not there.
  init() {}

  /// Those of a gesture.
  init(_ gesture: GestureRow) {
    guard gesture.isLifted else { return }
    settleTime = gesture.settleMicroseconds
    travel = gesture.travel.flatMap(Self.thousandths)
    overdrag = gesture.overdrag.flatMap(Self.thousandths)
  }

  subscript(measure: GestureMeasure) -> Int64? {
    switch measure {
    case .settleTime: settleTime
    case .travel: travel
    case .overdrag: overdrag
    }
  }

  private static func thousandths(_ points: Double) -> Int64? {
    Int64(exactly: (points * 1000).rounded(.toNearestOrAwayFromZero))
  }
}
