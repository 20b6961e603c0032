/// A command line that cannot be understood; always exit status 64.
package enum UsageError: Error, Equatable {
  case missingCommand
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String, value: String)
  case repeatedOption(String)
  case invalidValue(option: String, value: String, expected: String)
  case contradictory(String, String)
  case missingOption(String, purpose: String)
  /// An option that does not fit the data.
  case unsuitable(option: String, reason: String)
  case unexpectedOperand(String)
  case missingOperand(String)

  /// The sentence for people, lower case, without full stop.
  package var text: String {
    switch self {
    case .missingCommand: "no command is given"
    case .unknownCommand(let name, let nearest):
      "unknown command '\(name)'" + Self.suggestion(nearest)
    case .unknownOption(let name, let nearest):
      "unknown option '\(name)'" + Self.suggestion(nearest)
    case .missingValue(let option, let placeholder): "option '\(option)' needs a \(placeholder)"
    case .unexpectedValue(let option, let value):
      "option '\(option)' takes no value, not even '\(value)'"
    case .repeatedOption(let option): "option '\(option)' is given twice"
    case .invalidValue(let option, let value, let expected):
      "option '\(option)' has the value '\(value)', expected \(expected)"
    case .contradictory(let first, let second):
      "options '\(first)' and '\(second)' exclude each other"
    case .missingOption(let option, let purpose): "option '\(option)' is needed \(purpose)"
    case .unsuitable(let option, let reason): "option '\(option)' does not fit: \(reason)"
    case .unexpectedOperand(let value): "unexpected argument '\(value)'"
    case .missingOperand(let what): "missing \(what)"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    guard let nearest else { return "" }
    return ", the nearest known is '\(nearest)'"
  }
}
