import SheetReplay

/// Options of `detent bench` alone.
package enum BenchOption: String, CommandOption {
  case sessions
  case rounds
  case runs
  case seed
  case jobs
  case format
  case json

  package var letter: Character? {
    switch self {
    case .jobs: "j"
    case .format: "f"
    case .sessions, .rounds, .runs, .seed, .json: nil
    }
  }

  package var placeholder: String? {
    switch self {
    case .sessions, .rounds, .runs, .seed, .jobs: "N"
    case .format: "table|json"
    case .json: nil
    }
  }

  package var summary: String {
    switch self {
    case .sessions: "how many sessions are made up (400)"
    case .rounds: "how often all of them are replayed, or each stage of a report is run (10)"
    case .runs: "how many data sets of each kind the gate judges (1000)"
    case .seed: "seed of the sessions or data sets (0)"
    case .jobs: "how many files a report reads at once (one per core)"
    case .format: "shape of the answer"
    case .json: "the same as --format json"
    }
  }
}

/// `detent bench`: how fast a part of the program is.
package struct BenchCommand: Subcommand {
  package typealias Option = JoinedOption<BenchOption, GeneralOption>

  /// What is measured.
  package enum Part: String, CaseIterable, Sendable {
    case engine
    case gate
    case `import`
    case report
  }

  package static let name = "bench"
  package static let summary =
    "measure the speed of engine, imports or a report, or how often the gate errs"
  package static let operands = "[engine|gate|import PATH...|report [PATH...]]"
  package static let examples = [
    "detent bench engine --sessions 20 --rounds 2", "detent bench gate --runs 20",
    "detent bench import Traces --rounds 1", "detent bench report Traces --rounds 1",
  ]

  package var part: Part?
  /// What is read; for a report made up if there are none.
  package var paths: [String] = []
  package var sessions = 400
  package var rounds = 10
  package var runs = 1000
  package var seed: UInt64 = 0
  package var jobs: Int?
  package var format = OutputFormat.table
  package var general = GeneralOptions()

  package init(parsing arguments: some Collection<String>) throws(UsageError) {
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .operand(let text): try take(text)
      case .option(.first(let option)): try take(option, from: &reader)
      case .option(.second(let option)): try general.take(option, from: &reader)
      }
    }
  }

  private mutating func take(_ operand: String) throws(UsageError) {
    switch part {
    case .report, .import: paths.append(operand)
    case .engine, .gate: throw .unexpectedOperand(operand)
    case nil:
      guard let part = Part(rawValue: operand) else {
        let names = Part.allCases.map { "bench \($0.rawValue)" }
        throw .unknownCommand(
          "bench \(operand)", nearest: NearestName.nearest(to: "bench \(operand)", in: names))
      }
      self.part = part
    }
  }

  private mutating func take(
    _ option: BenchOption, from reader: inout ArgumentReader<Option>
  ) throws(UsageError) {
    switch option {
    case .sessions: sessions = try count(from: &reader)
    case .rounds: rounds = try count(from: &reader)
    case .runs: runs = try count(from: &reader)
    case .seed: seed = try reader.value("a whole number from 0") { UInt64($0) }
    case .jobs: jobs = try InputOption.jobs(from: &reader)
    case .format:
      format = try reader.value("table or json") { text in
        switch OutputFormat(rawValue: text) {
        case .table: .table
        case .json: .json
        case .csv, .ndjson, nil: nil
        }
      }
    case .json: format = .json
    }
  }

  private func count(from reader: inout ArgumentReader<Option>) throws(UsageError) -> Int {
    try reader.value("a whole number from 1 to 1000000") { text in
      ValueText.count(text).flatMap { (1...1_000_000).contains($0) ? $0 : nil }
    }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    switch part {
    case .engine: try runEngine(output: &output)
    case .gate: runGate(output: &output)
    case .import: try runImport(output: &output)
    case .report, nil: try runReport(output: &output)
    }
  }

  private func runEngine(
    output: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    let result = EngineBench(sessions: sessions, seed: seed).run(rounds: rounds)
    guard result.isRepeatable else {
      throw .internalError(reason: "two replays of the same sessions differ")
    }
    switch format {
    case .json, .csv, .ndjson: output.write(result.json)
    case .table: output.write(result.table)
    }
    return .done
  }

  private func runGate(output: inout some TextOutputStream) -> ExitStatus {
    let result = GateBench(runs: runs, seed: seed).run()
    switch format {
    case .json, .csv, .ndjson: output.write(result.json)
    case .table: output.write(result.table)
    }
    return result.isQuiet && result.isSharp ? .done : .checkFailed
  }

  private func runReport(
    output: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    let result: ReportBenchResult
    if paths.isEmpty {
      let corpus = try BenchCorpus(sessions: sessions, seed: seed)
      result = try measured([corpus.folder])
      try corpus.remove()
    } else {
      result = try measured(paths)
    }
    switch format {
    case .json, .csv, .ndjson: output.write(result.json)
    case .table: output.write(result.table)
    }
    return .done
  }

  private func runImport(
    output: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    guard !paths.isEmpty else { throw .usage(.missingOperand("PATH")) }
    let result = try ImportBench(input: input(paths)).run(rounds: rounds)
    switch format {
    case .json, .csv, .ndjson: output.write(result.json)
    case .table: output.write(result.table)
    }
    return .done
  }

  private func input(_ paths: [String]) -> InputOptions {
    var input = InputOptions()
    input.paths = paths
    input.jobs = jobs
    return input
  }

  private func measured(_ paths: [String]) throws(CommandFailure) -> ReportBenchResult {
    try ReportBench(input: input(paths)).run(rounds: rounds)
  }
}
