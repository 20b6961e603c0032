import DetentCommand
import SheetAnalytics
import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Two tunings in one pass, against two passes.
@Suite struct PairObserverTests {
  private static let sessions = SynthesizedCorpus.sessions.prefix(60)

  private static func driver<Observer: StepObserver>(
    _ tuning: Tuning, _ anchor: ReplayAnchor, _ observer: Observer
  ) -> EngineDriver<Observer> {
    EngineDriver(setting: ReplaySetting(tuning: tuning, anchor: anchor), observer: observer)
  }

  private static func replay<Observer: StepObserver>(
    _ session: SynthesizedSession, format: TraceFormat = .touchTrace1,
    _ driver: EngineDriver<Observer>
  ) -> Observer.Payload {
    var driver = driver
    var tally = FindingTally()
    driver.begin(session.header, format: format)
    for event in session.events {
      driver.receive(event, at: TraceLocation(line: 1, byteOffset: 0), findings: &tally)
    }
    return driver.end(findings: &tally)
  }

  /// Replays a session whose touches come in runs, as decoders give them.
  private static func replayInRuns<Observer: StepObserver>(
    _ session: SynthesizedSession, _ driver: EngineDriver<Observer>
  ) -> Observer.Payload {
    var driver = driver
    var tally = FindingTally()
    let location = TraceLocation(line: 1, byteOffset: 0)
    driver.begin(session.header, format: .touchTrace1)
    var run: [LocatedTouch] = []
    for event in session.events {
      if case .touch(let sample) = event.action {
        run.append(LocatedTouch(sample, time: event.time, location: location))
        continue
      }
      if !run.isEmpty { driver.receive(run.span, findings: &tally) }
      run.removeAll()
      driver.receive(event, at: location, findings: &tally)
    }
    if !run.isEmpty { driver.receive(run.span, findings: &tally) }
    return driver.end(findings: &tally)
  }

  private static func pairs(
    _ session: SynthesizedSession, _ candidate: Tuning, _ anchor: ReplayAnchor,
    format: TraceFormat = .touchTrace1
  ) -> PairedRecording {
    replay(session, format: format, driver(.uikit, anchor, PairObserver(candidate: candidate)))
  }

  @Test(arguments: ReplayAnchor.allCases)
  func aTuningAgainstItselfChangesNothing(_ anchor: ReplayAnchor) {
    var count = 0
    for session in Self.sessions {
      let recording = Self.pairs(session, .uikit, anchor)
      #expect(recording.a == recording.b)
      #expect(recording.pairs.allSatisfy { $0.a == $0.b && $0.validity == .sound })
      #expect(recording.pairs.allSatisfy { $0.divergenceMicroseconds == nil })
      count += recording.pairs.count
    }
    #expect(count > 200)
  }

  @Test(arguments: [
    (
      "gestures and heights",
      Tuning.changed { tuning in
        tuning.flickSpeed = 300
        tuning.touchSlop = 4
        tuning.mediumFactor = 0.5
      }
    ),
    ("another model", Tuning.changed { $0.settleModel = .percentDriven }),
  ])
  func inAFreeRunEachArmIsTheReplayUnderItsTuning(_ name: String, _ candidate: Tuning) {
    for session in Self.sessions {
      let recording = Self.pairs(session, candidate, .session)
      let alone = Self.replay(session, Self.driver(candidate, .session, OutcomeObserver()))
      #expect(
        recording.b.map { $0.gestures.map { GestureEnd($0) } } == alone.map(\.gestures))
      #expect(recording.pairs.count == recording.a.reduce(0) { $0 + $1.gestures.count })
    }
  }

  private static let candidates: [(name: String, tuning: Tuning)] =
    TuningPreset.allCases.map { ($0.rawValue, $0.tuning) } + [
      ("a slop", .changed { $0.touchSlop = 11 }),
      ("an origin", .changed { $0.dragOrigin = .touchDown }),
      ("a height", .changed { $0.mediumFactor = 0.5 }),
      ("a rubber band", .changed { $0.rubberBandCoefficient = 0.3 }),
      ("a hand-off", .changed { $0.handOffHysteresis = 5 }),
      ("a release", .changed { $0.flickSpeed = 300 }),
    ]

  @Test(arguments: ReplayAnchor.allCases)
  func `moves that come in runs are compared as moves one by one`(_ anchor: ReplayAnchor) {
    var (parted, drawn) = (0, 0)
    for (name, tuning) in Self.candidates {
      for (number, session) in Self.sessions.prefix(12).enumerated() {
        let observer = PairObserver(
          candidate: tuning, tracks: number.isMultiple(of: 3) ? .kept : .leftOut)
        let driver = Self.driver(.uikit, anchor, observer)
        let (single, runs) = (Self.replay(session, driver), Self.replayInRuns(session, driver))
        #expect(runs.a == single.a, "\(name)")
        #expect(runs.b == single.b, "\(name)")
        #expect(runs.pairs.map(PairView.init) == single.pairs.map(PairView.init), "\(name)")
        parted += runs.pairs.count { $0.validity == .atRisk }
        drawn += runs.pairs.count { $0.track != nil }
      }
    }
    #expect(parted > 100)
    #expect(drawn > 30)
  }

  /// A pair as tests compare it.
  private struct PairView: Equatable {
    var presentation: Int
    var a: GestureRow
    var b: GestureRow?
    var divergence: Int64?
    var validity: PairValidity
    var track: FlipTrack?

    init(_ pair: GesturePair) {
      presentation = pair.presentation
      a = pair.a
      b = pair.b
      divergence = pair.divergenceMicroseconds
      validity = pair.validity
      track = pair.track
    }
  }

  @Test func underTheGestureAnchorEveryGestureHasItsPair() {
    let candidate = Tuning.changed { $0.flickSpeed = 300 }
    var flips = 0
    for session in Self.sessions {
      let recording = Self.pairs(session, candidate, .gesture)
      #expect(recording.pairs.count == recording.a.first?.gestures.count)
      for pair in recording.pairs {
        #expect(pair.b?.startMicroseconds == pair.a.startMicroseconds)
        #expect(pair.b?.fromDetent == pair.a.fromDetent)
        #expect(pair.b?.number == pair.a.number)
        if pair.isFlip { flips += 1 }
      }
    }
    #expect(flips > 3)
  }

  /// Imported gestures start from rest under both tunings, so that each arm is a run of its own.
  @Test func ofAnImportedRecordingEachArmIsTheReplayUnderItsTuning() {
    let candidate = Tuning.changed { tuning in
      tuning.decelerationRate = 0.998
      tuning.mediumFactor = 0.4
    }
    for session in Self.sessions.prefix(30) {
      let recording = Self.pairs(session, candidate, .gesture, format: .getevent)
      let alone = Self.replay(
        session, format: .getevent, Self.driver(candidate, .gesture, OutcomeObserver()))
      #expect(recording.b.map { $0.gestures.map { GestureEnd($0) } } == alone.map(\.gestures))
    }
  }

  /// What is said of fields that act after the lift holds on what people do.
  @Test(arguments: Tuning.fields.filter { $0.stage == .afterLift }.map(\.name))
  func aFieldThatActsAfterTheLiftIsSound(_ name: String) throws {
    let field = try #require(Tuning.fields.first { $0.name == name })
    for candidate in Self.others(field) {
      for session in Self.sessions.prefix(12) {
        let recording = Self.pairs(session, candidate, .gesture)
        #expect(recording.pairs.allSatisfy { $0.validity == .sound }, "\(candidate)")
      }
    }
  }

  @Test func aSlopActsUnderTheFinger() {
    let candidate = Tuning.changed { $0.touchSlop = 30 }
    let pairs = Self.sessions.flatMap { Self.pairs($0, candidate, .gesture).pairs }
    #expect(pairs.contains { $0.validity == .atRisk })
    #expect(pairs.allSatisfy { $0.validity != .offPolicy })
  }

  /// Tunings that differ in one field.
  private static func others(_ field: TuningField) -> [Tuning] {
    switch field.domain(in: .uikit) {
    case .alternatives(let tunings): return Array(tunings.prefix(2))
    case .numbers, .wholeNumbers:
      guard let number = field.number(in: .uikit) else { return [] }
      return [field.changed(to: number / 2, in: .uikit), field.changed(to: 0, in: .uikit)]
        .compactMap { $0 }.suffix(1)
    }
  }
}

extension Tuning {
  /// The default tuning with changes.
  static func changed(_ change: (inout Tuning) -> Void) -> Tuning {
    var tuning = Tuning.uikit
    change(&tuning)
    return tuning
  }
}
