import SheetAnalytics
import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// A timeline shows at each event what the replay says, and between them what the sheet does.
@Suite struct TimelineRecorderTests {
  @Test(arguments: 0..<40)
  func `every step is a frame, or like the frame before`(_ seed: Int) {
    var trace = RandomTrace(seed: UInt64(seed))
    let scene = trace.scene()
    let replay = RecordedReplay(trace.events(300), scene: scene)
    #expect(replay.timelines.count == replay.origins.count)
    for (step, page) in replay.steps {
      let timeline = replay.timelines[page]
      let time = step.time.microseconds - replay.origins[page]
      var candidates = timeline.frames.filter { $0.time == time }
      if let before = timeline.frames.last(where: { $0.time < time }) { candidates.append(before) }
      #expect(
        candidates.contains {
          $0.y == step.y && $0.offset == step.contentOffset && $0.owner == step.owner
            && $0.phase == step.phaseAfter
        })
    }
    for timeline in replay.timelines {
      let times = timeline.frames.map(\.time)
      #expect(times == times.sorted())
    }
  }

  @Test func `a settle is shown sixty times a second, along its closed form`() throws {
    var trace = TraceBuilder()
    trace.down(y: 700)
    trace.move(toY: 500, over: 0.2, samples: 20)
    trace.up()
    trace.wait(3)
    let scene = Scene(sheet: Self.twoDetents)
    let replay = RecordedReplay(trace.events, scene: scene, end: trace.now)
    let timeline = try #require(replay.timelines.first)
    let settle = timeline.frames.filter { $0.time >= 200_000 && $0.phase == .settling }
    #expect(settle.count > 20)
    for (frame, next) in zip(settle, settle.dropFirst()) {
      #expect(next.time - frame.time == TimelineRecorder.frameInterval)
    }
    var engine = SheetEngine(scene: scene, tuning: .uikit, startsPresented: true)
    for event in trace.events { engine.handle(event) }
    let middle = settle[10]
    engine.handle(
      TraceEvent(time: Timestamp(microseconds: middle.time), action: .mark("")))
    #expect(engine.step.y == middle.y)
    #expect(timeline.frames.last?.phase == .idle)
    #expect(timeline.duration == 3_200_000)
  }

  @Test func `a sheet at rest needs no frames`() throws {
    var trace = TraceBuilder()
    trace.wait(60)
    trace.down(y: 700)
    trace.up(after: 0.1)
    let replay = RecordedReplay(trace.events, scene: Scene(sheet: Self.twoDetents))
    #expect(replay.timelines.first.map { $0.frames.count < 6 } == true)
  }

  @Test func `a presentation has a timeline of its own, from its beginning`() throws {
    var trace = TraceBuilder()
    trace.wait(1)
    trace.add(.dismiss(animated: true))
    trace.wait(2)
    trace.add(.present(animated: true))
    trace.wait(2)
    let replay = RecordedReplay(
      trace.events, scene: Scene(sheet: Self.twoDetents), end: trace.now)
    try #require(replay.timelines.count == 2)
    #expect(replay.timelines[0].frames.last?.phase == .dismissed)
    #expect(replay.timelines[1].frames.first?.time == 0)
    #expect(replay.timelines[1].duration == 2_000_000)
    #expect(replay.timelines[1].frames.contains { $0.phase == .presenting })
  }

  private static var twoDetents: Sheet {
    var sheet = Sheet()
    sheet.detents = [.medium, .large]
    return sheet
  }
}

/// A replay with its timelines.
private struct RecordedReplay {
  /// The steps with the number of their timeline.
  private(set) var steps: [(Step, page: Int)] = []
  private(set) var timelines: [SheetTimeline] = []
  /// Where the timelines begin in the time of the recording.
  private(set) var origins: [Int64] = [0]

  init(_ events: [TraceEvent], scene: Scene, end: Timestamp? = nil) {
    var engine = SheetEngine(scene: scene, tuning: .uikit, startsPresented: true)
    var recorder = TimelineRecorder(engine: engine, anchor: .session)
    let last = TraceEvent(time: end ?? events.last?.time ?? .zero, action: .end)
    for event in events + [last] {
      recorder.prepare(for: event.time)
      let step = engine.answer(to: event)
      recorder.turnPages(step)
      recorder.observe(step, of: event, engine: engine)
      for index in 0..<step.records.count {
        if case .presentationBegan(let time) = step.records[index] {
          origins.append(time.microseconds)
        }
      }
      steps.append((step, origins.count - 1))
    }
    timelines = recorder.finish()
  }
}
