import SheetReplay

/// Options of `detent parity` alone.
package enum ParityOption: String, CommandOption {
  case tunings
  case out
  case force
  case rawCells = "raw-cells"

  package var letter: Character? { self == .out ? "o" : nil }

  package var placeholder: String? {
    switch self {
    case .tunings: "NAME|FILE,..."
    case .out: "FOLDER"
    case .force, .rawCells: nil
    }
  }

  package var words: [String] {
    switch self {
    case .tunings: TuningPreset.allCases.map(\.rawValue)
    case .out, .force, .rawCells: []
    }
  }

  package var summary: String {
    switch self {
    case .tunings: "presets and tuning files; between gestures the sheet is that of the first"
    case .out: "folder for parity.csv, matrix.csv, offenders.csv, run.json (Reports/parity)"
    case .force: "replace files that differ in a folder that detent parity did not write"
    case .rawCells: "do not guard text cells against being read as formulas"
    }
  }
}
