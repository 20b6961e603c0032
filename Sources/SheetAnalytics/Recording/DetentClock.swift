import TouchTraces

/// Gives every microsecond of a session to one detent.
///
/// Rest belongs to the detent of the visit, drag and settle to the detent that was effective before
/// the lift.
struct DetentClock: Sendable {
  private var shares: [TimeShare] = []
  private var detent: String
  private var since: Timestamp

  /// Starts at `start` with time that belongs to `detent`.
  init(detent: String, start: Timestamp) {
    self.detent = detent
    since = start
  }

  /// From `time` on, the time belongs to `detent`.
  mutating func turn(to detent: String, at time: Timestamp) {
    settle(at: time)
    self.detent = detent
  }

  /// The time since the last turn belongs to `detent` after all.
  mutating func correct(to detent: String) {
    self.detent = detent
  }

  /// Stops at `time` and says what belongs to whom, sorted by name.
  mutating func stop(at time: Timestamp) -> [TimeShare] {
    settle(at: time)
    shares.sort { $0.detent < $1.detent }
    return shares
  }

  private mutating func settle(at time: Timestamp) {
    guard time > since else { return }
    let span = time.since(since)
    since = time
    if let index = shares.firstIndex(where: { $0.detent == detent }) {
      shares[index].microseconds += span
    } else {
      shares.append(TimeShare(detent: detent, microseconds: span))
    }
  }
}
