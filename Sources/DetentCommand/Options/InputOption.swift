import TouchTraces

/// Options of what is read and how it is understood.
package enum InputOption: String, CommandOption {
  case pathsFrom = "paths-from"
  case null
  case from
  case whereLabel = "where"
  case maxBad = "max-bad"
  case jobs
  case axisMax = "axis-max"
  case deviceInfo = "device-info"
  case screen
  case rotate
  case flipX = "flip-x"
  case flipY = "flip-y"
  case assumeRate = "assume-rate"
  case columns
  case csvPreset = "csv-preset"
  case appiumMoveTo = "appium-moveto"

  /// The words of `--csv-preset`.
  static let presets = TablePreset.allCases.map(\.rawValue).joined(separator: ", ")

  package var letter: Character? {
    switch self {
    case .jobs: "j"
    case .null: "0"
    case .pathsFrom, .from, .whereLabel, .maxBad, .axisMax, .deviceInfo, .screen, .rotate,
      .flipX, .flipY, .assumeRate, .columns, .csvPreset, .appiumMoveTo:
      nil
    }
  }

  package var placeholder: String? {
    switch self {
    case .pathsFrom: "FILE|-"
    case .from: "FORMAT"
    case .whereLabel: "LABEL=VALUE"
    case .maxBad: "N|P%"
    case .jobs: "N"
    case .axisMax: "X,Y"
    case .deviceInfo: "FILE"
    case .screen: "WxH@S"
    case .rotate: "90|180|270"
    case .assumeRate: "HZ"
    case .columns: "NAME,..."
    case .csvPreset: "NAME"
    case .appiumMoveTo: "relative|absolute"
    case .null, .flipX, .flipY: nil
    }
  }

  package var words: [String] {
    switch self {
    case .from: TraceFormat.allCases.map(\.rawValue)
    case .columns: ImportOptions.columnNames
    case .csvPreset: TablePreset.allCases.map(\.rawValue)
    case .pathsFrom, .null, .whereLabel, .maxBad, .jobs, .axisMax, .deviceInfo, .screen, .rotate,
      .flipX, .flipY, .assumeRate, .appiumMoveTo:
      []
    }
  }

  package var occurrence: OptionOccurrence {
    switch self {
    case .whereLabel, .null, .flipX, .flipY: .anyNumber
    case .pathsFrom, .from, .maxBad, .jobs, .axisMax, .deviceInfo, .screen, .rotate,
      .assumeRate, .columns, .csvPreset, .appiumMoveTo:
      .once
    }
  }

  package var summary: String {
    switch self {
    case .pathsFrom: "read more paths from FILE, one a line"
    case .null: "paths of --paths-from end with NUL instead"
    case .from: "read every file as FORMAT instead of looking at it"
    case .whereLabel: "use only sessions with this label; may be repeated"
    case .maxBad: "exit 65 with more rejected sessions and files than this (no limit)"
    case .jobs: "how many files are read at once (one per core)"
    case .axisMax: "largest raw values of the panel, where a recording has no ranges"
    case .deviceInfo: "ranges of the panel: output of 'getevent -p' or an evemu description"
    case .screen: "width and height in px and scale of the recording device, 1170x2532@3"
    case .rotate: "degrees clockwise by which recorded positions are turned"
    case .flipX: "mirror recorded positions left to right"
    case .flipY: "mirror recorded positions top to bottom"
    case .assumeRate: "samples per second (Hz) of recordings without times"
    case .columns:
      "columns of tables, or lists of JSON, such as t_ms,x,y,phase,id; - passes one over"
    case .csvPreset: "columns of a published set of tables, one of \(Self.presets)"
    case .appiumMoveTo: "what moveTo of Appium 1 counts from: the point before, or the screen"
    }
  }
}
