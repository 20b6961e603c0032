package import SheetReplay
package import TouchTraces

/// One gesture with what it takes to replay it alone.
package struct RecordedGesture: Sendable {
  package var place: GestureNumbering.Place
  package var row: GestureRow
  /// The sheet before the first finger went down.
  package var start: SheetEngine
  /// All events from the first touch-down to the gesture's end; empty if they are too many.
  package var events: [TraceEvent]

  /// Events that are kept of a gesture; chosen by us, 80 s at 240 Hz.
  package static let eventLimit = 20_000

  /// How a replay of the gesture ended.
  package struct Ending: Equatable, Sendable {
    package var result: GestureResult
    /// The velocity that the release was decided from.
    package var releaseVelocity: PointsPerSecond?
  }

  /// What became of it.
  package var result: GestureResult {
    GestureResult(outcome: row.outcome, toDetent: row.toDetent)
  }

  /// Replays it under another tuning; `nil` if it does not end then.
  package func ending(under tuning: Tuning) -> Ending? {
    Self.ending(of: events, on: start.retuned(tuning))
  }

  /// Replays it with another course of the finger; `nil` if it does not end then.
  package func ending(of changed: [TraceEvent]) -> Ending? {
    Self.ending(of: changed, on: start)
  }

  private static func ending(of events: [TraceEvent], on start: SheetEngine) -> Ending? {
    var engine = start
    for event in events {
      engine.handle(event)
      guard let summary = engine.step.gesture else { continue }
      let detent = summary.toDetent.map { engine.name(of: $0) }
      return Ending(
        result: GestureResult(outcome: summary.outcome, toDetent: detent),
        releaseVelocity: summary.releaseVelocity)
    }
    return nil
  }
}
