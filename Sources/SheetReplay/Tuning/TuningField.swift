public import TouchTraces

/// One field of a tuning: what it is called, what it means and how it is read and written.
///
/// `Tuning.fields` lists all of them in the order in which they are printed.
public struct TuningField: Sendable {
  /// The name in tuning files.
  public let name: String
  /// The unit of the value.
  public let unit: TuningUnit
  /// How well the default is founded.
  public let confidence: TuningConfidence
  /// What the field does, lower case, without full stop.
  public let summary: String
  let storage: TuningStorage

  /// The words that are allowed, for a field that is a choice; empty for all others.
  public var words: [String] {
    switch storage {
    case .choice(let choice): choice.words
    case .spelled(let spelling): spelling.spellings
    case .number, .optional, .microseconds, .count, .flag: []
    }
  }

  /// Whether its values are numbers.
  package var isNumber: Bool {
    switch storage {
    case .number, .optional, .microseconds, .count: true
    case .choice, .spelled, .flag: false
    }
  }

  /// Whether a sheet that does the same under two values of a number does so under all between them.
  ///
  /// It does where a value is compared or computed with. Two intervals that select probes or samples
  /// can meet in one where an interval between them does not, and a threshold of 0.5 stands for the
  /// nearest detent; all three act at a release only.
  package var isOrdered: Bool {
    isNumber
      && !["settleProbe", "velocityMinimumInterval", "positionalThreshold"].contains(name)
  }

  /// What a value must be, such as `a number of pt, at least 0`.
  public var expectation: String {
    switch storage {
    case .number(_, let range): unit.numberText + ", " + range.text
    case .optional(_, let range): unit.numberText + ", " + range.text + ", or null"
    case .microseconds(_, let range), .count(_, let range):
      "a whole " + unit.numberText.dropFirst(2) + ", " + range.text
    case .flag: "true or false"
    case .choice, .spelled: "one of " + words.map { "'\($0)'" }.joined(separator: ", ")
    }
  }

  /// The field's value in `tuning`, as tuning files have it.
  public func value(in tuning: Tuning) -> JSONValue {
    switch storage {
    case .number(let path, _): .number(tuning[keyPath: path])
    case .optional(let path, _): tuning[keyPath: path].map { .number($0) } ?? .null
    case .microseconds(let path, _): .integer(tuning[keyPath: path])
    case .count(let path, _): .integer(tuning[keyPath: path])
    case .flag(let path): .boolean(tuning[keyPath: path])
    case .choice(let choice): .string(choice.word(tuning))
    case .spelled(let spelling): .string(spelling.text(tuning))
    }
  }
}

/// The unit of a tuning field; the raw value is printed.
public enum TuningUnit: String, Sendable {
  case points = "pt"
  case pointsPerSecond = "pt/s"
  case microseconds = "us"
  case seconds = "s"
  case perMillisecond = "per ms"
  case radiansPerSecond = "rad/s"
  case count
  case ofMaximum = "of max"
  case ofBottomExtent = "of bottom extent"
  case fraction
  case alpha
  case ratio = "-"
  case choice = "enum"
  case flag = "bool"

  /// How messages call a number of this unit.
  var numberText: String {
    switch self {
    case .points, .pointsPerSecond, .microseconds, .seconds, .radiansPerSecond:
      "a number of \(rawValue)"
    case .perMillisecond, .count, .ofMaximum, .ofBottomExtent, .fraction, .alpha, .ratio, .choice,
      .flag:
      "a number"
    }
  }
}

/// How well a default is founded; the raw value is printed.
public enum TuningConfidence: String, Sendable {
  /// Documented by the system's maker.
  case documented = "D"
  /// Measured by an observer of shipped systems.
  case observed = "O"
  /// Two observers agree.
  case observedTwice = "O x2"
  /// Observers disagree; one of them is followed.
  case observersDisagree = "O conflict"
  /// The default was observed, its alternatives are our assumption.
  case observedWithAssumedAlternatives = "O/A"
  /// Our own assumption.
  case assumed = "A"
}
