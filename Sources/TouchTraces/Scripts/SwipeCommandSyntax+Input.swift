/// What Android's `input` does to touches.
enum InputCommand {
  case swipe
  case tap
  case motionEvent

  /// Reads the command, which the name of its source may precede, from `index`, which moves behind
  /// it; fails if it makes no touch.
  init?(_ line: Span<UInt8>, from index: inout Int) {
    guard var range = line.nextWord(from: &index) else { return nil }
    if Self.isSource(line.extracting(range)) {
      guard let next = line.nextWord(from: &index) else { return nil }
      range = next
    }
    let word = line.extracting(range)
    if word.matches("swipe") || word.matches("draganddrop") {
      self = .swipe
    } else if word.matches("tap") {
      self = .tap
    } else if word.matches("motionevent") {
      self = .motionEvent
    } else {
      return nil
    }
  }

  private static func isSource(_ word: Span<UInt8>) -> Bool {
    word.matches("touchscreen") || word.matches("touchpad") || word.matches("stylus")
      || word.matches("mouse")
  }
}

extension SwipeCommandSyntax {
  /// Milliseconds of `input swipe` that states none.
  private static let inputDuration = 300.0

  /// Reads what stands behind `input`.
  ///
  /// - Returns: Whether it can be read.
  mutating func readInput(
    _ line: Span<UInt8>, from start: Int, at location: TraceLocation,
    into recording: inout SampleRecording
  ) -> Bool {
    var index = start
    switch InputCommand(line, from: &index) {
    case .swipe:
      return swipe(ShellNumbers(line, from: index), at: location, into: &recording)
    case .tap:
      let numbers = ShellNumbers(line, from: index)
      guard numbers.count == 2 else { return false }
      recording.lengths = .pixels
      tap(numbers.start, for: 0, at: location, into: &recording)
    case .motionEvent:
      return motionEvent(line, from: index, at: location, into: &recording)
    case nil:
      Self.countOther(at: location, into: &recording)
    }
    return true
  }

  private mutating func swipe(
    _ numbers: ShellNumbers, at location: TraceLocation, into recording: inout SampleRecording
  ) -> Bool {
    let milliseconds = numbers.count == 5 ? numbers[4] : Self.inputDuration
    guard !numbers.hasOthers, 4...5 ~= numbers.count,
      let duration = Self.microseconds(milliseconds, perUnit: 1_000)
    else { return false }
    recording.lengths = .pixels
    var path = FingerPath(finger: recording.finger(""), time: time)
    path.move(to: numbers.start, over: 0, at: location, into: &recording)
    path.down(at: location, into: &recording)
    path.move(to: numbers.end, over: duration, at: location, into: &recording)
    path.up(at: location, into: &recording)
    time = path.time
    return true
  }

  private func motionEvent(
    _ line: Span<UInt8>, from start: Int, at location: TraceLocation,
    into recording: inout SampleRecording
  ) -> Bool {
    var index = start
    guard let word = line.nextWord(from: &index),
      let phase = PhaseWord.phase(line.extracting(word).text)
    else { return false }
    let numbers = ShellNumbers(line, from: index)
    guard numbers.count == 2, !numbers.hasOthers else { return false }
    recording.lengths = .pixels
    recording.append(
      RecordedSample(
        time: ClockReading(whole: time), finger: recording.finger(""), phase: .known(phase),
        x: numbers[0], y: numbers[1], at: location))
    return true
  }
}
