import TouchTraces

/// Finds episodes of M06: many failed attempts in a short time.
struct RageWatch: Sendable {
  private let count: Int
  /// Microseconds.
  private let window: Int64
  private var lifts: [Timestamp] = []
  private var isRaging = false

  /// Watches for runs of `count` failed attempts that span at most `window` microseconds.
  init(count: Int, window: Int64) {
    self.count = max(count, 1)
    self.window = window
  }

  /// Takes note of a failed attempt and says whether it completes an episode.
  mutating func fail(at lift: Timestamp) -> Bool {
    lifts.append(lift)
    if lifts.count > count { lifts.removeFirst() }
    guard lifts.count == count else { return false }
    let wasRaging = isRaging
    isRaging = lift.since(lifts[0]) <= window
    return isRaging && !wasRaging
  }

  /// Takes note of a gesture that changed the detent or dismissed: runs start anew.
  mutating func succeed() {
    lifts.removeAll(keepingCapacity: true)
    isRaging = false
  }
}
