import SheetAnalytics
import SheetReports

/// What a worker makes of one presentation of a sheet.
struct PresentationRows: Sendable {
  /// All that is known of it.
  let result: SessionResult
  let gestures: RowBytes
  let dwells: RowBytes
  let handOffs: RowBytes
  let callbacks: RowBytes
}

/// How rows are encoded.
struct RowOptions: Sendable {
  var textCells: CSVWriter.TextCells
  /// Whether `callbacks.csv` is written.
  var callbacks: Callbacks

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
