/// Where a field's value lies in a tuning, and what it may be.
enum TuningStorage: Sendable {
  typealias Path<Value> = any WritableKeyPath<Tuning, Value> & Sendable

  case number(Path<Double>, TuningRange)
  /// A number that may be absent.
  case optional(Path<Double?>, TuningRange)
  case microseconds(Path<Int64>, TuningRange)
  case count(Path<Int>, TuningRange)
  case flag(Path<Bool>)
  case choice(TuningChoice)
  case spelled(TuningSpelling)
}

/// A field whose value is one of a few words.
struct TuningChoice: Sendable {
  let words: [String]
  let word: @Sendable (Tuning) -> String
  /// Takes over a word; says whether it is one of the allowed ones.
  let assign: @Sendable (String, inout Tuning) -> Bool

  init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ path: TuningStorage.Path<Value>
  ) {
    words = Value.allCases.map(\.rawValue)
    word = { tuning in tuning[keyPath: path].rawValue }
    assign = { word, tuning in
      guard let value = Value(rawValue: word) else { return false }
      tuning[keyPath: path] = value
      return true
    }
  }
}
