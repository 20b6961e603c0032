extension SwipeCommandSyntax {
  /// Seconds of `idb ui swipe` that states none; chosen by us.
  private static let idbDuration = 0.5
  /// Points between two samples of `idb ui swipe` that states none, as idb has it.
  private static let idbDelta = 10.0
  private static let largestStepCount = 10_000.0

  /// Reads what stands behind `idb ui`.
  ///
  /// - Returns: Whether it can be read.
  mutating func readIdb(
    _ line: Span<UInt8>, from start: Int, at location: TraceLocation,
    into recording: inout SampleRecording
  ) -> Bool {
    var index = start
    let command = line.nextWord(from: &index) ?? start..<start
    let isTap = line.extracting(command).matches("tap")
    guard isTap || line.extracting(command).matches("swipe") else {
      Self.countOther(at: location, into: &recording)
      return true
    }
    guard let arguments = IdbArguments(line, from: index),
      let span = Self.microseconds(
        arguments.duration ?? (isTap ? 0 : Self.idbDuration), perUnit: 1_000_000)
    else { return false }
    recording.lengths = .points
    let numbers = arguments.numbers
    if isTap, numbers.count == 2 {
      tap(numbers.start, for: span, at: location, into: &recording)
      return true
    }
    let delta = arguments.delta ?? Self.idbDelta
    guard !isTap, numbers.count == 4, delta > 0 else { return false }
    return idbSwipe(numbers, over: span, delta: delta, at: location, into: &recording)
  }

  /// idb's own steps: one every `delta` points, and a rest at the end that takes the speed away.
  private mutating func idbSwipe(
    _ numbers: ShellNumbers, over duration: Int64, delta: Double, at location: TraceLocation,
    into recording: inout SampleRecording
  ) -> Bool {
    let (start, end) = (numbers.start, numbers.end)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let steps = ((dx * dx + dy * dy).squareRoot() / delta).rounded(.down)
    guard steps < Self.largestStepCount else { return false }
    let count = max(Int(steps), 1)
    let pause = duration / Int64(count + 2)
    var path = FingerPath(finger: recording.finger(""), time: time)
    path.move(to: start, over: 0, at: location, into: &recording)
    path.down(at: location, into: &recording)
    if let way = StraightWay(duration: pause * Int64(count), step: pause) {
      path.follow(way, to: end, at: location, into: &recording)
    } else {
      for step in 1...count {
        let share = Double(step) / Double(count)
        path.wait(pause)
        path.move(
          to: (start.x + dx * share, start.y + dy * share), over: 0, at: location, into: &recording)
      }
    }
    path.wait(pause)
    path.move(to: end, over: 0, at: location, into: &recording)
    path.wait(pause)
    path.up(at: location, into: &recording)
    recording.findings.count(
      .synthetic, at: location, "a way between two points is filled with samples as idb sends them")
    time = path.time
    return true
  }
}

/// What stands behind a command of idb: numbers, and options between them.
private struct IdbArguments {
  var numbers = ShellNumbers()
  var duration: Double?
  var delta: Double?

  /// Fails if an option's value is no number.
  init?(_ line: Span<UInt8>, from start: Int) {
    var index = start
    while let range = line.nextWord(from: &index) {
      let word = line.extracting(range)
      let isDuration = word.matches("--duration")
      if isDuration || word.matches("--delta"), let next = line.nextWord(from: &index) {
        guard let value = ShellNumbers.number(line.extracting(next)) else { return nil }
        if isDuration { duration = value } else { delta = value }
      } else if word[0] != UInt8(ascii: "-"), let value = ShellNumbers.number(word) {
        numbers.append(value)
      }
    }
  }
}
