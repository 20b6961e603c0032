import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// Records the rows of each presentation of a recording and puts them aside.
struct RowObserver: StepObserver {
  private let page: RowOptions.Page
  private let store: Monitor<RowStore>
  private var recorder: SessionRecorder?
  private var watch: DrawnWatch?

  init(_ page: RowOptions.Page, into store: Monitor<RowStore>) {
    self.page = page
    self.store = store
  }

  mutating func begin(_ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor) {
    recorder = sheet.recorder(header, anchor: anchor)
    switch page {
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
    let results = recorder?.takeAll() ?? []
    let drawn = drawings(of: results)
    return store.update { $0.keep(results, drawn: drawn) }
  }

  private mutating func drawings(of results: [SessionResult]) -> [DrawnPresentation] {
    guard watch != nil else { return [] }
    return results.map { result in
      DrawnPresentation(
        number: result.presentation, course: result.session,
        recording: watch?.drawing(of: result))
    }
  }

  static func presentationCount(of payload: SpooledSession) -> Int {
    max(Int(payload.presentationCount), 1)
  }
}
