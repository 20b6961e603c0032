/// What a field of a tuning may be changed to.
package enum TuningDomain: Sendable {
  /// Any number from one bound to the other, both included.
  case numbers(ClosedRange<Double>)
  /// Any whole number from one bound to the other.
  case wholeNumbers(ClosedRange<Double>)
  /// One of these tunings' values; the tunings differ in this field alone.
  case alternatives([Tuning])
}

extension TuningField {
  /// What else the field may be in `tuning`.
  package func domain(in tuning: Tuning) -> TuningDomain {
    switch storage {
    case .number(_, let range): return .numbers(range.closed)
    case .optional(let path, let range):
      return tuning[keyPath: path] == nil ? .alternatives([]) : .numbers(range.closed)
    case .microseconds(_, let range), .count(_, let range): return .wholeNumbers(range.closed)
    case .flag(let path):
      var other = tuning
      other[keyPath: path].toggle()
      return .alternatives([other])
    case .choice(let choice):
      let present = choice.word(tuning)
      return .alternatives(
        choice.words.filter { $0 != present }.map { word in
          var other = tuning
          _ = choice.assign(word, &other)
          return other
        })
    case .estimator(let path):
      let present = tuning[keyPath: path]
      return .alternatives(
        VelocityEstimator.examples.filter { $0 != present }.map { estimator in
          var other = tuning
          other[keyPath: path] = estimator
          return other
        })
    }
  }

  /// The field's value in `tuning` as a number; `nil` if it is none.
  package func number(in tuning: Tuning) -> Double? {
    switch storage {
    case .number(let path, _): tuning[keyPath: path]
    case .optional(let path, _): tuning[keyPath: path]
    case .microseconds(let path, _): Double(tuning[keyPath: path])
    case .count(let path, _): Double(tuning[keyPath: path])
    case .flag, .choice, .estimator: nil
    }
  }

  /// `tuning` with another number in this field; `nil` if the field cannot have it.
  package func changed(to number: Double, in tuning: Tuning) -> Tuning? {
    var tuning = tuning
    switch storage {
    case .number(let path, let range):
      guard range.contains(number) else { return nil }
      tuning[keyPath: path] = number
    case .optional(let path, let range):
      guard range.contains(number) else { return nil }
      tuning[keyPath: path] = number
    case .microseconds(let path, let range):
      guard range.contains(number), let whole = Int64(exactly: number) else { return nil }
      tuning[keyPath: path] = whole
    case .count(let path, let range):
      guard range.contains(number), let whole = Int(exactly: number) else { return nil }
      tuning[keyPath: path] = whole
    case .flag, .choice, .estimator: return nil
    }
    return tuning
  }
}

extension TuningRange {
  /// The range with both bounds included: an excluded bound is replaced by the next number.
  fileprivate var closed: ClosedRange<Double> {
    let least =
      switch lower {
      case .included(let bound): bound
      case .excluded(let bound): bound.nextUp
      case .none: -Double.greatestFiniteMagnitude
      }
    let greatest =
      switch upper {
      case .included(let bound): bound
      case .excluded(let bound): bound.nextDown
      case .none: Double.greatestFiniteMagnitude
      }
    return least...greatest
  }
}

extension VelocityEstimator {
  /// One of each kind; horizons and gaps are Android's.
  fileprivate static let examples: [VelocityEstimator] = [
    .lastTwoDistinctSamples, .leastSquares(horizon: 100_000), .platformStale,
    .leastSquares2(horizon: 100_000, gap: 40_000), .impulse(horizon: 100_000, gap: 40_000),
    .weightedPairs, .gestureMean,
  ]
}
