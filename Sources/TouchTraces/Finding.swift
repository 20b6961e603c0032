/// How much of a session or a file a finding costs.
public enum Severity: String, Sendable {
  /// Nothing of it is used.
  case rejected
  /// It is analysed up to the damage.
  case degraded
  /// All of it is used; people should know.
  case note
}

/// What kind of trouble a finding is; the raw value is the word in `problems.csv`.
public enum FindingKind: String, CaseIterable, Sendable {
  case checksumMismatch = "checksum_mismatch"
  case unknownFormat = "unknown_format"
  case noHeader = "no_header"
  case empty
  case badHeader = "bad_header"
  case unsupported
  case unreadable
  case damagedBlock = "damaged_block"

  case truncated
  case parseError = "parse_error"
  case lineTooLong = "line_too_long"
  case trailingData = "trailing_data"

  case notATrace = "not_a_trace"
  case unknownKey = "unknown_key"
  case unknownEvent = "unknown_event"
  case timeBackwards = "time_backwards"
  case duplicateSample = "duplicate_sample"
  case burst
  case missingBegan = "missing_began"
  case missingEnd = "missing_end"
  case guessedRange = "guessed_range"
  case guessedScreen = "guessed_screen"
  case guessedUnit = "guessed_unit"
  case guessedPhase = "guessed_phase"
  case guessedFinger = "guessed_finger"
  case lostSamples = "lost_samples"
  case lowRate = "low_rate"
  case clockJump = "clock_jump"
  case synthetic
  case assumedRate = "assumed_rate"
  case approximateTime = "approximate_time"
  case sentinelValue = "sentinel_value"
  case hoverOrPalm = "hover_or_palm"
  case duplicateID = "duplicate_id"
  case ignoredEvent = "ignored_event"
  case unknownDetent = "unknown_detent"

  /// How much a finding of this kind costs.
  public var severity: Severity {
    switch self {
    case .checksumMismatch, .unknownFormat, .noHeader, .empty, .badHeader, .unsupported,
      .unreadable, .damagedBlock:
      .rejected
    case .truncated, .parseError, .lineTooLong, .trailingData: .degraded
    case .notATrace, .unknownKey, .unknownEvent, .timeBackwards, .duplicateSample, .burst,
      .missingBegan, .missingEnd, .guessedRange, .guessedScreen, .guessedUnit, .guessedPhase,
      .guessedFinger, .lostSamples, .lowRate, .clockJump, .synthetic,
      .assumedRate, .approximateTime, .sentinelValue, .hoverOrPalm, .duplicateID, .ignoredEvent,
      .unknownDetent:
      .note
    }
  }
}

/// Something about a file or a session that a reader of the report must know.
public struct Finding: Equatable, Sendable {
  public var kind: FindingKind
  /// Where it was first seen; `nil` where the whole file is meant.
  public var location: TraceLocation?
  /// What was found and what to do, lower case, without full stop.
  public var message: String

  /// Creates a finding.
  public init(_ kind: FindingKind, at location: TraceLocation? = nil, _ message: String) {
    self.kind = kind
    self.location = location
    self.message = message
  }
}
