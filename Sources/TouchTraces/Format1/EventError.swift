/// Why a line is no event.
enum EventError: Error, Equatable {
  /// The line does not begin with a time and a code.
  case noEvent(found: String)
  /// Nobody knows the code.
  case unknownCode(String)
  /// An argument is wrong.
  case argument(FieldError)
  /// The event has more arguments than it can have.
  case tooManyArguments(code: String)

  /// What is wrong, for people.
  var message: String {
    switch self {
    case .noEvent(let found): "an event begins with a time and a code, not with \(found)"
    case .unknownCode(let code): "unknown event '\(code)', ignored"
    case .argument(let error): error.message
    case .tooManyArguments(let code): "'\(code)' has too many arguments"
    }
  }
}
