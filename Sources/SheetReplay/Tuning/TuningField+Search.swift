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
    case .spelled(let spelling): return .alternatives(spelling.alternatives(tuning))
    }
  }

  /// The field's value in `tuning` as a number; `nil` if it is none.
  package func number(in tuning: Tuning) -> Double? {
    switch storage {
    case .number(let path, _): tuning[keyPath: path]
    case .optional(let path, _): tuning[keyPath: path]
    case .microseconds(let path, _): Double(tuning[keyPath: path])
    case .count(let path, _): Double(tuning[keyPath: path])
    case .flag, .choice, .spelled: nil
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
    case .flag, .choice, .spelled: return nil
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
