/// A value that tuning files spell as a word that may have arguments, such as `leastSquares(100000)`.
protocol SpelledValue: Equatable, Sendable {
  /// Reads a spelling; fails if it is none.
  init?(_ text: String)

  /// The spelling of tuning files.
  var text: String { get }

  /// How tuning files may spell a value; words in capitals stand for numbers.
  static var spellings: [String] { get }

  /// One of each kind, to try in place of another.
  static var examples: [Self] { get }
}

/// A spelling taken apart: a word, and what stands in parentheses behind it, separated by commas.
struct SpelledCall {
  let name: String
  let arguments: [String]

  /// Fails if a parenthesis is opened and not closed at the end.
  init?(_ text: some StringProtocol) {
    let parts = String(text).split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    name = String(parts[0])
    guard parts.count == 2 else {
      arguments = []
      return
    }
    guard parts[1].hasSuffix(")") else { return nil }
    arguments = parts[1].dropLast().split(separator: ",", omittingEmptySubsequences: false)
      .map { part in part.filter { $0 != " " } }
  }

  /// The arguments as numbers from 0 to a million; `nil` if one is none.
  var numbers: [Double]? {
    var result: [Double] = []
    for argument in arguments {
      guard let number = Double(argument), number >= 0, number <= 1_000_000 else { return nil }
      result.append(number)
    }
    return result
  }
}

/// A field whose value is spelled.
struct TuningSpelling: Sendable {
  let spellings: [String]
  let text: @Sendable (Tuning) -> String
  /// Takes over a spelling; says whether it is one.
  let assign: @Sendable (String, inout Tuning) -> Bool
  /// The same tuning with each other example.
  let alternatives: @Sendable (Tuning) -> [Tuning]

  init<Value: SpelledValue>(_ path: TuningStorage.Path<Value>) {
    spellings = Value.spellings
    text = { tuning in tuning[keyPath: path].text }
    assign = { text, tuning in
      guard let value = Value(text) else { return false }
      tuning[keyPath: path] = value
      return true
    }
    alternatives = { tuning in
      Value.examples.filter { $0 != tuning[keyPath: path] }.map { value in
        var other = tuning
        other[keyPath: path] = value
        return other
      }
    }
  }
}

extension VelocityEstimator: SpelledValue {
  /// One of each kind; horizons and gaps are Android's.
  static let examples: [VelocityEstimator] = [
    .lastTwoDistinctSamples, .leastSquares(horizon: 100_000), .platformStale,
    .leastSquares2(horizon: 100_000, gap: 40_000), .impulse(horizon: 100_000, gap: 40_000),
    .weightedPairs, .gestureMean,
  ]
}
