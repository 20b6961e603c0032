import TouchTraces

/// Counts the fingers that are down, to know where gestures begin.
struct FingersDown: Sendable {
  /// What an event means for gestures.
  enum Meaning: Equatable {
    case startsGesture(isFirst: Bool)
    case nothing
  }

  private var down: [TouchID] = []
  private var hasGesture = false

  /// Notes an event.
  mutating func note(_ event: TraceEvent) -> Meaning {
    guard case .touch(let sample) = event.action else { return .nothing }
    switch sample.phase {
    case .moved: return .nothing
    case .ended, .cancelled:
      down.removeAll { $0 == sample.touch }
      return .nothing
    case .began:
      let isFirstFinger = down.isEmpty
      if !down.contains(sample.touch) { down.append(sample.touch) }
      guard isFirstFinger else { return .nothing }
      defer { hasGesture = true }
      return .startsGesture(isFirst: !hasGesture)
    }
  }
}
