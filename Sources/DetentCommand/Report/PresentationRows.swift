import SheetAnalytics
import SheetReplay
import SheetReports

/// What a worker makes of one presentation of a sheet: rows as they are written, sums instead of
/// the values behind them.
struct PresentationRows: Sendable {
  /// Its result without its rows.
  let result: SessionResult
  /// What it adds to the metrics.
  let measures: SessionMeasures
  /// How its gestures ended.
  let outcomes: [GestureOutcome]
  let gestures: RowBytes
  let dwells: RowBytes
  let handOffs: RowBytes
  let callbacks: RowBytes
  /// What the page draws of it; `nil` where no page is made.
  let drawn: DrawnRecording?
}

/// How rows are encoded.
struct RowOptions: Sendable {
  var textCells: CSVWriter.TextCells
  /// Whether `callbacks.csv` is written.
  var callbacks: Callbacks
  /// Whether a page is made.
  var page = Page.leftOut

  enum Page {
    case drawn
    case leftOut
  }

  enum Callbacks {
    case written
    case leftOut
  }
}

/// What is kept of one presentation until its final id is known.
struct KeptPresentation: Sendable {
  /// Its result, without the rows that lie in the spool.
  let result: SessionResult
  let gestures: SpooledRows
  let dwells: SpooledRows
  let handOffs: SpooledRows
  let callbacks: SpooledRows
}
