/// A session in columns, ready to be packed; its header is stated when it is.
package struct BinarySession: Equatable, Sendable {
  /// A stretch of the session that lies in one block.
  struct Part: Equatable, Sendable {
    var columns = BlockColumns()
    var grid = PositionGrid([])
    var rowCount = 0
  }

  var parts: [Part] = []
}

/// Turns the events of one session into columns.
///
/// Plain samples, in order of time, become differences of whole numbers; every other event rides
/// as its line of trace format 1.
package struct BinaryTraceEncoder: Sendable {
  /// The session, complete when `finish()` was called.
  package private(set) var session = BinarySession()
  private var part = BinarySession.Part()
  private var lastTime: Int64 = 0
  private var lastTouch: Int32 = 0
  /// Positions of the part in millionths.
  private var x: [Int64] = []
  private var y: [Int64] = []
  private let text = Format1Encoder(precision: .full)

  private let partLength: Int

  /// Rows of a part; chosen by us, so that a part with short lines is smaller than a block.
  package static let standardPartLength = 8192
  /// Bytes of lines that end a part; chosen by us, for the same reason.
  private static let longestLines = 64 * 1024

  /// Creates an encoder at the start of a session.
  ///
  /// - Parameter partLength: Rows of a part.
  package init(partLength: Int = standardPartLength) {
    self.partLength = partLength
  }

  /// Takes the next event.
  package mutating func append(_ event: TraceEvent) {
    if part.rowCount >= partLength || part.columns[.lines].count >= Self.longestLines {
      endPart()
    }
    part.rowCount += 1
    guard !appendSample(event) else { return }
    part.columns[.rows].append(RowKind.line)
    var line: [UInt8] = []
    text.append(event, to: &line)
    part.columns[.lines].append(line: line.dropLast())
  }

  /// Ends the session.
  package mutating func finish() {
    endPart()
    x = []
    y = []
  }

  /// Appends a plain sample; `false` if the event is none.
  private mutating func appendSample(_ event: TraceEvent) -> Bool {
    let (interval, overflow) = event.time.microseconds.subtractingReportingOverflow(lastTime)
    guard case .touch(let sample) = event.action, !sample.hasExtras, !overflow, interval >= 0,
      let x = PositionGrid.position(sample.x), let y = PositionGrid.position(sample.y)
    else { return false }
    self.x.append(x)
    self.y.append(y)
    var kind = RowKind.number(sample.phase)
    if sample.touch.rawValue != lastTouch {
      kind |= RowKind.changesTouch
      part.columns[.touches].append(signed: Int64(sample.touch.rawValue) - Int64(lastTouch))
    }
    part.columns[.rows].append(kind)
    part.columns[.timesLow].append(UInt8(truncatingIfNeeded: interval))
    part.columns[.timesHigh].append(variable: UInt64(interval) >> 8)
    lastTime = event.time.microseconds
    lastTouch = sample.touch.rawValue
    return true
  }

  private mutating func endPart() {
    part.grid = PositionGrid(x + y)
    part.columns[.x] = Self.column(x, part.grid)
    part.columns[.y] = Self.column(y, part.grid)
    session.parts.append(part)
    part = BinarySession.Part()
    x.removeAll(keepingCapacity: true)
    y.removeAll(keepingCapacity: true)
    lastTime = 0
    lastTouch = 0
  }

  /// Positions as the changes of their speed: a finger that moves evenly has small ones.
  private static func column(_ positions: [Int64], _ grid: PositionGrid) -> [UInt8] {
    var column: [UInt8] = []
    var last: Int64 = 0
    var speed: Int64 = 0
    for position in positions {
      let step = grid.step(position)
      column.append(signed: step - last - speed)
      speed = step - last
      last = step
    }
    return column
  }
}

extension [UInt8] {
  /// Appends a line of text behind its length.
  mutating func append(line: some Collection<UInt8>) {
    append(variable: UInt64(line.count))
    append(contentsOf: line)
  }
}
