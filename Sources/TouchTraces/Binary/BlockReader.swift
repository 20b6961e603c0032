/// Reads the rows of one block, whose checksum was right.
struct BlockReader {
  /// What a row is.
  enum Row {
    case sample(TouchSample, time: Timestamp)
    /// A line of trace format 1.
    case line(Range<Int>)
  }

  /// A part of a session.
  struct Part {
    var flags: PartFlags
    var rowCount: UInt64
    /// The line of the header, if the session begins here.
    var header: Range<Int>?
  }

  private var parts: ColumnReader
  private var lines: ColumnReader
  private var rows: ColumnReader
  private var touches: ColumnReader
  private var timesLow: ColumnReader
  private var timesHigh: ColumnReader
  private var x: ColumnReader
  private var y: ColumnReader

  private var grid = PositionGrid([])
  private var time: Int64 = 0
  private var touch: Int32 = 0
  private var xTrack = Track()
  private var yTrack = Track()

  /// Where a finger is on one axis, in steps, and how far it went with the last sample.
  private struct Track {
    var step: Int64 = 0
    var speed: Int64 = 0

    @inline(__always)
    mutating func advance(by change: Int64) -> Int64 {
      speed &+= change
      step &+= speed
      return step
    }
  }

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
    parts = column(.parts)
    lines = column(.lines)
    rows = column(.rows)
    touches = column(.touches)
    timesLow = column(.timesLow)
    timesHigh = column(.timesHigh)
    x = column(.x)
    y = column(.y)
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
    let header = flags.contains(.begins) ? try lines.line(block) : nil
    return Part(flags: flags, rowCount: rowCount, header: header)
  }

  /// The next row of the part.
  @inline(__always)
  mutating func nextRow(_ block: Span<UInt8>) throws(BlockError) -> Row {
    let kind = try rows.byte(block)
    if kind == RowKind.line { return .line(try lines.line(block)) }
    let phase = Int(kind & ~RowKind.changesTouch)
    guard phase < RowKind.phases.count else { throw .unknownKind }
    if kind & RowKind.changesTouch != 0 { try changeTouch(block) }
    let low = Int64(try timesLow.byte(block))
    let high = try timesHigh.variable(block)
    guard high < 1 << 54 else { throw .numberTooLarge }
    let (sum, overflow) = time.addingReportingOverflow(Int64(high) << 8 | low)
    guard !overflow, let x = grid.points(xTrack.advance(by: try x.signed(block))),
      let y = grid.points(yTrack.advance(by: try y.signed(block)))
    else { throw .numberTooLarge }
    time = sum
    return .sample(
      TouchSample(touch: TouchID(touch), phase: RowKind.phases[phase], x: x, y: y),
      time: Timestamp(microseconds: sum))
  }

  private mutating func changeTouch(_ block: Span<UInt8>) throws(BlockError) {
    let (sum, overflow) = Int64(touch).addingReportingOverflow(try touches.signed(block))
    guard !overflow, let next = Int32(exactly: sum) else { throw .numberTooLarge }
    touch = next
  }
}
