import SheetReplay

/// Options of `detent check` alone.
package enum CheckOption: String, CommandOption {
  case baseline
  case candidate
  case golden
  case update
  case gate
  case printGate = "print-gate"
  case maxFlips = "max-flips"
  case failOn = "fail-on"
  case equivalence
  case test
  case replicates
  case seed
  case dwellHorizon = "dwell-horizon"
  case out
  case html
  case format
  case json
  case force
  case rawCells = "raw-cells"

  package var letter: Character? {
    switch self {
    case .out: "o"
    case .format: "f"
    case .baseline, .candidate, .golden, .update, .gate, .printGate, .maxFlips, .failOn,
      .equivalence, .test, .replicates, .seed, .dwellHorizon, .html, .json, .force, .rawCells:
      nil
    }
  }

  package var placeholder: String? {
    switch self {
    case .baseline, .candidate: "NAME|FILE"
    case .golden, .out: "FOLDER"
    case .gate, .html: "FILE"
    case .maxFlips, .seed: "N"
    case .failOn: "inconclusive|improved"
    case .test: "signflip|mcnemar"
    case .replicates: "B"
    case .dwellHorizon: "SECONDS"
    case .format: "table|json|md|junit|github"
    case .update, .printGate, .equivalence, .json, .force, .rawCells: nil
    }
  }

  package var words: [String] {
    switch self {
    case .baseline, .candidate: TuningPreset.allCases.map(\.rawValue)
    case .golden, .update, .gate, .printGate, .maxFlips, .failOn, .equivalence, .test,
      .replicates, .seed, .dwellHorizon, .out, .html, .format, .json, .force, .rawCells:
      []
    }
  }

  package var occurrence: OptionOccurrence {
    placeholder == nil || self == .failOn ? .anyNumber : .once
  }

  package var summary: String {
    switch self {
    case .baseline: "tuning that is in use, a preset or a tuning file (uikit)"
    case .candidate: "tuning that is to replace it"
    case .golden: "compare with the outcomes that a report recorded in FOLDER instead"
    case .update: "record the outcomes of now in the folder of --golden"
    case .gate: "gate file: roles and margins of the metrics"
    case .printGate: "print the gate that holds without --gate, as a gate file"
    case .maxFlips: "fail above so many changed outcomes (0 with --golden, else no limit)"
    case .failOn: "exit with 3 or 4 for such a verdict, too"
    case .equivalence: "ask for no change in either direction"
    case .test: "test of rates; mcnemar is for one unit per user (signflip)"
    case .replicates: "replicates of the bootstrap (1000)"
    case .seed: "seed of everything that is drawn at random (0)"
    case .dwellHorizon: "horizon of the restricted mean dwell time, in s (10)"
    case .out: "folder for the files of the check (Reports/check)"
    case .html: "also make a page of the check"
    case .format: "what is printed (table); github also writes the step summary"
    case .json: "the same as --format json"
    case .force: "replace files that differ in a folder that detent check did not write"
    case .rawCells: "do not guard text cells against being read as formulas"
    }
  }
}

/// What a check prints.
package enum CheckFormat: String, CaseIterable, Sendable {
  case table
  case json
  case markdown = "md"
  case junit
  case github
}

/// A verdict that a check may be asked to fail on.
package enum FailingVerdict: String, CaseIterable, Sendable {
  case inconclusive
  case improved
}
