/// Where a finger is on one axis, in steps, and how far it went with the last sample.
struct Track {
  private(set) var step: Int64 = 0
  private var speed: Int64 = 0

  /// Goes on to the next step; sums that overflow wrap.
  ///
  /// - Parameter number: The change of speed, as `RowStep.number` writes it.
  /// - Returns: The step.
  @inline(__always)
  mutating func advance(by number: UInt64) -> Int64 {
    speed &+= Int64(bitPattern: number >> 1) ^ (0 &- Int64(bitPattern: number & 1))
    step &+= speed
    return step
  }

  /// Goes on to a step.
  ///
  /// - Returns: The change of speed.
  mutating func change(to next: Int64) -> Int64 {
    let change = next &- step &- speed
    speed = next &- step
    step = next
    return change
  }
}
