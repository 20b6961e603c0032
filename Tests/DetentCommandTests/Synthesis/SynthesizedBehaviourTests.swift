import DetentCommand
import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// What 400 sessions show once they are replayed.
@Suite("Synthesized behaviour")
struct SynthesizedBehaviourTests {
  private static let observed = Observed()

  @Test("gestures have every outcome", arguments: GestureOutcome.allCases)
  func outcomes(outcome: GestureOutcome) {
    #expect(Self.observed.outcomes[outcome, default: 0] >= 8, "\(outcome)")
  }

  @Test("touches are handed over both ways", arguments: [HandOffDirection.toContent, .toSheet])
  func handOffs(direction: HandOffDirection) {
    #expect(Self.observed.handOffs[direction, default: 0] >= 15)
  }

  @Test("sheets are dismissed in every way", arguments: DismissalCause.allCases)
  func dismissals(cause: DismissalCause) {
    #expect(Self.observed.dismissals[cause, default: 0] >= 3)
  }

  @Test(
    "the rules that people meet are met",
    arguments: [
      Rule.a01, .a02, .a03, .a04, .a05, .a06, .a07, .a08, .a09, .a10, .a11, .a12, .a13, .a14, .a17,
      .a19, .a20, .a30, .d01, .d02, .d03, .d04, .d05, .d07, .e01, .e03, .e08, .e09, .e10, .e11,
      .e17, .e20, .e21, .e24, .e25, .e27, .h01, .h02, .s01, .s02, .s03, .s05, .s08, .s10,
    ])
  func rules(rule: Rule) {
    #expect(Self.observed.rules[rule, default: 0] > 0)
  }

  @Test("refused people pull three times within three seconds")
  func rage() {
    #expect(Self.observed.rageSessions >= 5)
  }

  @Test("the engine's invariants hold after each event")
  func invariants() {
    #expect(Self.observed.violations == [])
  }

  @Test("some recordings end in mid touch, without a lift and without an end")
  func truncation() {
    #expect((8...60).contains(Self.observed.openRecordings))
  }

  @Test("labelled intentions precede the gestures they label")
  func intentions() {
    #expect(Set(Self.observed.intents) == Set(GestureIntent.allCases))
  }
}

/// Counts over the replay of a corpus.
private struct Observed {
  var outcomes: [GestureOutcome: Int] = [:]
  var handOffs: [HandOffDirection: Int] = [:]
  var dismissals: [DismissalCause: Int] = [:]
  var rules: [Rule: Int] = [:]
  var intents: [GestureIntent] = []
  var rageSessions = 0
  var openRecordings = 0
  var violations: [String] = []

  init() {
    for session in SynthesizedCorpus.sessions { add(session) }
  }

  private mutating func add(_ session: SynthesizedSession) {
    var engine = SheetEngine(
      scene: session.header.scene.resolved(), tuning: Tuning(),
      startsPresented: session.events.first?.action != .present(animated: true))
    var refusals: [Timestamp] = []
    let isOpen = session.events.last?.action != .end
    if isOpen { openRecordings += 1 }
    let end = session.events.last.map { TraceEvent(time: $0.time, action: .end) }
    for event in session.events + (isOpen ? [end].compactMap(\.self) : []) {
      let step = engine.answer(to: event)
      if event.action != .end, let violation = engine.checkInvariants() {
        violations.append("\(session.header.id ?? "") \(event.time.microseconds): \(violation)")
      }
      for index in 0..<step.rules.count { rules[step.rules[index], default: 0] += 1 }
      for index in 0..<step.records.count {
        switch step.records[index] {
        case .gestureEnded:
          guard let gesture = step.gesture else { break }
          outcomes[gesture.outcome, default: 0] += 1
          if gesture.traits.contains(.refusedAttempt) { refusals.append(gesture.end) }
        case .handOff(let record): handOffs[record.direction, default: 0] += 1
        case .dismissalBegan(let record): dismissals[record.cause, default: 0] += 1
        default: break
        }
      }
      if case .intent(let intent) = event.action { intents.append(intent) }
    }
    let isRage = zip(refusals, refusals.dropFirst(2)).contains { $1.since($0) <= 3_000_000 }
    if isRage { rageSessions += 1 }
  }
}
