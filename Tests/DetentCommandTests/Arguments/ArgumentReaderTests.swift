import DetentCommand
import Testing

private enum FruitOption: String, CommandOption {
  case apple
  case pear
  case plum

  var letter: Character? {
    switch self {
    case .apple: "a"
    case .pear: "p"
    case .plum: nil
    }
  }
  var placeholder: String? { self == .pear ? "PT" : nil }
  var summary: String { rawValue }
}

private func read(_ arguments: [String]) throws(UsageError) -> [String] {
  var reader = ArgumentReader<FruitOption>(arguments)
  var found: [String] = []
  while let argument = try reader.next() {
    switch argument {
    case .operand(let text): found.append(text)
    case .option(.pear): found.append("pear=\(try reader.value())")
    case .option(let option): found.append("+\(option.rawValue)")
    }
  }
  return found
}

@Suite struct ArgumentReaderTests {
  @Test(arguments: [
    (["a", "b"], ["a", "b"]),
    (["--apple", "x"], ["+apple", "x"]),
    (["--pear", "-5"], ["pear=-5"]),
    (["--pear=-5"], ["pear=-5"]),
    (["--pear=--x=1"], ["pear=--x=1"]),
    (["--pear="], ["pear="]),
    (["--pear", "-"], ["pear=-"]),
    (["-p4", "-"], ["pear=4", "-"]),
    (["-p", "4"], ["pear=4"]),
    (["-p=4"], ["pear=4"]),
    (["-ap4"], ["+apple", "pear=4"]),
    (["-aa"], ["+apple", "+apple"]),
    (["--apple", "--", "--apple", "-x"], ["+apple", "--apple", "-x"]),
    ([""], [""]),
  ])
  func readsOptionsAndOperandsInOrder(_ arguments: [String], _ expected: [String]) throws {
    #expect(try read(arguments) == expected)
  }

  @Test(arguments: [
    (["--aple"], "unknown option '--aple', the nearest known is '--apple'"),
    (["--xylophone"], "unknown option '--xylophone'"),
    (["--app"], "unknown option '--app', the nearest known is '--apple'"),
    (["-x"], "unknown option '-x'"),
    (["-5"], "unknown option '-5'"),
    (["-ax"], "unknown option '-x'"),
    (["--pear"], "option '--pear' needs a PT"),
    (["--pear", "--apple"], "option '--pear' needs a PT"),
    (["-p"], "option '--pear' needs a PT"),
    (["--apple=yes"], "option '--apple' takes no value, not even 'yes'"),
    (["--pear", "1", "--pear", "2"], "option '--pear' is given twice"),
    (["-p1", "--pear=1"], "option '--pear' is given twice"),
  ])
  func refusesWhatItCannotUnderstand(_ arguments: [String], _ message: String) {
    let error = #expect(throws: UsageError.self) { try read(arguments) }
    #expect(error?.text == message)
  }
}
