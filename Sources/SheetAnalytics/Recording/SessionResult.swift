public import TouchTraces

/// Everything that the reports and the metrics know of one session: one presentation of a sheet.
///
/// Times count from the session's own start. Session ids stand in none of the parts: duplicates
/// are renamed when all files are read.
public struct SessionResult: Equatable, Sendable {
  /// The id that the recording states; `nil` leaves it to the file's name.
  public var recordingID: String?
  /// Which presentation of the recording it is, from 1; from 2 on it is part of the id.
  public var presentation: Int
  /// The person; `nil` makes the session its own user.
  public var user: String?
  /// Labels, sorted by name.
  public var labels: [Label] = []
  /// How much of the recording was usable; the recorder says `ok`, its caller knows more.
  public var status = SessionStatus.ok
  public var session: SessionRow
  public var gestures: [GestureRow] = []
  public var dwells: [DwellRow] = []
  public var handOffs: [HandOffRow] = []
  public var callbacks: [CallbackRow] = []
  /// The session's time by detent, sorted by name; adds up to the duration.
  public var timeShares: [TimeShare] = []
  /// Changes that were or were not undone, by whether their window was observed.
  public var regrets = RegretTally()

  /// Creates a session of the given course in which nothing happened.
  public init(recordingID: String?, presentation: Int = 1, session: SessionRow) {
    self.recordingID = recordingID
    self.presentation = presentation
    self.session = session
  }

  /// Makes room for the rows that most sessions have.
  mutating func reserveCapacity() {
    gestures.reserveCapacity(Self.usualGestureCount)
    callbacks.reserveCapacity(Self.usualCallbackCount)
  }

  /// Rows of most sessions; chosen by us, so that a list grows once.
  private static let usualGestureCount = 8
  private static let usualCallbackCount = 16
}

/// How much of a session was usable; the raw value is the word in `sessions.csv`.
public enum SessionStatus: String, CaseIterable, Sendable, BitwiseCopyable {
  case ok
  /// Analysed up to the damage.
  case degraded
  /// Nothing of it is used.
  case rejected
}

/// How much of a session's time belongs to one detent.
public struct TimeShare: Equatable, Sendable {
  public var detent: String
  public var microseconds: Int64

  /// Creates the share of `detent`.
  public init(detent: String, microseconds: Int64) {
    self.detent = detent
    self.microseconds = microseconds
  }
}

/// The user's changes of a session: new detents selected, and dismissals.
///
/// Only changes whose regret window ends before the recording does count as observed, undone or
/// not: to count the early undos of windows that were cut would bias the rate upwards.
public struct RegretTally: Equatable, Sendable, BitwiseCopyable {
  /// Changes whose window was observed in full.
  public var observed = 0
  /// Those of the observed changes that were undone within their window.
  public var undone = 0
  /// Changes whose window the recording cuts.
  public var unobserved = 0

  /// Creates an empty tally.
  public init() {}
}
