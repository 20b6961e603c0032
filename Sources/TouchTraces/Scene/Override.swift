/// A key that a trace, a scene file or an event may leave out, may set, and may set to `null`.
public enum Override<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The key is not stated: what was there before stays.
  case keep
  /// The key is stated; `nil` is an explicit `null`.
  case set(Value?)

  /// This value, or `other` where this one is not stated.
  public func or(_ other: Self) -> Self {
    self == .keep ? other : self
  }

  /// The stated value, or `current` where none is stated.
  public func applied(to current: Value?) -> Value? {
    switch self {
    case .keep: current
    case .set(let value): value
    }
  }
}
