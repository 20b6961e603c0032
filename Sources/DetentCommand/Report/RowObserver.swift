import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// Records the rows of each presentation of a recording and puts them aside.
struct RowObserver: StepObserver {
  private let options: RowOptions
  private let store: Monitor<RowStore>
  private var recorder: SessionRecorder?
  private var watch: DrawnWatch?

  init(_ options: RowOptions, into store: Monitor<RowStore>) {
    self.options = options
    self.store = store
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

  mutating func finish(sheet: ReplayedSheet) -> SpooledSession {
    recorder?.finish()
    var record = RecordBytes(textCells: options.textCells)
    var count = 0
    var drawn: [DrawnPresentation] = []
    while let result = recorder?.takeResult() {
      count += 1
      record.append(result, callbacks: options.callbacks)
      if let recording = watch?.drawing(of: result) {
        drawn.append(
          DrawnPresentation(
            number: result.presentation, course: result.session, recording: recording))
      }
    }
    return store.update { $0.keep(record, presentationCount: count, drawn: drawn) }
  }

  static func presentationCount(of payload: SpooledSession) -> Int {
    max(Int(payload.presentationCount), 1)
  }
}
