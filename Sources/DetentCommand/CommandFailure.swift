/// Why a command could not do what it was asked; the one place for text and exit status.
package enum CommandFailure: Error, Equatable {
  case usage(UsageError)
  /// An input that is not there or cannot be read.
  case missingInput(path: String, reason: String)
  /// The command line, a list or a folder holds nothing to read.
  case nothingToRead(reason: String)
  /// What was read is unusable as a whole.
  case unusableInput(reason: String)
  /// A tuning, scene or project file that is wrong.
  case configuration(path: String, reason: String)
  /// An output that cannot be created or that would replace somebody else's file.
  case output(path: String, reason: String)
  case inputOutput(path: String, reason: String)
  /// A broken invariant.
  case internalError(reason: String)

  /// The exit status of a program that ends so.
  package var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .missingInput, .nothingToRead: .missingInput
    case .unusableInput: .unusableInput
    case .configuration: .badConfiguration
    case .output: .cannotCreate
    case .inputOutput: .inputOutput
    case .internalError: .internalError
    }
  }

  /// The sentence for people, position first, lower case, without full stop.
  package var text: String {
    switch self {
    case .usage(let error): error.text
    case .missingInput(let path, let reason), .configuration(let path, let reason),
      .output(let path, let reason), .inputOutput(let path, let reason):
      "\(path): \(reason)"
    case .nothingToRead(let reason), .unusableInput(let reason): reason
    case .internalError(let reason): "internal error: \(reason)"
    }
  }
}

/// Writes messages for people: one line each, the program's name in front.
enum Message {
  static func write(_ text: String, to diagnostics: inout some TextOutputStream) {
    diagnostics.write("detent: \(text)\n")
  }
}
