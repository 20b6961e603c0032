package import SheetAnalytics
import SheetReports

/// `detent check`: which gestures change, what changes for users, may it ship.
package struct CheckCommand: RecordingCommand {
  package typealias Option = JoinedOption<CheckOption, RecordingOption>

  package static let name = "check"
  package static let summary =
    "compare two tunings, or outcomes with recorded ones; say if it may ship"
  package static let operands = "PATH..."

  package var baseline: String?
  package var candidate: String?
  package var golden: String?
  package var updates = false
  package var gateFile: String?
  package var printsGate = false
  package var mostFlips: Int?
  package var failingVerdicts: [FailingVerdict] = []
  package var gateOptions = GateOptions()
  package var out = "Reports/check"
  package var html: String?
  package var format: CheckFormat?
  package var force = false
  package var rawCells = false
  package var scene = SceneOptions()
  package var input = InputOptions()
  package var general = GeneralOptions()
  /// Options of this command line that an explanation of one gesture needs, too.
  package var forwarded: [String] = []
  /// What stands on the command line beside paths and the options of every command.
  private var given: [CheckOption] = []

  package init() {}

  package mutating func take(
    _ option: CheckOption, from reader: inout ArgumentReader<Option>
  ) throws(UsageError) {
    given.append(option)
    switch option {
    case .baseline: baseline = try reader.value()
    case .candidate: candidate = try reader.value()
    case .golden: golden = try reader.value("a folder") { ValueText.folder($0) }
    case .update: updates = true
    case .gate: gateFile = try reader.value()
    case .printGate: printsGate = true
    case .maxFlips: mostFlips = try reader.value("a whole number from 0") { ValueText.count($0) }
    case .failOn:
      failingVerdicts.append(
        try reader.value("inconclusive or improved") { FailingVerdict(rawValue: $0) })
    case .equivalence: gateOptions.aim = .equivalence
    case .test:
      gateOptions.test = try reader.value("signflip or mcnemar") { RateTest(rawValue: $0) }
    case .replicates:
      gateOptions.replicates = try reader.value("a whole number from 100 to 1000000") { text in
        ValueText.count(text).flatMap { (100...1_000_000).contains($0) ? $0 : nil }
      }
    case .seed: gateOptions.seed = try reader.value("a whole number from 0") { UInt64($0) }
    case .dwellHorizon:
      gateOptions.dwellHorizon = try reader.value("seconds above 0") { text in
        ValueText.microseconds(text).flatMap { $0 > 0 ? $0 : nil }
      }
    case .out: out = try reader.value("a folder") { ValueText.folder($0) }
    case .html: html = try reader.value("a file") { ValueText.page($0) }
    case .format:
      try choose(
        try reader.value("table, json, md, junit or github") { CheckFormat(rawValue: $0) })
    case .json: try choose(.json)
    case .force: force = true
    case .rawCells: rawCells = true
    }
  }

  package mutating func finish(_ arguments: some Collection<String>) throws(UsageError) {
    forwarded = try ForwardedOptions.words(of: arguments, besides: CheckOption.self)
  }

  private mutating func choose(_ chosen: CheckFormat) throws(UsageError) {
    if let format, format != chosen { throw .contradictory("--format", "--json") }
    format = chosen
  }

  package func validate() throws(UsageError) {
    guard !printsGate else { return }
    if golden == nil, updates {
      throw .missingOption("--golden", purpose: "to say what is updated")
    }
    guard golden != nil else {
      guard candidate != nil else {
        throw .missingOption("--candidate", purpose: "to compare with, or --golden")
      }
      if scene.tuning != nil { throw .contradictory("--tuning", "--candidate") }
      return
    }
    if let option = given.first(where: \.isOfTunings) {
      throw .contradictory("--golden", option.spelling)
    }
    if scene.anchor != nil { throw .contradictory("--golden", "--anchor") }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    guard !printsGate else {
      output.write(Gate.standard.fileText)
      return .done
    }
    guard let golden else {
      return try TuningCheck(self).run(output: &output, diagnostics: &diagnostics)
    }
    return try GoldenCheck(self, folder: golden).run(output: &output, diagnostics: &diagnostics)
  }
}

extension CheckOption {
  /// Whether it belongs to a comparison of two tunings.
  fileprivate var isOfTunings: Bool {
    switch self {
    case .baseline, .candidate, .gate, .failOn, .equivalence, .test, .replicates, .seed,
      .dwellHorizon:
      true
    case .golden, .update, .printGate, .maxFlips, .out, .html, .format, .json, .force, .rawCells:
      false
    }
  }
}
