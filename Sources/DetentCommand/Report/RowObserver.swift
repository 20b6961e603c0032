import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// Records the rows of each presentation of a recording and encodes them.
struct RowObserver: StepObserver {
  private let options: RowOptions
  private var recorder: SessionRecorder?
  private var watch: DrawnWatch?

  init(_ options: RowOptions) {
    self.options = options
  }

  mutating func begin(_ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor) {
    recorder = SessionRecorder(header: header, engine: sheet.engine, anchor: anchor)
    switch options.page {
    case .drawn: watch = DrawnWatch(sheet)
    case .leftOut: break
    }
  }

  mutating func restart(sheet: ReplayedSheet) {}

  static var passesQuietMoves: Bool { true }

  mutating func pass(_ moves: Span<LocatedTouch>, sheet: ReplayedSheet) {
    recorder?.pass(moves[moves.count - 1].time)
  }

  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    recorder?.record(step, event: event, detents: sheet)
    watch?.note(step, sheet: sheet)
  }

  mutating func finish(sheet: ReplayedSheet) -> [PresentationRows] {
    recorder?.finish()
    var rows: [PresentationRows] = []
    while let result = recorder?.takeResult() { rows.append(encoded(result)) }
    return rows
  }

  private mutating func encoded(_ result: SessionResult) -> PresentationRows {
    let textCells = options.textCells
    let callbacks =
      switch options.callbacks {
      case .written: result.callbacks
      case .leftOut: [CallbackRow]()
      }
    return PresentationRows(
      result: result.withoutRows, measures: SessionMeasures(result),
      outcomes: result.gestures.map(\.outcome),
      gestures: RowBytes(GesturesTable.self, result.gestures, textCells: textCells),
      dwells: RowBytes(DwellsTable.self, result.dwells, textCells: textCells),
      handOffs: RowBytes(HandOffsTable.self, result.handOffs, textCells: textCells),
      callbacks: RowBytes(CallbacksTable.self, callbacks, textCells: textCells),
      drawn: watch?.drawing(of: result))
  }
}
