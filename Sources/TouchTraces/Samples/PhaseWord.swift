/// Reads the words by which recordings call the phase of a touch.
enum PhaseWord {
  /// The phase that a word means; `nil` if it means none.
  static func phase(_ word: String) -> TouchPhase? {
    if let phase = table[word] { return phase }
    var key = SampleKey.normalized(word)
    for prefix in ["actionpointer", "action", "touchphase", "touch", "pointer"]
    where key.hasPrefix(prefix) {
      key = String(key.dropFirst(prefix.count))
      break
    }
    if key.hasSuffix("event") { key = String(key.dropLast("event".count)) }
    return table[key]
  }

  private static let table: [String: TouchPhase] = [
    "began": .began, "begin": .began, "start": .began, "started": .began, "down": .began,
    "press": .began, "pressed": .began,
    "moved": .moved, "move": .moved, "changed": .moved, "change": .moved, "drag": .moved,
    "held": .moved, "stationary": .moved,
    "ended": .ended, "end": .ended, "up": .ended, "release": .ended, "released": .ended,
    "cancelled": .cancelled, "canceled": .cancelled, "cancel": .cancelled, "failed": .cancelled,
  ]
}
