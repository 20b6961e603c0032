/// What a column of a table says of a sample, told by its name.
enum TableColumn: Equatable, Sendable {
  case time(TimeUnit?)
  case x(LengthUnit)
  case y(LengthUnit)
  case phase(PhaseDialect?)
  case finger
  case force
  /// Changes from one gesture to the next; tells gestures where there are no phases.
  case gesture
  /// Changes from one recording to the next, which has a clock of its own.
  case session
  case user
  /// A label of the session.
  case label(String)
  case ignored

  /// The column of a name; `nil` if the name says nothing of a touch.
  init?(name: String) {
    let key = SampleKey.normalized(name)
    if key.isEmpty || name == "-" {
      self = .ignored
      return
    }
    for (column, names) in Self.table where names.contains(key) {
      self = column
      return
    }
    if let column = Self.sampleColumn(name, .unknown) {
      self = column
    } else if key.hasSuffix("px"), let column = Self.sampleColumn(String(key.dropLast(2)), .pixels)
    {
      self = column
    } else if key.hasSuffix("pt"), let column = Self.sampleColumn(String(key.dropLast(2)), .points)
    {
      self = column
    } else {
      return nil
    }
  }

  private static func sampleColumn(_ name: String, _ unit: LengthUnit) -> TableColumn? {
    switch SampleKey(name) {
    case .time(let clock) where unit == .unknown: .time(clock)
    case .x: .x(unit)
    case .y: .y(unit)
    case .phase where unit == .unknown: .phase(nil)
    case .state where unit == .unknown: .phase(.gestureState)
    case .finger where unit == .unknown: .finger
    case .force where unit == .unknown: .force
    case .time, .phase, .state, .finger, .force, nil: nil
    }
  }

  private static let table: [(TableColumn, [String])] = [
    (
      .gesture, ["gesture", "gestureid", "gesturenumber", "stroke", "strokeid", "swipe", "swipeid"]
    ),
    (.session, ["session", "sessionid", "trace", "traceid", "trial", "trialid", "recording"]),
    (.user, ["user", "userid", "subject", "participant"]),
  ]

  /// Whether it says of which session a sample is.
  var isOfSession: Bool {
    switch self {
    case .session, .user, .label: true
    case .time, .x, .y, .phase, .finger, .force, .gesture, .ignored: false
    }
  }
}
