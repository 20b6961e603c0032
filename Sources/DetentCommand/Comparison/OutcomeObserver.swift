package import SheetAnalytics
package import SheetReplay
package import TouchTraces

/// Notes what becomes of the gestures of each presentation of a recording.
package struct OutcomeObserver: StepObserver {
  /// The gestures of one presentation, in order.
  package struct Presentation: Sendable {
    /// From 1.
    package let number: Int
    package let gestures: [GestureEnd]
  }

  private var recorder: SessionRecorder?

  /// Creates the observer of one recording.
  package init() {}

  package mutating func begin(_ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor) {
    recorder = SessionRecorder(header: header, engine: sheet.engine, anchor: anchor)
  }

  package mutating func restart(sheet: ReplayedSheet) {}

  package static var passesQuietMoves: Bool { true }

  package mutating func pass(_ moves: Span<LocatedTouch>, sheet: ReplayedSheet) {
    recorder?.pass(moves[moves.count - 1].time)
  }

  package mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    recorder?.record(step, event: event, detents: sheet)
  }

  package mutating func finish(sheet: ReplayedSheet) -> [Presentation] {
    recorder?.finish()
    var presentations: [Presentation] = []
    while let result = recorder?.takeResult() {
      presentations.append(
        Presentation(number: result.presentation, gestures: result.gestures.map { GestureEnd($0) }))
    }
    return presentations
  }
}
