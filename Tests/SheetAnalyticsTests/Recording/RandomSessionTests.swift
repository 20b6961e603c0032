import SheetAnalytics
import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Sessions that no person would make must still add up.
@Suite("Random sessions")
struct RandomSessionTests {
  private static let tunings: [Tuning] = {
    var other = Tuning()
    other.handOffToSheet = .sameTouch
    other.settlingTouch = .catchAtTouchDown
    other.multiTouch = .firstTouch
    other.cancelledTouch = .releaseAtRest
    other.detentChangeReportedAt = .settled
    other.changesWhilePresenting = .queued
    other.rotationDuringDrag = .reanchor
    var percent = Tuning()
    percent.settleModel = .percentDriven
    return [Tuning(), other, percent]
  }()

  @Test("time, visits, gestures and callbacks lie inside their session", arguments: 0..<3)
  func wholes(_ variant: Int) {
    for seed in UInt64(0)..<150 {
      for (place, result) in results(seed: seed, tuning: Self.tunings[variant]).enumerated() {
        #expect(result.presentation == place + 1)
        for problem in Self.problems(in: result) {
          Issue.record("seed \(seed), presentation \(result.presentation): \(problem)")
        }
      }
    }
  }

  private func results(seed: UInt64, tuning: Tuning) -> [SessionResult] {
    var trace = RandomTrace(seed: seed)
    var engine = SheetEngine(
      scene: trace.scene(), tuning: tuning, startsPresented: seed % 7 != 0)
    var recorder = SessionRecorder(header: SessionHeader(), engine: engine)
    var results: [SessionResult] = []
    var events = trace.events(250)
    if let last = events.last { events.append(TraceEvent(time: last.time, action: .end)) }
    for event in events {
      recorder.record(engine.answer(to: event), event: event, engine: engine)
      while let result = recorder.takeResult() { results.append(result) }
    }
    recorder.finish()
    while let result = recorder.takeResult() { results.append(result) }
    return results
  }

  /// What does not fit together.
  private static func problems(in result: SessionResult) -> [String] {
    let duration = result.session.durationMicroseconds
    let inside = 0...duration
    let visits = result.dwells.flatMap { [$0.enterMicroseconds, $0.leaveMicroseconds] }
    let facts = result.session.presentation
    let changes = result.regrets.observed + result.regrets.unobserved
    let dismissals = facts?.dismissedBy.map { $0 == .programmatic ? 0 : 1 } ?? 0
    let checks: [(String, Bool)] = [
      ("shares", result.timeShares.reduce(0) { $0 + $1.microseconds } == duration),
      ("visits", visits == visits.sorted() && visits.allSatisfy(inside.contains)),
      ("callbacks", result.callbacks.allSatisfy { inside.contains($0.timeMicroseconds) }),
      ("gestures", result.gestures.allSatisfy { inside.contains($0.endMicroseconds) }),
      ("starts", result.gestures.allSatisfy { inside.contains($0.startMicroseconds) }),
      ("hand-offs", result.handOffs.allSatisfy { inside.contains($0.timeMicroseconds) }),
      ("numbers", result.gestures.map(\.number) == Array(1..<(result.gestures.count + 1))),
      ("owners of hand-offs", result.handOffs.allSatisfy { $0.gesture <= result.gestures.count }),
      ("counted", handOffsAddUp(result)),
      ("ends", result.dwells.dropLast().allSatisfy { $0.leftBy != .end && !$0.censored }),
      ("dismissal", result.gestures.filter { $0.outcome == .dismissed }.count <= 1),
      ("cause", result.gestures.allSatisfy { ($0.outcome == .dismissed) == ($0.dismissal != nil) }),
      ("changes", changes == (facts?.detentChangesUser ?? 0) + dismissals),
      ("undone", result.regrets.undone <= (facts?.regrets ?? 0)),
    ]
    return checks.filter { !$0.1 }.map(\.0)
  }

  private static func handOffsAddUp(_ result: SessionResult) -> Bool {
    result.gestures.allSatisfy { gesture in
      let own = result.handOffs.filter { $0.gesture == gesture.number }
      return own.filter { $0.direction == .toContent }.count == gesture.handOffsToContent
        && own.filter { $0.direction == .toSheet }.count == gesture.handOffsToSheet
    }
  }
}
