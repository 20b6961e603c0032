/// Options of `detent synthesize` alone.
package enum SynthesizeOption: String, CommandOption {
  case sessions
  case users
  case perFile = "per-file"
  case seed
  case out
  case force

  package var letter: Character? { self == .out ? "o" : nil }

  package var placeholder: String? {
    switch self {
    case .sessions, .users, .perFile, .seed: "N"
    case .out: "FOLDER"
    case .force: nil
    }
  }

  package var summary: String {
    switch self {
    case .sessions: "how many sessions (100)"
    case .users: "how many users they belong to (10)"
    case .perFile: "how many sessions a file holds (1)"
    case .seed: "seed of everything that is drawn at random (0)"
    case .out: "folder for the files, which are compressed"
    case .force: "replace files that differ"
    }
  }
}

/// `detent synthesize`: seeded, human-like sessions for tests, demonstrations and benchmarks.
package struct SynthesizeCommand: Subcommand {
  package typealias Option = JoinedOption<SynthesizeOption, GeneralOption>

  package static let name = "synthesize"
  package static let summary = "write seeded, human-like sessions for tests and benchmarks"
  package static let operands = ""

  package var sessions = 100
  package var users = 10
  package var perFile = 1
  package var seed: UInt64 = 0
  package var out: String?
  package var force = false
  package var general = GeneralOptions()

  package init(parsing arguments: some Collection<String>) throws(UsageError) {
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .operand(let text): throw .unexpectedOperand(text)
      case .option(.first(let option)): try take(option, from: &reader)
      case .option(.second(let option)): try general.take(option, from: &reader)
      }
    }
  }

  private mutating func take(
    _ option: SynthesizeOption, from reader: inout ArgumentReader<Option>
  ) throws(UsageError) {
    switch option {
    case .sessions: sessions = try count(from: &reader)
    case .users: users = try count(from: &reader)
    case .perFile: perFile = try count(from: &reader)
    case .seed: seed = try reader.value("a whole number from 0") { UInt64($0) }
    case .out: out = try reader.value("a folder") { ValueText.folder($0) }
    case .force: force = true
    }
  }

  private func count(from reader: inout ArgumentReader<Option>) throws(UsageError) -> Int {
    try reader.value("a whole number from 1") { text in
      ValueText.count(text).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  package func validate() throws(UsageError) {
    guard out != nil else { throw .missingOption("--out", purpose: "to say where files go") }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    let corpus = SynthesizedCorpus(
      synthesizer: Synthesizer(seed: seed, users: users),
      layout: SynthesisLayout(sessions: sessions, perFile: perFile))
    try corpus.write(to: out ?? "", force: force)
    if !general.quiet {
      output.write("\(sessions) sessions in \(corpus.layout.fileCount) files\n")
    }
    return .done
  }
}
