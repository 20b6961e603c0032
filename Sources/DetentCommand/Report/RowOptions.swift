import SheetReports

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
