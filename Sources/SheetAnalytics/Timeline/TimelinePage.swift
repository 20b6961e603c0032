import SheetReplay
import TouchTraces

/// The timeline of one presentation under way, in the times of the recording.
struct TimelinePage: Sendable {
  private var origin = Timestamp.zero
  private var content = SheetTimeline()
  /// A frame that shows what the one before it shows: only the last of them is of use, and only if
  /// another follows.
  private var held: SheetTimeline.Frame?

  /// The timeline, in the times of the presentation.
  var timeline: SheetTimeline {
    var result = content
    if let held { result.frames.append(held) }
    result.shift(by: origin)
    return result
  }

  /// Ends the page where a presentation begins, as `step` says; gives the page that follows.
  ///
  /// A presentation that a deadline began has been shown for a while: its frames go over.
  mutating func cut(at time: Timestamp, in step: borrowing Step) -> TimelinePage {
    var next = TimelinePage()
    next.origin = time
    let first = time < step.time ? time.microseconds : .max
    let frames = content.frames + (held.map { [$0] } ?? [])
    held = nil
    content.frames = frames.filter { $0.time < first }
    next.content.frames = frames.filter { $0.time >= first }
    if let look = content.looks.last { next.content.looks = [look] }
    next.content.looks[next.content.looks.count - 1].time = time.microseconds
    return next
  }

  mutating func add(_ appearance: SheetEngine.Appearance, at time: Timestamp) {
    guard content.looks.last?.appearance != appearance else { return }
    content.looks.append(.init(time: time.microseconds, appearance: appearance))
  }

  /// Adds what a step shows.
  mutating func add(_ step: borrowing Step, dim: Double) {
    let frame = SheetTimeline.Frame(
      time: step.time.microseconds, y: step.y, offset: step.contentOffset, dim: dim,
      phase: step.phaseAfter, owner: step.owner)
    guard let last = content.frames.last, frame.showsTheSame(as: last) else {
      if let held { content.frames.append(held) }
      held = nil
      return content.frames.append(frame)
    }
    held = frame
  }

  /// Adds the sample of a touch, and what the step decided.
  mutating func add(_ action: TraceAction, of step: borrowing Step) {
    let time = step.time.microseconds
    if case .touch(let sample) = action {
      content.contacts.append(
        .init(
          time: time, touch: sample.touch, phase: sample.phase, x: sample.x, y: sample.y))
    }
    if step.rules.count > 0 {
      var rules: [Rule] = []
      for index in 0..<step.rules.count { rules.append(step.rules[index]) }
      content.decisions.append(.init(time: time, rules: rules))
    }
    if let release = step.release {
      content.releases.append(.init(time: time, decision: release))
    }
    for index in 0..<step.records.count {
      guard case .handOff(let record) = step.records[index] else { continue }
      content.handOffs.append(
        .init(time: record.time.microseconds, direction: record.direction, y: record.y))
    }
  }
}

extension SheetTimeline.Frame {
  fileprivate func showsTheSame(as other: Self) -> Bool {
    var shifted = self
    shifted.time = other.time
    return shifted == other
  }
}

extension SheetTimeline {
  /// Counts all times from `origin`; what lies before it is left out.
  fileprivate mutating func shift(by origin: Timestamp) {
    let start = origin.microseconds
    frames.removeAll { $0.time < start }
    for index in frames.indices { frames[index].time -= start }
    for index in contacts.indices { contacts[index].time -= start }
    for index in decisions.indices { decisions[index].time -= start }
    for index in handOffs.indices { handOffs[index].time -= start }
    for index in releases.indices { releases[index].time -= start }
    for index in looks.indices { looks[index].time = max(looks[index].time - start, 0) }
  }
}
