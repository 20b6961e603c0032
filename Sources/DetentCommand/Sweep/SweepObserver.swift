import SheetAnalytics
import SheetReplay
import TouchTraces

/// Replays a recording under many tunings beside the one it watches, and records each.
struct SweepObserver: StepObserver {
  private let grid: TuningGrid
  private var fleet: SheetFleet?

  /// Creates the observer that adds the sheets of a grid.
  init(_ grid: TuningGrid) {
    self.grid = grid
  }

  mutating func begin(
    _ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor
  ) {
    fleet = SheetFleet(header, grid, baseline: sheet, anchor: anchor)
  }

  mutating func restart(sheet: ReplayedSheet) {}

  mutating func prepare(for event: TraceEvent, sheet: ReplayedSheet) {
    if sheet.beginsGesture(with: event) { fleet?.leave(sheet) }
  }

  static var passesQuietMoves: Bool { true }

  mutating func pass(_ moves: Span<LocatedTouch>, sheet: ReplayedSheet) {
    fleet?.follow(moves)
  }

  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    fleet?.handle(event, beside: sheet)
  }

  mutating func finish(sheet: ReplayedSheet) -> [[SessionResult]] {
    fleet?.finish() ?? []
  }

  static func presentationCount(of results: [[SessionResult]]) -> Int { 1 }
}
