import SheetReplay

/// One field of the tuning set to another value.
struct TuningChange: Sendable {
  let apply: @Sendable (inout Tuning) -> Void

  static let none = TuningChange { _ in }

  static func set<Value: Sendable>(
    _ field: any WritableKeyPath<Tuning, Value> & Sendable, _ value: Value
  ) -> TuningChange {
    TuningChange { $0[keyPath: field] = value }
  }
}
