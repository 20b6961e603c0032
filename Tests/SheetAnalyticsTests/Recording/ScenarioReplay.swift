import SheetAnalytics
import SheetReplay
import TestSupport
import TouchTraces
import Zlib

/// Replays the recordings of a file, one session of the file after the other.
struct ScenarioReplay: TraceSink {
  private(set) var results: [SessionResult] = []
  private let tuning: Tuning
  private var header: SessionHeader?
  private var events: [TraceEvent] = []

  /// Replays a compressed file below the shared folder.
  static func results(of path: String, tuning: Tuning) throws -> [SessionResult] {
    var replay = ScenarioReplay(tuning: tuning)
    var decoder = TraceDecoder(format: .touchTrace1)
    let bytes = try inflated(try SharedFolder.bytes(path))
    decoder.feed(bytes.span, into: &replay)
    decoder.finish(into: &replay)
    replay.replayRecording()
    return replay.results
  }

  private init(tuning: Tuning) {
    self.tuning = tuning
  }

  mutating func receive(_ header: SessionHeader, at location: TraceLocation) {
    replayRecording()
    self.header = header
  }

  mutating func receive(_ event: TraceEvent, at location: TraceLocation) {
    events.append(event)
  }

  mutating func receive(_ finding: Finding) {}

  private mutating func replayRecording() {
    guard let header else { return }
    var engine = SheetEngine(
      scene: header.scene.resolved(), tuning: tuning, startsPresented: startsPresented)
    var recorder = SessionRecorder(header: header, engine: engine)
    if let last = events.last, last.action != .end {
      events.append(TraceEvent(time: last.time, action: .end))
    }
    for event in events {
      recorder.record(engine.answer(to: event), event: event, engine: engine)
      while let result = recorder.takeResult() { results.append(result) }
    }
    recorder.finish()
    while let result = recorder.takeResult() { results.append(result) }
    self.header = nil
    events.removeAll()
  }

  /// Whether time 0 finds the sheet at rest (sheet model, 2.1).
  private var startsPresented: Bool {
    for event in events {
      switch event.action {
      case .set, .screen, .content, .keyboard, .stack, .mark, .intent, .observed: continue
      case .present: return false
      case .touch, .select, .detents, .invalidate, .dismiss, .item, .interrupt, .end: return true
      }
    }
    return true
  }

  private static func inflated(_ bytes: [UInt8]) throws(InflateError) -> [UInt8] {
    var inflater = Inflater()
    var output: [UInt8] = []
    try inflate(bytes, with: &inflater, to: &output)
    return output
  }

  private static func inflate(
    _ bytes: [UInt8], with inflater: inout Inflater, to output: inout [UInt8]
  ) throws(InflateError) {
    var position = 0
    var state = InflateProgress.State.outputFull
    while position < bytes.count || state == .outputFull {
      let piece = bytes.span.extracting(position..<bytes.count)
      var consumed = 0
      try output.append(addingCapacity: 1 << 16) { (span) throws(InflateError) in
        let progress = try inflater.inflate(piece, into: &span)
        consumed = progress.consumed
        state = progress.state
      }
      position += consumed
    }
  }
}
