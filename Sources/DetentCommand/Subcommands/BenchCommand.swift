import SheetReplay

/// Options of `detent bench` alone.
package enum BenchOption: String, CommandOption {
  case sessions
  case rounds
  case runs
  case seed
  case format
  case json

  package var letter: Character? { self == .format ? "f" : nil }

  package var placeholder: String? {
    switch self {
    case .sessions, .rounds, .runs, .seed: "N"
    case .format: "table|json"
    case .json: nil
    }
  }

  package var summary: String {
    switch self {
    case .sessions: "how many sessions are made in memory (400)"
    case .rounds: "how often all of them are replayed (10)"
    case .runs: "how many data sets of each kind the gate judges (1000)"
    case .seed: "seed of the sessions or data sets (0)"
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
  }

  package static let name = "bench"
  package static let summary = "measure the speed of the replay engine, or how often the gate errs"
  package static let operands = "engine | gate"
  package static let examples = [
    "detent bench engine --sessions 20 --rounds 2", "detent bench gate --runs 20",
  ]

  package var part: Part?
  package var sessions = 400
  package var rounds = 10
  package var runs = 1000
  package var seed: UInt64 = 0
  package var format = OutputFormat.table
  package var general = GeneralOptions()

  package init(parsing arguments: some Collection<String>) throws(UsageError) {
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .operand(let name):
        guard part == nil else { throw .unexpectedOperand(name) }
        guard let part = Part(rawValue: name) else {
          let names = Part.allCases.map { "bench \($0.rawValue)" }
          throw .unknownCommand(
            "bench \(name)", nearest: NearestName.nearest(to: "bench \(name)", in: names))
        }
        self.part = part
      case .option(.first(let option)): try take(option, from: &reader)
      case .option(.second(let option)): try general.take(option, from: &reader)
      }
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

  package func validate() throws(UsageError) {
    guard part != nil else { throw .missingOperand("'engine' or 'gate' behind 'bench'") }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    switch part {
    case .engine, nil: try runEngine(output: &output)
    case .gate: runGate(output: &output)
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
}
