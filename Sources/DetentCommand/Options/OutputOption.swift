import SheetReports

/// Options of where an answer goes and in which shape.
package enum OutputOption: String, CommandOption {
  case out
  case format
  case json
  case force
  case rawCells = "raw-cells"

  package var letter: Character? {
    switch self {
    case .out: "o"
    case .format: "f"
    case .json, .force, .rawCells: nil
    }
  }

  package var placeholder: String? {
    switch self {
    case .out: "FILE|-"
    case .format: "table|csv|ndjson|json"
    case .json, .force, .rawCells: nil
    }
  }

  package var summary: String {
    switch self {
    case .out: "write to FILE instead of standard output"
    case .format: "shape of the answer"
    case .json: "the same as --format json"
    case .force: "replace an existing file that differs"
    case .rawCells: "do not guard text cells against being read as formulas"
    }
  }
}

/// The shape of an answer.
package enum OutputFormat: String, CaseIterable, Sendable {
  case table
  case csv
  case ndjson
  case json
}

/// What the output options say.
package struct OutputOptions: Equatable, Sendable {
  /// A path; `nil` or `-` is standard output.
  package var out: String?
  package var format: OutputFormat?
  package var force = false
  package var rawCells = false

  var isToStandardOutput: Bool { out == nil || out == InputFile.standardInput }
  /// Where the answer goes.
  var target: OutputTarget { OutputTarget(path: out, force: force) }
  /// Whether text cells are guarded against being read as formulas.
  var textCells: CSVWriter.TextCells { rawCells ? .raw : .guarded }

  /// Takes one option and its value from a command line.
  mutating func take(
    _ option: OutputOption, from reader: inout ArgumentReader<some CommandOption>
  ) throws(UsageError) {
    switch option {
    case .out: out = try reader.value("a file or -") { ValueText.file($0) }
    case .format:
      let format = try reader.value("table, csv, ndjson or json") { OutputFormat(rawValue: $0) }
      try choose(format, by: option)
    case .json: try choose(.json, by: option)
    case .force: force = true
    case .rawCells: rawCells = true
    }
  }

  private mutating func choose(
    _ chosen: OutputFormat, by option: OutputOption
  ) throws(UsageError) {
    if let format, format != chosen { throw .contradictory("--format", "--json") }
    format = chosen
  }

  /// Refuses a format that the command does not have.
  func checkFormat(among known: [OutputFormat]) throws(UsageError) {
    guard let format, !known.contains(format) else { return }
    let names = known.map(\.rawValue).joined(separator: " or ")
    throw .invalidValue(option: "--format", value: format.rawValue, expected: names)
  }
}
