import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// What holds in any session, over ten thousand random ones in eight parts.
struct TenThousandSessionTests {
  private static let part = 1250

  /// The session of a seed: its sheet, and events of which any may follow any other.
  private static func session(_ seed: Int) -> (scene: Scene, events: [TraceEvent]) {
    var trace = RandomTrace(seed: UInt64(seed))
    let scene = trace.scene()
    return (scene, trace.events(50))
  }

  private static func seeds(_ part: Int) -> Range<Int> {
    part * Self.part..<(part + 1) * Self.part
  }

  @Test(arguments: 0..<8)
  func `no event breaks an invariant, and no drag outlives the last finger`(_ part: Int) {
    for seed in Self.seeds(part) {
      let session = Self.session(seed)
      var engine = SheetEngine(
        scene: session.scene, tuning: Tuning(), startsPresented: seed % 7 != 0)
      var order = CallbackOrder()
      for (number, event) in session.events.enumerated() {
        engine.handle(event)
        let problem =
          engine.checkInvariants() ?? order.violation(in: engine.step) ?? Self.survivor(in: engine)
        guard let problem else { continue }
        Issue.record("seed \(seed), event \(number), \(event.action): \(problem)")
        break
      }
    }
  }

  private static func survivor(in engine: SheetEngine) -> String? {
    switch engine.step.phaseAfter {
    case .sheetDrag, .contentScroll, .undecided:
      engine.isTouched ? nil : "\(engine.step.phaseAfter) without a finger"
    case .presenting, .dismissing, .dismissed, .settling, .idle: nil
    }
  }

  @Test(arguments: 0..<8)
  func `a shift of all times and a mirrored x give the same account`(_ part: Int) {
    for seed in Self.seeds(part) {
      var session = Self.session(seed)
      // A turned container would have another middle.
      session.events.removeAll { if case .screen = $0.action { true } else { false } }
      let plain = Self.account(session.events, session.scene)
      let late = Self.account(session.events, session.scene, shift: 7_000_003)
      #expect(plain == late, "seed \(seed), shifted")
      let mirrored = session.events.map { Self.mirrored($0, width: session.scene.screen.width) }
      #expect(plain == Self.account(mirrored, session.scene), "seed \(seed), mirrored")
    }
  }

  private static func mirrored(_ event: TraceEvent, width: Points) -> TraceEvent {
    guard case .touch(var sample) = event.action else { return event }
    sample.x = width - sample.x
    return TraceEvent(time: event.time, action: .touch(sample))
  }

  /// A fingerprint of all positions, rules, records and rows; times count from the shift.
  private static func account(
    _ events: [TraceEvent], _ scene: Scene, shift: Int64 = 0
  ) -> UInt64 {
    var engine = SheetEngine(scene: scene, tuning: Tuning(), startsPresented: true)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01b3 }
    for event in events {
      engine.handle(TraceEvent(time: event.time.advanced(by: shift), action: event.action))
      mix(engine.step.y.bitPattern)
      mix(engine.step.contentOffset?.bitPattern ?? 1)
      for index in 0..<engine.step.rules.count {
        mix(UInt64(engine.step.rules[index].rawValue))
      }
      for index in 0..<engine.step.records.count {
        mix(fingerprint(of: engine.step.records[index], shift: shift))
      }
      guard let row = engine.step.gesture else { continue }
      mix(UInt64(bitPattern: row.start.microseconds - shift))
      mix(UInt64(bitPattern: row.end.microseconds - shift))
      mix(UInt64(row.traits.rawValue))
      mix(row.releaseY?.bitPattern ?? 1)
      mix(row.releaseVelocity?.bitPattern ?? 1)
      mix(UInt64(row.outcome.rawValue.utf8.first ?? 0))
    }
    return hash
  }

  private static func fingerprint(of record: StepRecord, shift: Int64) -> UInt64 {
    func moment(_ kind: UInt64, _ time: Timestamp) -> UInt64 {
      kind << 56 ^ UInt64(bitPattern: time.microseconds - shift)
    }
    return switch record {
    case .presentationBegan(let time): moment(1, time)
    case .presentationEnded(let end): moment(2, end.time)
    case .callback(let record): moment(3, record.time)
    case .detentChanged(let change): moment(4, change.time)
    case .handOff(let handOff): moment(5, handOff.time)
    case .visitBegan(let visit): moment(6, visit.time)
    case .visitEnded(let visit): moment(7, visit.time)
    case .dismissalBegan(let begin): moment(8, begin.time)
    case .gestureEnded: 9
    }
  }
}
