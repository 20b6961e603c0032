import SheetAnalytics
import SheetReplay
import TouchTraces

/// Synthesized sessions, replayed gesture by gesture under two tunings; nothing is read or written.
struct SynthesizedComparison {
  private(set) var tables = PairedTables()
  private(set) var gestures = 0
  /// Gestures whose outcome differs.
  private(set) var flips = 0

  /// Replays the first `sessions` sessions of the corpus `seed` under the standard tuning and under
  /// `candidate`.
  init(sessions: Int, users: Int, seed: UInt64, candidate: Tuning) throws(CommandFailure) {
    let synthesizer = Synthesizer(seed: seed, users: users)
    try WorkerPool.run(count: sessions, jobs: Environment.coreCount) { index in
      Self.recording(of: synthesizer.session(index), candidate: candidate)
    } consume: { (index, recording) throws(CommandFailure) in
      try add(recording, named: "\(index)")
    }
  }

  /// The metrics of both tunings.
  func metrics() throws(CommandFailure) -> [PairedMetric] {
    do throws(AccumulatorError) {
      return try tables.metrics(anchor: .gesture)
    } catch {
      throw .internalError(reason: "\(error)")
    }
  }

  private mutating func add(
    _ recording: PairedRecording, named name: String
  ) throws(CommandFailure) {
    gestures += recording.pairs.count
    flips += recording.pairs.count { $0.flip != nil }
    do throws(AccumulatorError) {
      try tables.add(recording, named: name)
    } catch {
      throw .internalError(reason: "\(error)")
    }
  }

  private static func recording(
    of session: SynthesizedSession, candidate: Tuning
  ) -> PairedRecording {
    var driver = EngineDriver(
      setting: ReplaySetting(anchor: .gesture), observer: PairObserver(candidate: candidate))
    var findings = FindingTally()
    let nowhere = TraceLocation(line: 1, byteOffset: 0)
    driver.begin(session.header, format: .touchTrace1)
    for event in session.events { driver.receive(event, at: nowhere, findings: &findings) }
    return driver.end(findings: &findings)
  }
}
