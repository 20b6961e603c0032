package import SheetReplay
package import TouchTraces

/// Records what the sheet of a replay shows, at every event and, while it moves, between them.
///
/// It never touches the engine that it watches: what is shown between two events, a copy of the
/// engine tells, so that a recorded replay goes on as any other. Where a finger leads, its samples
/// are enough.
package struct TimelineRecorder: Sendable {
  /// Microseconds between frames of an animation: 60 a second.
  package static let frameInterval: Int64 = 16_667
  /// Frames between two events after which they are taken half as often, again and again: 10 s.
  package static let steadyFrames = 600

  private var finished: [SheetTimeline] = []
  private var page = TimelinePage()
  private var isPresented: Bool
  /// The sheet after the last event, if something is animated.
  private var running: SheetEngine?

  /// Begins to record the replay of a recording by `engine`.
  package init(engine: SheetEngine, anchor: ReplayAnchor) {
    isPresented = anchor == .gesture || engine.step.phaseAfter != .dismissed
    page.add(engine.appearance, at: .zero)
    page.add(engine.step, dim: engine.dimFraction)
  }

  /// An event of `time` is about to be handled: records what moves until then.
  package mutating func prepare(for time: Timestamp) {
    guard var probe = running else { return }
    running = nil
    let isFollowing = probe.isTouched && time.since(probe.step.time) <= SheetTimeline.smoothGap
    guard !isFollowing else { return }
    var interval = Self.frameInterval
    var count = 0
    while let end = probe.animationsEnd {
      let next = min(probe.step.time.advanced(by: interval), end)
      guard next.advanced(by: Self.frameInterval / 2) < time else { return }
      probe.handle(TraceEvent(time: next, action: .mark("")))
      page.add(probe.step, dim: probe.dimFraction)
      count += 1
      if count % Self.steadyFrames == 0 { interval *= 2 }
    }
  }

  /// Takes note of what `engine` did at `event`.
  package mutating func observe(
    _ step: borrowing Step, of event: TraceEvent, engine: SheetEngine
  ) {
    page.add(engine.appearance, at: step.time)
    page.add(step, dim: engine.dimFraction)
    if step.rejection == nil { page.add(event.action, of: step) }
    if engine.animationsEnd != nil { running = engine }
  }

  /// Begins the next timeline where `step` says that a presentation begins.
  package mutating func turnPages(_ step: borrowing Step) {
    for index in 0..<step.records.count {
      guard case .presentationBegan(let origin) = step.records[index] else { continue }
      let next = page.cut(at: origin, in: step)
      if isPresented { finished.append(page.timeline) }
      page = next
      isPresented = true
    }
  }

  /// Ends the recording; gives the timelines of its presentations, in order.
  package mutating func finish() -> [SheetTimeline] {
    finished + [page.timeline]
  }
}
