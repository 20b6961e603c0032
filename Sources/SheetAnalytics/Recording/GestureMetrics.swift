/// The metrics of section 17 of the sheet model that a gesture stands for.
public struct GestureMetrics: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: UInt16

  /// Creates metrics from their bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// M01: a dismissal was begun and given up.
  public static let attemptedDismissal = GestureMetrics(rawValue: 1 << 0)
  /// M02: a refused dismissal was pulled past the threshold.
  public static let refusedAttempt = GestureMetrics(rawValue: 1 << 1)
  /// M03: the sheet came back to its detent.
  public static let returnedDrag = GestureMetrics(rawValue: 1 << 2)
  /// M04: nothing moved.
  public static let deadDrag = GestureMetrics(rawValue: 1 << 3)
  /// M06: the gesture that completes an episode of rage.
  public static let rageDrag = GestureMetrics(rawValue: 1 << 4)
  /// M07: the gesture that takes a change of detent back.
  public static let detentRegret = GestureMetrics(rawValue: 1 << 5)
  /// M08: the gesture of a dismissal that was soon followed by a presentation.
  public static let dismissRegret = GestureMetrics(rawValue: 1 << 6)
  /// A refused dismissal was not pulled past the threshold.
  public static let refusedCrossing = GestureMetrics(rawValue: 1 << 7)
  /// The user pulled on past the content's top and the sheet did not follow.
  public static let blockedHandOff = GestureMetrics(rawValue: 1 << 8)

  /// The ids as `gestures.csv` prints them, in its order.
  public var ids: [String] {
    var ids: [String] = []
    forEachID { ids.append($0) }
    return ids
  }

  /// Hands on the ids as `gestures.csv` prints them, in its order.
  package func forEachID(_ body: (String) -> Void) {
    guard !isEmpty else { return }
    for place in Self.table.indices where contains(Self.table[place].metric) {
      body(Self.table[place].id)
    }
  }

  private static let table: [(metric: GestureMetrics, id: String)] = [
    (.attemptedDismissal, "M01"),
    (.refusedAttempt, "M02"),
    (.returnedDrag, "M03"),
    (.deadDrag, "M04"),
    (.rageDrag, "M06"),
    (.detentRegret, "M07"),
    (.dismissRegret, "M08"),
    (.refusedCrossing, "refusedCrossing"),
    (.blockedHandOff, "blockedHandOff"),
  ]
}
