import SheetAnalytics
import SheetReplay

/// Options of `detent sweep` alone.
package enum SweepOption: String, CommandOption {
  case vary
  case pareto
  case out
  case groupBy = "group-by"
  case dwellHorizon = "dwell-horizon"
  case force
  case rawCells = "raw-cells"

  package var letter: Character? { self == .out ? "o" : nil }

  package var placeholder: String? {
    switch self {
    case .vary: "FIELD=FROM:TO:STEP"
    case .pareto: "METRIC,METRIC"
    case .out: "FOLDER"
    case .groupBy: "LABEL,..."
    case .dwellHorizon: "SECONDS"
    case .force, .rawCells: nil
    }
  }

  package var words: [String] {
    switch self {
    case .vary: Tuning.fields.filter(\.isNumber).map { $0.name + "=" }
    case .pareto: MetricDefinition.all.map(\.id)
    case .out, .groupBy, .dwellHorizon, .force, .rawCells: []
    }
  }

  package var occurrence: OptionOccurrence {
    placeholder == nil || self == .vary ? .anyNumber : .once
  }

  package var summary: String {
    switch self {
    case .vary: "field of the tuning and its values, in its unit; several make a grid"
    case .pareto: "two metrics to weigh (interactive_dismiss_rate,abandoned_rate)"
    case .out: "folder for sweep.csv, sweep.svg and run.json (Reports/sweep)"
    case .groupBy: "also summarise the sessions by the values of these labels"
    case .dwellHorizon: "horizon of the restricted mean dwell time, in s (10)"
    case .force: "replace files that differ in a folder that detent sweep did not write"
    case .rawCells: "do not guard text cells against being read as formulas"
    }
  }
}
