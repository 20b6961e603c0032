/// Reads the samples of a table, row by row.
struct TableReader: Sendable {
  var row = TableRow()
  private var phases: [(word: [UInt8], phase: RecordedPhase?)] = []
  private var fingers: [Finger] = []
  /// The latest gesture by name, and how many there were.
  private var gestureName: [UInt8] = []
  private var gestureCount: UInt32 = 0
  /// Rows of the current frame, for tables without times: no finger stands in one twice.
  private var frameFingers: [Int32] = []
  private var frames: Int64 = 0

  private struct Finger: Sendable {
    var number: Int32
    var x: Double
    var y: Double
  }

  /// Words that are remembered; chosen by us, so that memory has a bound.
  private static let largestWordCount = 16
  private static let largestFingerCount = 64
  private static let axisNotSent = -420.0
  private static let absentPositions = [-1.0, 65_535.0]

  /// Forgets the fingers of the session before.
  mutating func beginSession() {
    fingers.removeAll(keepingCapacity: true)
    frameFingers.removeAll(keepingCapacity: true)
    frames = 0
  }

  /// Reads the row that was split.
  ///
  /// - Returns: Whether it is a sample.
  mutating func read(
    _ line: Span<UInt8>, _ columns: TableColumns, assumedRate: Double?,
    at location: TraceLocation, into recording: inout SampleRecording
  ) -> Bool {
    let finger = finger(line, columns, &recording)
    guard let position = position(line, columns, finger, at: location, &recording.findings) else {
      return false
    }
    guard let phase = phase(line, columns, at: location, &recording.findings) else { return true }
    let time: ClockReading
    if let column = columns.time {
      guard let reading = TableNumber.clockReading(line.extracting(row.fields[column.index]))
      else { return false }
      time = reading
    } else if let assumedRate {
      time = assumedTime(finger, assumedRate)
    } else {
      recording.appendTimeless()
      return true
    }
    if columns.gesture != nil { noteGesture(line, columns) }
    recording.append(
      RecordedSample(
        time: time, finger: finger, phase: phase, x: position.x, y: position.y,
        force: force(line, columns), gesture: gestureCount, at: location))
    return true
  }

  private func finger(
    _ line: Span<UInt8>, _ columns: TableColumns, _ recording: inout SampleRecording
  ) -> Int32 {
    guard let index = columns.finger else { return recording.finger(number: 0) }
    let field = line.extracting(row.fields[index])
    if let number = field.wholeValue.flatMap({ Int32(exactly: $0) }) {
      return recording.finger(number: number)
    }
    return recording.finger(field.text)
  }

  /// The position of a row; an axis that is not there is where it was, and counted.
  private mutating func position(
    _ line: Span<UInt8>, _ columns: TableColumns, _ finger: Int32, at location: TraceLocation,
    _ findings: inout FindingTally
  ) -> (x: Double, y: Double)? {
    var x = TableNumber.read(line.extracting(row.fields[columns.x]))
    var y = TableNumber.read(line.extracting(row.fields[columns.y]))
    if case .number(let left) = x, case .number(let right) = y {
      if left == Self.axisNotSent { x = .missing }
      if right == Self.axisNotSent { y = .missing }
      if left == right, Self.absentPositions.contains(left) { (x, y) = (.missing, .missing) }
    }
    if x == .missing || y == .missing {
      findings.count(
        .sentinelValue, at: location, "value that stands for no position, the last one is kept")
    }
    let last = fingers.first { $0.number == finger }
    switch (x, y) {
    case (.other, _), (_, .other): return nil
    case (.number(let x), .number(let y)): return remember(x, y, finger)
    case (.number(let x), .missing): return remember(x, last?.y ?? .nan, finger)
    case (.missing, .number(let y)): return remember(last?.x ?? .nan, y, finger)
    case (.missing, .missing): return (.nan, .nan)
    }
  }

  private mutating func remember(
    _ x: Double, _ y: Double, _ finger: Int32
  ) -> (x: Double, y: Double)? {
    guard abs(x) <= NumberRange.largestLength || x.isNaN,
      abs(y) <= NumberRange.largestLength || y.isNaN
    else { return nil }
    if let index = fingers.firstIndex(where: { $0.number == finger }) {
      fingers[index].x = x
      fingers[index].y = y
    } else if fingers.count < Self.largestFingerCount {
      fingers.append(Finger(number: finger, x: x, y: y))
    }
    return (x, y)
  }

  /// The phase of a row; `nil` for rows that are none of a touch.
  private mutating func phase(
    _ line: Span<UInt8>, _ columns: TableColumns, at location: TraceLocation,
    _ findings: inout FindingTally
  ) -> RecordedPhase? {
    guard let column = columns.phase else { return .unstated }
    let field = line.extracting(row.fields[column.index])
    if let entry = phases.first(where: { field.matches($0.word) }) {
      if entry.phase == nil { countUnknown(field, at: location, &findings) }
      return entry.phase
    }
    let phase = Self.phase(field)
    if phases.count < Self.largestWordCount { phases.append((field.bytes, phase)) }
    if phase == nil { countUnknown(field, at: location, &findings) }
    return phase
  }

  /// Android packs the index of a further finger above the action.
  private static func phase(_ field: Span<UInt8>) -> RecordedPhase? {
    if field.isEmpty { return .known(.moved) }
    if let number = TableNumber.double(field), let whole = Int64(exactly: number) {
      return whole >= 0 ? .number(UInt8(truncatingIfNeeded: whole)) : nil
    }
    return PhaseWord.phase(field.text).map(RecordedPhase.known)
  }

  private func countUnknown(
    _ field: Span<UInt8>, at location: TraceLocation, _ findings: inout FindingTally
  ) {
    let word = String(field.text.prefix(40))
    findings.count(
      .unknownEvent, key: word, at: location, "row of an event '\(word)' that is none of a touch")
  }

  private mutating func noteGesture(_ line: Span<UInt8>, _ columns: TableColumns) {
    guard let index = columns.gesture, index < row.fields.count else { return }
    let field = line.extracting(row.fields[index])
    guard gestureCount == 0 || !field.matches(gestureName) else { return }
    gestureName = field.bytes
    gestureCount = gestureCount == .max ? 1 : gestureCount + 1
  }

  private func force(_ line: Span<UInt8>, _ columns: TableColumns) -> Double {
    guard let index = columns.force, index < row.fields.count,
      let force = TableNumber.double(line.extracting(row.fields[index]))
    else { return .nan }
    return force
  }

  private mutating func assumedTime(_ finger: Int32, _ rate: Double) -> ClockReading {
    if frameFingers.contains(finger) || frameFingers.count >= Self.largestFingerCount {
      frameFingers.removeAll(keepingCapacity: true)
      frames += 1
    }
    frameFingers.append(finger)
    return ClockReading(whole: Int64(Double(frames) / rate * 1_000_000))
  }
}

extension Span<UInt8> {
  fileprivate func matches(_ bytes: [UInt8]) -> Bool {
    guard count == bytes.count else { return false }
    for index in indices where self[index] != bytes[index] { return false }
    return true
  }
}
