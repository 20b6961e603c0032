import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// What a worker makes of one presentation of a sheet under several tunings.
struct ParityPresentation: Sendable {
  /// From 1.
  let number: Int
  let gestures: [ParityGesture]
  /// The rows of `parity.csv`.
  let rows: RowBytes
}

/// Replays a recording under other tunings beside the one it watches and compares outcomes.
struct ParityObserver: StepObserver {
  private let tunings: [NamedTuning]
  private let textCells: CSVWriter.TextCells
  private var course: PairCourse?

  /// Creates the observer that compares `tunings`, of which it watches the first.
  init(_ tunings: [NamedTuning], textCells: CSVWriter.TextCells) {
    self.tunings = tunings
    self.textCells = textCells
  }

  mutating func begin(_ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor) {
    course = PairCourse(
      header, candidates: tunings.dropFirst().map(\.tuning), sheet: sheet, anchor: anchor)
  }

  mutating func restart(sheet: ReplayedSheet) {}

  mutating func prepare(for event: TraceEvent, sheet: ReplayedSheet) {
    course?.prepare(for: event, sheet: sheet)
  }

  static var passesQuietMoves: Bool { true }

  mutating func pass(_ moves: Span<LocatedTouch>, sheet: ReplayedSheet) {
    course?.pass(moves, sheet: sheet)
  }

  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    course?.observe(step, of: event, sheet: sheet)
  }

  mutating func finish(sheet: ReplayedSheet) -> [ParityPresentation] {
    let presentations = ParityGesture.presentations(of: course?.finish() ?? [])
    return presentations.enumerated().map { place, gestures in
      ParityPresentation(number: place + 1, gestures: gestures, rows: rows(of: gestures))
    }
  }

  private func rows(of gestures: [ParityGesture]) -> RowBytes {
    let rows = gestures.flatMap { gesture in
      zip(tunings, gesture.ends).map { tuning, end in
        ParityTable.Row(gesture: gesture.number, tuning: tuning.name, end: end)
      }
    }
    return RowBytes(ParityTable.self, rows, textCells: textCells)
  }
}
