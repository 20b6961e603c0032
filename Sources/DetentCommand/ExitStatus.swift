/// How the program ended; the raw value is the process's exit status.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  case checkFailed = 1
  case inconclusive = 3
  case improved = 4
  case usage = 64
  case unusableInput = 65
  case missingInput = 66
  case internalError = 70
  case cannotCreate = 73
  case inputOutput = 74
  case badConfiguration = 78
  case interrupted = 130
  case brokenPipe = 141

  /// What the status means, for help and the man page.
  package var summary: String {
    switch self {
    case .done:
      "done; for check also improved, inconclusive and worse within tolerance, unless asked"
    case .checkFailed:
      "check failed: regressed, recorded outcome changed, too many flips, self check failed,"
        + " lint has warnings"
    case .inconclusive: "inconclusive, only with --fail-on inconclusive"
    case .improved: "improved beyond the margin, only with --fail-on improved"
    case .usage: "usage: unknown option, bad value, contradictory options"
    case .unusableInput: "unusable input data, beyond --max-bad, or nothing usable"
    case .missingInput: "an input is missing or unreadable"
    case .internalError: "internal error: an invariant broke, an accumulator overflowed"
    case .cannotCreate: "an output cannot be created, or exists and differs without --force"
    case .inputOutput: "I/O error while reading or writing"
    case .badConfiguration: "bad configuration: tuning, scene, gate or project file"
    case .interrupted: "interrupted"
    case .brokenPipe: "broken pipe"
    }
  }

  /// Several at once: the first of these that applies.
  private static let precedence: [ExitStatus] = [
    .interrupted, .brokenPipe, .internalError, .inputOutput, .cannotCreate, .badConfiguration,
    .missingInput, .unusableInput, .usage, .checkFailed, .inconclusive, .improved, .done,
  ]

  /// The status of a run in which all of `statuses` applied.
  package static func combined(_ statuses: [ExitStatus]) -> ExitStatus {
    precedence.first { statuses.contains($0) } ?? .done
  }
}
