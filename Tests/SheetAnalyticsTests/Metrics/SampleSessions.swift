import SheetAnalytics
import SheetReplay
import TestSupport
import TouchTraces

/// Sessions made up for tests.
enum SampleSessions {
  /// A session of `seconds` at one detent in which nothing happened.
  static func quiet(
    user: String? = "u1", seconds: Int64 = 10, detent: String = "medium", labels: [Label] = []
  ) -> SessionResult {
    var row = SessionRow(durationMicroseconds: seconds * 1_000_000)
    row.presentation = PresentationFacts(firstDetent: detent)
    var result = SessionResult(recordingID: nil, session: row)
    result.user = user
    result.labels = labels
    result.timeShares = [TimeShare(detent: detent, microseconds: seconds * 1_000_000)]
    result.dwells = [
      visit(1, detent, from: 0, to: seconds * 1_000_000, leftBy: .end)
    ]
    return result
  }

  /// A session with gestures only.
  static func session(user: String? = "u1", _ gestures: [GestureRow]) -> SessionResult {
    var result = quiet(user: user)
    result.gestures = gestures
    return result
  }

  /// A visit.
  static func visit(
    _ number: Int, _ detent: String, from enter: Int64, to leave: Int64,
    leftBy: VisitExit, age: Int64? = 0
  ) -> DwellRow {
    var row = DwellRow(
      number: number, detent: detent, enterMicroseconds: enter, leaveMicroseconds: leave,
      enteredBy: .start, leftBy: leftBy)
    row.entryMicroseconds = age
    row.censored = leftBy == .end
    return row
  }

  /// A gesture of which only the stated is known.
  static func gesture(
    _ outcome: GestureOutcome, on target: TouchTarget = .header,
    _ traits: GestureTraits = [.recognised, .sheetDrag], _ metrics: GestureMetrics = [],
    dismissal: DismissalCause? = nil, toContent: Int = 0, toSheet: Int = 0,
    intent: GestureIntent? = nil, observed: ObservedOutcome? = nil
  ) -> GestureRow {
    var row = GestureRow(
      number: 1, startMicroseconds: 0, endMicroseconds: 1, target: target,
      fromDetent: "medium", toDetent: outcome == .dismissed ? nil : "medium", outcome: outcome)
    row.traits = traits
    row.metrics = metrics
    row.dismissal = dismissal
    row.handOffsToContent = toContent
    row.handOffsToSheet = toSheet
    row.intent = intent
    row.observed = observed
    return row
  }

  /// `count` sessions of a seeded mixture of users, labels, gestures and visits.
  static func mixture(_ count: Int, seed: UInt64) -> [SessionResult] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in mixed(&random) }
  }

  private static func mixed(_ random: inout SeededGenerator) -> SessionResult {
    let user = Int.random(in: 0..<8, using: &random)
    let app = ["5.1", "5.2", "caf\u{E9}", "cafe\u{301}"].randomElement(using: &random) ?? ""
    var result = quiet(
      user: user == 0 ? nil : "u\(user)", seconds: Int64.random(in: 1...40, using: &random),
      labels: user == 3 ? [] : [Label(name: "app", value: app)])
    result.gestures = (0..<Int.random(in: 0..<6, using: &random)).map { _ in
      gesture(
        GestureOutcome.allCases.randomElement(using: &random) ?? .open,
        on: TouchTarget.allCases.randomElement(using: &random) ?? .header,
        GestureTraits(rawValue: UInt16.random(in: 0..<4096, using: &random)),
        GestureMetrics(rawValue: UInt16.random(in: 0..<512, using: &random)),
        dismissal: DismissalCause.allCases.randomElement(using: &random),
        toContent: Int.random(in: 0..<3, using: &random),
        toSheet: Int.random(in: 0..<3, using: &random),
        intent: GestureIntent.allCases.randomElement(using: &random))
    }
    result.session.handOffsToContent = Int.random(in: 0..<3, using: &random)
    result.session.presentation?.rageDrags = Int.random(in: 0..<2, using: &random)
    if Bool.random(using: &random) { result.session.presentation?.outcome = .dismissed }
    result.regrets.observed = 3
    result.regrets.undone = Int.random(in: 0...3, using: &random)
    result.dwells = visits(&random)
    return result
  }

  private static func visits(_ random: inout SeededGenerator) -> [DwellRow] {
    var time: Int64 = 0
    return (1...Int.random(in: 1...4, using: &random)).map { number in
      let leave = time + Int64.random(in: 0...5_000_000, using: &random)
      defer { time = leave }
      let detent = ["large", "medium"].randomElement(using: &random) ?? ""
      let leftBy = VisitExit.allCases.randomElement(using: &random) ?? .end
      let ages: [Int64?] = [0, 0, nil, 700_000]
      return visit(
        number, detent, from: time, to: leave, leftBy: leftBy,
        age: ages.randomElement(using: &random) ?? 0)
    }
  }
}
