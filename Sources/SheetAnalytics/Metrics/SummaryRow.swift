/// One row of `summary.csv`: one metric of one group.
public struct SummaryRow: Equatable, Sendable {
  /// The metric's id, followed by a dot and the detent where it has one.
  public var metric: String
  /// `app=5.2;device=x`; empty for all sessions.
  public var group: String
  /// Sessions of the group.
  public var sessions: Int64
  /// Users that have units; for counts users of the group.
  public var users: Int
  /// Units, or for a count the things that could have been such.
  public var n: Int64
  public var estimate: SummaryValue?
  public var interval: SummaryInterval?
  /// For a rate of 0 the one-sided upper 95 % bound, for 1 the lower one.
  public var oneSidedBound: Double?
  public var unit: MetricUnit
  public var method: SummaryMethod
  /// Too few units to lean on: fewer than 20.
  public var isLow = false

  /// Creates a row without estimate.
  public init(
    metric: String, group: String, sessions: Int64, users: Int, n: Int64, unit: MetricUnit,
    method: SummaryMethod
  ) {
    self.metric = metric
    self.group = group
    self.sessions = sessions
    self.users = users
    self.n = n
    self.unit = unit
    self.method = method
  }
}

/// An estimate: a whole number for counts.
public enum SummaryValue: Equatable, Sendable {
  case count(Int64)
  case value(Double)

  /// The number.
  public var number: Double {
    switch self {
    case .count(let count): Double(count)
    case .value(let value): value
    }
  }
}

/// The ends of an interval; a survival curve may not reach one of them.
public struct SummaryInterval: Equatable, Sendable {
  public var low: Double?
  public var high: Double?

  /// Creates an interval of the ends that are reached.
  public init(low: Double?, high: Double?) {
    self.low = low
    self.high = high
  }
}
