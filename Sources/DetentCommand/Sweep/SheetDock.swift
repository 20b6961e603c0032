import SheetReplay

/// Where the bands of a sweep get their sheets from; they are used again, since making one takes
/// longer than taking over another's state.
final class SheetDock {
  private let tunings: [Tuning]
  private var idle: [ReplayedSheet] = []
  /// The state of a band before what it does next.
  private let before: ReplayedSheet

  /// Creates a dock for sheets of `tunings` that start like `model`.
  init(_ tunings: [Tuning], model: ReplayedSheet) {
    self.tunings = tunings
    before = ReplayedSheet(model.engine)
  }

  /// Takes the sheets of a band back.
  func reclaim(_ band: SheetBand) {
    idle.append(band.first)
    if band.last !== band.first { idle.append(band.last) }
  }

  /// Appends bands of a run of tunings whose sheets are in the state of the baseline's.
  func launch(
    _ run: Range<Int>, from baseline: ReplayedSheet, isApart: Bool, into bands: inout [SheetBand]
  ) {
    let start = { (place: Int) in
      let sheet = self.sheet(like: baseline)
      sheet.retune(self.tunings[place])
      return SheetAnswer(sheet: sheet, quiet: .none)
    }
    let first = start(run.lowerBound)
    let last = run.count > 1 ? start(run.upperBound - 1) : first
    bands.appendBands(of: run, isApart: isApart, first, last, answer: start)
  }

  /// Has the sheets of a band do something; appends the bands that come of it.
  func advance(
    _ band: SheetBand, shares: Bool = true, into bands: inout [SheetBand],
    by action: (ReplayedSheet) -> QuietMoves
  ) {
    guard band.tunings.count > 1 else {
      var band = band
      band.quiet = action(band.first)
      return bands.append(band)
    }
    before.replace(by: band.first)
    bands.appendBands(
      of: band.tunings, isApart: band.isApart, shares: shares,
      SheetAnswer(sheet: band.first, quiet: action(band.first)),
      SheetAnswer(sheet: band.last, quiet: action(band.last))
    ) { place in
      let sheet = sheet(like: before)
      sheet.exchangeTuning(for: tunings[place])
      return SheetAnswer(sheet: sheet, quiet: action(sheet))
    }
  }

  /// A sheet in the state of another.
  private func sheet(like other: ReplayedSheet) -> ReplayedSheet {
    guard let sheet = idle.popLast() else { return ReplayedSheet(other.engine) }
    sheet.replace(by: other)
    return sheet
  }
}
