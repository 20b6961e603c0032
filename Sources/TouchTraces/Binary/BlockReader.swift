/// Reads the rows of one block, whose checksum was right.
struct BlockReader {
  /// What a row is; texts are told by their numbers.
  enum Row {
    case sample(TouchSample, time: Timestamp)
    case event(text: Int, time: Timestamp)
    case line(text: Int)
  }

  /// A part of a session.
  struct Part {
    var flags: PartFlags
    var rowCount: UInt64
  }

  var texts: TextReader
  var parts: ColumnReader
  private var rowTexts: ColumnReader
  private var rows: ColumnReader
  private var touches: ColumnReader
  var timesLow: ColumnReader
  var timesHigh: ColumnReader
  var pauses: ColumnReader
  var steps: ColumnReader
  var strides: ColumnReader

  var grid = PositionGrid([])
  var time: Int64 = 0
  var touch: Int32 = 0
  var xTrack = Track()
  var yTrack = Track()

  /// The finger of the moves that are ready to be filled in, and how many they are.
  var preparedTouch: Int32 = 0
  var preparedCount = 0

  /// Finds the columns of a block.
  init(_ block: Span<UInt8>) throws(BlockError) {
    var head = ColumnReader(0..<block.count)
    var lengths: [Int] = []
    for _ in BlockColumn.allCases {
      guard let length = Int(exactly: try head.variable(block)), length <= block.count else {
        throw .columnsBeyondBlock
      }
      lengths.append(length)
    }
    var start = block.count - lengths.reduce(0, +)
    guard start == head.position else { throw .columnsBeyondBlock }
    var columns: [ColumnReader] = []
    for length in lengths {
      columns.append(ColumnReader(start..<(start + length)))
      start += length
    }
    func column(_ column: BlockColumn) -> ColumnReader { columns[column.rawValue] }
    texts = TextReader(column(.texts))
    parts = column(.parts)
    rowTexts = column(.rowTexts)
    rows = column(.rows)
    touches = column(.touches)
    timesLow = column(.timesLow)
    timesHigh = column(.timesHigh)
    pauses = column(.pauses)
    steps = column(.steps)
    strides = column(.strides)
  }

  /// The next part; `nil` behind the last one.
  mutating func nextPart(_ block: Span<UInt8>) throws(BlockError) -> Part? {
    guard !parts.isAtEnd else { return nil }
    let flags = PartFlags(rawValue: try parts.byte(block))
    let rowCount = try parts.variable(block)
    let places = try parts.variable(block)
    guard flags.isSubset(of: .known),
      let grid = PositionGrid(places: places, steps: try parts.variable(block))
    else { throw .unknownKind }
    self.grid = grid
    time = 0
    touch = 0
    xTrack = Track()
    yTrack = Track()
    return Part(flags: flags, rowCount: rowCount)
  }

  /// How many rows that stand next move the finger of the row before; fails if they are more than `most`.
  mutating func moveCount(_ block: Span<UInt8>, most: UInt64) throws(BlockError) -> UInt64 {
    let count = try rows.variable(block)
    guard count <= most else { throw .columnEnds }
    return count
  }

  /// The row that stands behind them.
  mutating func nextRow(_ block: Span<UInt8>) throws(BlockError) -> Row {
    let kind = try rows.byte(block)
    if kind == RowKind.line { return .line(text: try nextText(block)) }
    if kind == RowKind.event {
      time = try nextTime(block)
      return .event(text: try nextText(block), time: Timestamp(microseconds: time))
    }
    let phase = Int(kind & ~RowKind.changesTouch)
    guard phase < RowKind.phases.count else { throw .unknownKind }
    if kind & RowKind.changesTouch != 0 { try changeTouch(block) }
    time = try nextTime(block)
    let code = UInt64(try steps.byte(block))
    let x = xTrack.advance(by: try stride(code & RowStep.escape, block))
    let y = yTrack.advance(by: try stride(code >> 4, block))
    guard max(x.magnitude, y.magnitude) <= grid.largestStep.magnitude else {
      throw .numberTooLarge
    }
    return .sample(
      TouchSample(
        touch: TouchID(touch), phase: RowKind.phases[phase], x: grid.points(x),
        y: grid.points(y)),
      time: Timestamp(microseconds: time))
  }

  private mutating func nextText(_ block: Span<UInt8>) throws(BlockError) -> Int {
    try texts.number(try rowTexts.variable(block), block)
  }

  private mutating func nextTime(_ block: Span<UInt8>) throws(BlockError) -> Int64 {
    let low = try timesLow.byte(block)
    let high = try timesHigh.byte(block)
    return try later(
      time, high: high == RowTime.escape ? try pauses.variable(block) : UInt64(high), low)
  }

  /// A change of speed whose half byte is known.
  @inline(__always)
  private mutating func stride(
    _ half: UInt64, _ block: Span<UInt8>
  ) throws(BlockError) -> UInt64 {
    half == RowStep.escape ? try strides.variable(block) : half
  }

  private mutating func changeTouch(_ block: Span<UInt8>) throws(BlockError) {
    let (sum, overflow) = Int64(touch).addingReportingOverflow(try touches.signed(block))
    guard !overflow, let next = Int32(exactly: sum) else { throw .numberTooLarge }
    touch = next
  }
}
