extension BlockReader {
  /// Reads rows that move the finger of the row before.
  ///
  /// - Parameters:
  ///   - count: How many; there is room for them.
  ///   - moves: Is filled with them.
  ///   - block: The block, decompressed.
  ///   - place: Where the first stands; the others stand in the lines behind it.
  /// - Throws: `BlockError` if what wrote the block was wrong.
  mutating func readMoves(
    _ count: Int, into moves: inout MutableSpan<LocatedTouch>, of block: Span<UInt8>,
    at place: TraceLocation
  ) throws(BlockError) {
    let low = block.extracting(try timesLow.take(count))
    let high = block.extracting(try timesHigh.take(count))
    let codes = block.extracting(try steps.take(count))
    let grid = grid
    let limit = grid.largestStep.magnitude
    var (time, xTrack, yTrack) = (time, xTrack, yTrack)
    var isTooFar = false
    prepare(count, &moves)
    for index in 0..<count {
      if high[index] == RowTime.escape {
        time = try pause(behind: time, low[index], block)
      } else {
        time &+= Int64(high[index]) << 8 | Int64(low[index])
      }
      let code = UInt64(codes[index])
      var (xNumber, yNumber) = (code & RowStep.escape, code >> 4)
      if xNumber == RowStep.escape { xNumber = try strides.variable(block) }
      if yNumber == RowStep.escape { yNumber = try strides.variable(block) }
      let x = xTrack.advance(by: xNumber)
      let y = yTrack.advance(by: yNumber)
      isTooFar = isTooFar || x.magnitude > limit || y.magnitude > limit
      moves[index].sample.x = grid.points(x)
      moves[index].sample.y = grid.points(y)
      moves[index].time.microseconds = time
      moves[index].location.line = place.line &+ index
      moves[index].location.byteOffset = place.byteOffset
    }
    guard !isTooFar, time <= BinaryFormat.latestTime else { throw .numberTooLarge }
    self.time = time
    self.xTrack = xTrack
    self.yTrack = yTrack
  }

  /// States what all moves of the finger have in common, if it is not there yet.
  private mutating func prepare(_ count: Int, _ moves: inout MutableSpan<LocatedTouch>) {
    if touch != preparedTouch {
      preparedTouch = touch
      preparedCount = 0
    }
    while preparedCount < count {
      moves[preparedCount].sample = TouchSample(touch: TouchID(touch), phase: .moved, x: 0, y: 0)
      preparedCount += 1
    }
  }

  @inline(never)
  private mutating func pause(
    behind time: Int64, _ low: UInt8, _ block: Span<UInt8>
  ) throws(BlockError) -> Int64 {
    try later(time, high: try pauses.variable(block), low)
  }

  /// The time of a row.
  func later(_ time: Int64, high: UInt64, _ low: UInt8) throws(BlockError) -> Int64 {
    guard high <= UInt64(BinaryFormat.latestTime) >> 8 else { throw .numberTooLarge }
    let sum = time &+ (Int64(high) << 8 | Int64(low))
    guard 0...BinaryFormat.latestTime ~= sum else { throw .numberTooLarge }
    return sum
  }
}
