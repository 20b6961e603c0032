extension SystemError {
  /// The failure of a program that cannot read an input.
  var asMissingInput: CommandFailure { .missingInput(path: path, reason: reason) }

  /// The failure of a program that cannot write an output.
  var asOutputFailure: CommandFailure {
    switch self {
    case .exists: .output(path: path, reason: "exists and differs, --force replaces it")
    case .failed(.create, _, _), .failed(.open, _, _), .failed(.rename, _, _):
      .output(path: path, reason: reason)
    case .failed, .brokenPipe: .inputOutput(path: path, reason: reason)
    }
  }
}
