import SheetReplay

/// Neighbouring tunings of a sweep whose sheets have done the same, so that two of them do for all.
///
/// The tunings differ in one field, by whose value they are in order. A sheet compares such a value
/// with what a finger does, or computes with it: where the least and the greatest value lead to the
/// same state by the same answer, so do all between them.
struct SheetBand {
  let tunings: Range<Int>
  /// The sheet of the first tuning, and that of the last; one sheet if they are one tuning.
  let first: ReplayedSheet
  let last: ReplayedSheet
  /// Whether the sheets go their own way at the moment; if not, they are one with the baseline's.
  var isApart: Bool
  /// How far the sheets have followed moves that are under way.
  var quiet = QuietMoves.none
}

/// A sheet, and how far it has followed moves that are under way.
struct SheetAnswer {
  let sheet: ReplayedSheet
  let quiet: QuietMoves

  func isLike(_ other: SheetAnswer) -> Bool {
    quiet == other.quiet && sheet.isLike(other.sheet)
  }
}

extension [SheetBand] {
  /// Appends the bands that some tunings make, in order.
  ///
  /// - Parameters:
  ///   - tunings: Neighbours that differ in one field.
  ///   - isApart: Whether their sheets go their own way.
  ///   - shares: Whether those between do as the first and the last, if these do the same.
  ///   - first: What the sheet of the first of them has done.
  ///   - last: What the sheet of the last of them has done.
  ///   - answer: Has the sheet of another of them do it.
  mutating func appendBands(
    of tunings: Range<Int>, isApart: Bool, shares: Bool = true, _ first: SheetAnswer,
    _ last: SheetAnswer,
    answer: (Int) -> SheetAnswer
  ) {
    guard tunings.count > 1, !shares || !first.isLike(last) else {
      append(
        SheetBand(
          tunings: tunings, first: first.sheet, last: last.sheet, isApart: isApart,
          quiet: first.quiet))
      return
    }
    let middle = tunings.lowerBound + tunings.count / 2
    let below = tunings.lowerBound..<middle
    let above = middle..<tunings.upperBound
    appendBands(
      of: below, isApart: isApart, shares: shares, first,
      below.count > 1 ? answer(middle - 1) : first,
      answer: answer)
    appendBands(
      of: above, isApart: isApart, shares: shares, above.count > 1 ? answer(middle) : last, last,
      answer: answer)
  }
}
