/// Reads the words by which recordings call the phase of a touch.
enum PhaseWord {
  /// The phase that a word means; `nil` if it means none.
  static func phase(_ word: String) -> TouchPhase? {
    table[word] ?? table[SampleKey.normalized(word)]
  }

  private static let words: [(TouchPhase, [String])] = [
    (.began, ["began", "begin", "start", "started", "down", "press", "pressed"]),
    (.moved, ["moved", "move", "changed", "change", "drag", "held", "stationary"]),
    (.ended, ["ended", "end", "up", "release", "released"]),
    (.cancelled, ["cancelled", "canceled", "cancel", "failed"]),
  ]

  /// Each word alone and in the compounds of platforms: `touchstart`, `ACTION_POINTER_DOWN`,
  /// `PointerMoveEvent`.
  private static let table: [String: TouchPhase] = {
    var table: [String: TouchPhase] = [:]
    for (phase, spellings) in words {
      for word in spellings {
        let capital = (word.first?.uppercased() ?? "") + word.dropFirst()
        table["Pointer" + capital + "Event"] = phase
        for prefix in ["", "touch", "pointer", "action", "actionpointer", "touchphase"] {
          table[prefix + word] = phase
          table[prefix + word + "event"] = phase
        }
      }
    }
    return table
  }()
}
