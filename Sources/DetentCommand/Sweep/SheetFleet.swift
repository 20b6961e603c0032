import SheetAnalytics
import SheetReplay
import TouchTraces

/// The sheets of a sweep, in bands, and what becomes of a recording under each.
///
/// Under the gesture anchor all sheets start each gesture from the state of the baseline's and are
/// one with it between gestures.
struct SheetFleet {
  private let runs: [Range<Int>]
  /// Whether the values of a run act in their order; if not, they act at lifts and in motions only.
  private let isOrdered: Bool
  private let anchor: ReplayAnchor
  private let dock: SheetDock
  private var bands: [SheetBand] = []
  /// Bands that have not followed all moves yet, the last tunings first.
  private var waiting: [SheetBand] = []
  private var chronicles: SweepChronicles

  /// Creates the sheets of a grid in the state of the `baseline` before the first event.
  init(_ header: SessionHeader, _ grid: TuningGrid, baseline: ReplayedSheet, anchor: ReplayAnchor) {
    runs = grid.runs
    isOrdered = grid.isOrdered
    self.anchor = anchor
    dock = SheetDock(grid.tunings, model: baseline)
    chronicles = SweepChronicles(header, grid, sheet: baseline, anchor: anchor)
    launch(from: baseline, isApart: anchor == .session)
  }

  /// Leaves the baseline just before a gesture begins.
  mutating func leave(_ baseline: ReplayedSheet) {
    guard anchor == .gesture else { return }
    launch(from: baseline, isApart: true)
  }

  private mutating func launch(from baseline: ReplayedSheet, isApart: Bool) {
    for band in bands { dock.reclaim(band) }
    bands.removeAll(keepingCapacity: true)
    for run in runs { dock.launch(run, from: baseline, isApart: isApart, into: &bands) }
  }

  /// Follows moves that nothing came of on the baseline's sheet; on others something may.
  mutating func follow(_ moves: Span<LocatedTouch>) {
    swap(&waiting, &bands)
    waiting.reverse()
    while var band = waiting.popLast() {
      let start = band.quiet.end
      guard band.isApart, start < moves.count else {
        if !band.isApart { chronicles.pass(moves[moves.count - 1].time, for: band.tunings) }
        band.quiet = .none
        bands.append(band)
        continue
      }
      let known = waiting.count
      dock.advance(band, shares: shares(band), into: &waiting) { $0.follow(moves, from: start) }
      waiting[known...].reverse()
      for place in known..<waiting.count {
        let (tunings, quiet) = (waiting[place].tunings, waiting[place].quiet)
        if quiet.end > start { chronicles.pass(moves[quiet.end - 1].time, for: tunings) }
        guard quiet.isBroken else { continue }
        chronicles.record(waiting[place].first, moves[quiet.end].event, for: tunings)
        waiting[place].quiet.end += 1
      }
    }
  }

  /// Handles an event that the baseline's sheet has answered.
  mutating func handle(_ event: TraceEvent, beside baseline: ReplayedSheet) {
    swap(&waiting, &bands)
    let staysApart = anchor == .session || baseline.isTouched
    for band in waiting {
      guard band.isApart else {
        chronicles.record(baseline, event, for: band.tunings)
        bands.append(band)
        continue
      }
      let known = bands.count
      dock.advance(band, shares: shares(band, at: event.action), into: &bands) { sheet in
        sheet.take(event)
        return .none
      }
      for place in known..<bands.count {
        let sheet = bands[place].first
        chronicles.record(sheet, event, for: bands[place].tunings)
        bands[place].isApart = staysApart || sheet.isTouched
      }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Whether all sheets of a band do as its first and its last, if these do the same.
  private func shares(_ band: SheetBand, at action: TraceAction? = nil) -> Bool {
    guard !isOrdered else { return true }
    guard action?.mayLift != true else { return false }
    switch band.first.engine.step.phaseAfter {
    case .presenting, .dismissing, .dismissed, .settling: return false
    case .sheetDrag, .contentScroll, .undecided, .idle: return true
    }
  }

  /// Ends the recording; gives its sessions under each tuning.
  mutating func finish() -> [[SessionResult]] { chronicles.finish() }
}
