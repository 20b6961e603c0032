/// How a finger that a script leads came from one place to the next: at constant speed, seen at even
/// steps.
///
/// A script states only where a way ends; its samples are made when the recording is handed on:
///
///     down at 0 ------ 1 ------ 2 ------ 3 ---- there        4 steps of 8,333 us in 30,000 us
struct StraightWay: Equatable, Sendable, BitwiseCopyable {
  /// Microseconds from one end to the other.
  let duration: Int64
  /// Microseconds from one sample to the next.
  let step: Int64

  /// The shortest step, in microseconds: samples that follow in less are a burst.
  private static let shortestStep: Int64 = 1_000

  /// Fails if the steps are too short.
  init?(duration: Int64, step: Int64) {
    guard step >= Self.shortestStep else { return nil }
    self.duration = duration
    self.step = step
  }

  /// Samples between the two ends; the last is at least half a step before the end.
  var count: Int { Int(max(duration - step / 2 - 1, 0) / step) }

  /// Microseconds from the way's start to its sample `index`, from 1.
  func elapsed(_ index: Int) -> Int64 { Int64(index) * step }

  /// Where the finger is at the sample `index` of the way.
  func place(
    _ index: Int, from start: (x: Double, y: Double), to end: (x: Double, y: Double)
  ) -> (x: Double, y: Double) {
    let share = Double(elapsed(index)) / Double(duration)
    return (start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
  }
}
