/// Options of `detent report` alone.
package enum ReportOption: String, CommandOption {
  case out
  case groupBy = "group-by"
  case dwellHorizon = "dwell-horizon"
  case callbacks
  case html
  case seed
  case force
  case rawCells = "raw-cells"

  package var letter: Character? { self == .out ? "o" : nil }

  package var placeholder: String? {
    switch self {
    case .out: "FOLDER"
    case .groupBy: "LABEL,..."
    case .dwellHorizon: "SECONDS"
    case .html: "FILE"
    case .seed: "N"
    case .callbacks, .force, .rawCells: nil
    }
  }

  package var summary: String {
    switch self {
    case .out: "folder for the files of the report (Reports/latest)"
    case .groupBy: "also summarise the sessions by the values of these labels"
    case .dwellHorizon: "horizon of the restricted mean dwell time, in s (10)"
    case .callbacks: "write callbacks.csv as well"
    case .html: "also make a page of the report"
    case .seed: "seed of everything that is drawn at random (0)"
    case .force: "replace files that differ in a folder that detent did not write"
    case .rawCells: "do not guard text cells against being read as formulas"
    }
  }
}
