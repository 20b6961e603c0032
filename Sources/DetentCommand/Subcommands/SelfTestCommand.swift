/// Options of `detent selftest` alone.
package enum SelfTestOption: String, CommandOption {
  case null
  case red
  case runs
  case seed

  package var placeholder: String? {
    switch self {
    case .runs, .seed: "N"
    case .null, .red: nil
    }
  }

  package var summary: String {
    switch self {
    case .null: "only prove that the gate is quiet where nothing changed"
    case .red: "only prove that the gate goes red on a planted change"
    case .runs: "how often users and tunings are dealt at random (1000)"
    case .seed: "seed of sessions and deals (0)"
    }
  }
}

/// `detent selftest`: whether the gate is to be trusted.
package struct SelfTestCommand: Subcommand {
  package typealias Option = JoinedOption<SelfTestOption, GeneralOption>

  package static let name = "selftest"
  package static let summary =
    "prove that the gate is quiet on equal tunings and red on a planted change"
  package static let operands = ""
  package static let examples = ["detent selftest --red"]

  package var provesQuiet = false
  package var provesRed = false
  package var test = SelfTest()
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
    guard provesQuiet == provesRed else { return }
    provesQuiet = true
    provesRed = true
  }

  private mutating func take(
    _ option: SelfTestOption, from reader: inout ArgumentReader<Option>
  ) throws(UsageError) {
    switch option {
    case .null: provesQuiet = true
    case .red: provesRed = true
    case .runs:
      test.runs = try reader.value("a whole number from 1 to 1000000") { text in
        ValueText.count(text).flatMap { (1...1_000_000).contains($0) ? $0 : nil }
      }
    case .seed: test.seed = try reader.value("a whole number from 0") { UInt64($0) }
    }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    var hasPassed = true
    if provesQuiet {
      let equal = try test.compareEqual()
      output.write(SelfTestText.line(equal))
      let deals = try test.relabel()
      output.write(SelfTestText.line(deals, users: test.users))
      hasPassed =
        equal.isQuiet
        && GateBenchResult.tolerated(runs: deals.runs).contains(deals.alarmShare)
    }
    if provesRed {
      let planted = try test.plantChange()
      output.write(SelfTestText.line(planted))
      hasPassed = hasPassed && planted.status == .checkFailed
    }
    return hasPassed ? .done : .checkFailed
  }
}
