/// How the release velocity is estimated (V03 to V09); horizons and gaps in microseconds.
public enum VelocityEstimator: Equatable, Sendable, BitwiseCopyable {
  case lastTwoDistinctSamples
  case leastSquares(horizon: Int64)
  case platformStale
  case leastSquares2(horizon: Int64, gap: Int64)
  case impulse(horizon: Int64, gap: Int64)
  case weightedPairs
  case gestureMean

  /// Reads the spelling of tuning files, such as `leastSquares(100000)`.
  ///
  /// `leastSquares2` and `impulse` without arguments have Android's horizon of 100 ms and gap of
  /// 40 ms.
  ///
  /// Fails if there is no estimator of that name or its arguments are wrong.
  ///
  /// - Parameter text: The spelling.
  public init?(_ text: String) {
    guard let call = SpelledCall(text) else { return nil }
    var arguments: [Int64] = []
    for argument in call.arguments {
      guard let value = Int64(argument), value >= 0 else { return nil }
      arguments.append(value)
    }
    switch (call.name, arguments.count) {
    case ("lastTwoDistinctSamples", 0): self = .lastTwoDistinctSamples
    case ("leastSquares", 1): self = .leastSquares(horizon: arguments[0])
    case ("platformStale", 0): self = .platformStale
    case ("leastSquares2", 0): self = .leastSquares2(horizon: 100_000, gap: 40_000)
    case ("leastSquares2", 2): self = .leastSquares2(horizon: arguments[0], gap: arguments[1])
    case ("impulse", 0): self = .impulse(horizon: 100_000, gap: 40_000)
    case ("impulse", 2): self = .impulse(horizon: arguments[0], gap: arguments[1])
    case ("weightedPairs", 0): self = .weightedPairs
    case ("gestureMean", 0): self = .gestureMean
    default: return nil
    }
  }

  /// The spelling of tuning files.
  public var text: String {
    switch self {
    case .lastTwoDistinctSamples: "lastTwoDistinctSamples"
    case .leastSquares(let horizon): "leastSquares(\(horizon))"
    case .platformStale: "platformStale"
    case .leastSquares2(let horizon, let gap): "leastSquares2(\(horizon),\(gap))"
    case .impulse(let horizon, let gap): "impulse(\(horizon),\(gap))"
    case .weightedPairs: "weightedPairs"
    case .gestureMean: "gestureMean"
    }
  }

  /// How tuning files may spell an estimator; words in capitals stand for microseconds.
  static let spellings = [
    "lastTwoDistinctSamples", "leastSquares(HORIZON)", "platformStale",
    "leastSquares2(HORIZON,GAP)", "impulse(HORIZON,GAP)", "weightedPairs", "gestureMean",
  ]
}
