/// A session in columns, ready to be packed; its header is stated when it is.
package struct BinarySession: Equatable, Sendable {
  /// A stretch of the session that lies in one block.
  struct Part: Equatable, Sendable {
    var columns = BlockColumns()
    /// The texts of its rows that are no samples; their numbers are known when the block is.
    var texts: [[UInt8]] = []
    var grid = PositionGrid([])
    var rowCount = 0

    /// Bytes that it adds to a block, if none of its texts is there already.
    var length: Int { columns.count + textLength }
    fileprivate(set) var textLength = 0
  }

  var parts: [Part] = []
}

/// Turns the events of one session into columns.
///
/// Plain samples, in order of time, become differences of whole numbers; every other event rides
/// as its line of trace format 1, without its time where that is in order as well.
package struct BinaryTraceEncoder: Sendable {
  /// The session, complete when `finish()` was called.
  package private(set) var session = BinarySession()
  private var part = BinarySession.Part()
  private var lastTime: Int64 = 0
  private var lastTouch: Int32 = 0
  /// Rows since the last that was of another kind, each of which moves the finger of the row before.
  private var moves: UInt64 = 0
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
    if part.rowCount >= partLength || part.textLength >= Self.longestLines { endPart() }
    part.rowCount += 1
    let interval = interval(to: event.time.microseconds)
    switch event.action {
    case .touch(let sample):
      guard let interval, appendSample(sample, after: interval) else { return appendLine(event) }
    case .keyboard, .screen, .select, .detents, .invalidate, .set, .content, .present, .dismiss,
      .item, .stack, .interrupt, .observed, .mark, .intent, .end:
      guard let interval else { return appendLine(event) }
      append(kind: RowKind.event)
      append(interval)
      append(text: TraceEvent(time: .zero, action: event.action))
    }
    lastTime = event.time.microseconds
  }

  /// Ends the session.
  package mutating func finish() {
    endPart()
    x = []
    y = []
  }

  /// The microseconds since the row before, if columns can tell them.
  private func interval(to time: Int64) -> UInt64? {
    lastTime...BinaryFormat.latestTime ~= time ? UInt64(time - lastTime) : nil
  }

  /// Appends a plain sample; `false` if it is none.
  private mutating func appendSample(_ sample: TouchSample, after interval: UInt64) -> Bool {
    guard !sample.hasExtras, let x = PositionGrid.position(sample.x),
      let y = PositionGrid.position(sample.y)
    else { return false }
    self.x.append(x)
    self.y.append(y)
    append(interval)
    let touch = sample.touch.rawValue
    if touch != lastTouch {
      append(kind: RowKind.number(sample.phase) | RowKind.changesTouch)
      part.columns[.touches].append(signed: Int64(touch) - Int64(lastTouch))
      lastTouch = touch
    } else if sample.phase == .moved {
      moves += 1
    } else {
      append(kind: RowKind.number(sample.phase))
    }
    return true
  }

  private mutating func append(kind: UInt8) {
    part.columns[.rows].append(variable: moves)
    part.columns[.rows].append(kind)
    moves = 0
  }

  private mutating func append(_ interval: UInt64) {
    part.columns[.timesLow].append(UInt8(truncatingIfNeeded: interval))
    let high = interval >> 8
    let isPause = high >= UInt64(RowTime.escape)
    part.columns[.timesHigh].append(isPause ? RowTime.escape : UInt8(high))
    if isPause { part.columns[.pauses].append(variable: high) }
  }

  private mutating func appendLine(_ event: TraceEvent) {
    append(kind: RowKind.line)
    append(text: event)
  }

  private mutating func append(text event: TraceEvent) {
    var line: [UInt8] = []
    text.append(event, to: &line)
    line.removeLast()
    part.textLength += line.count
    part.texts.append(line)
  }

  private mutating func endPart() {
    if moves > 0 { part.columns[.rows].append(variable: moves) }
    part.grid = PositionGrid(x + y)
    appendSteps()
    session.parts.append(part)
    part = BinarySession.Part()
    x.removeAll(keepingCapacity: true)
    y.removeAll(keepingCapacity: true)
    lastTime = 0
    lastTouch = 0
    moves = 0
  }

  /// Appends positions as the changes of their speed: a finger that moves evenly has small ones.
  private mutating func appendSteps() {
    var (xTrack, yTrack) = (Track(), Track())
    for index in x.indices {
      let x = RowStep.number(xTrack.change(to: part.grid.step(x[index])))
      let y = RowStep.number(yTrack.change(to: part.grid.step(y[index])))
      part.columns[.steps].append(
        UInt8(min(x, RowStep.escape)) | UInt8(min(y, RowStep.escape)) << 4)
      if x >= RowStep.escape { part.columns[.strides].append(variable: x) }
      if y >= RowStep.escape { part.columns[.strides].append(variable: y) }
    }
  }
}
