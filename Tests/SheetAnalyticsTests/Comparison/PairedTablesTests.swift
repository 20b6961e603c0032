import SheetAnalytics
import SheetReplay
import TestSupport
import Testing
import TouchTraces

@Suite struct PairedTablesTests {
  /// Recordings whose gestures end at random under each tuning.
  private static func recordings(_ count: Int, seed: UInt64) -> [PairedRecording] {
    let b = SampleSessions.mixture(count, seed: seed &+ 1000)
    var random = SeededGenerator(seed: seed)
    return SampleSessions.mixture(count, seed: seed).enumerated().map { number, a in
      var other = b[number]
      other.user = a.user
      other.labels = a.labels
      other.status = a.status
      let pairs = a.gestures.enumerated().map { place, gesture in
        GesturePair(
          presentation: 1, a: gesture,
          b: place < other.gestures.count ? other.gestures[place] : nil,
          validity: [.sound, .atRisk, .offPolicy].randomElement(using: &random) ?? .sound)
      }
      return PairedRecording(a: [a], b: [other], pairs: pairs, baselineMismatches: number % 3)
    }
  }

  private static func tables(
    _ recordings: some Sequence<(offset: Int, element: PairedRecording)>
  ) throws -> PairedTables {
    var tables = PairedTables(groupBy: ["app"])
    for (number, recording) in recordings { try tables.add(recording, named: "s\(number)") }
    return tables
  }

  /// Everything that can be asked of tables.
  private static func text(_ tables: PairedTables) throws -> String {
    let metrics = try tables.metrics(anchor: .session) + tables.metrics(anchor: .gesture)
    return metrics.map { "\($0.name) \($0.group) \($0.evidence) \($0.validity)\n" }.joined()
      + "\(try tables.validity()) \(tables.baselineMismatches)"
  }

  @Test(arguments: 1...6) func `any order and partition gives the same`(seed: UInt64) throws {
    let recordings = Array(Self.recordings(40, seed: seed).enumerated())
    let whole = try Self.text(try Self.tables(recordings))
    var random = SeededGenerator(seed: seed)
    #expect(try Self.text(try Self.tables(recordings.shuffled(using: &random))) == whole)
    var parts = [PairedTables](repeating: PairedTables(groupBy: ["app"]), count: 4)
    for (number, recording) in recordings {
      let part = Int.random(in: 0..<parts.count, using: &random)
      try parts[part].add(recording, named: "s\(number)")
    }
    var merged = PairedTables(groupBy: ["app"])
    for part in parts.shuffled(using: &random) { try merged.merge(part) }
    #expect(try Self.text(merged) == whole)
  }

  @Test func `exchanged tunings exchange the sums`() throws {
    let recordings = Self.recordings(40, seed: 7).map { recording in
      var recording = recording
      recording.pairs.removeAll { $0.b == nil }
      return recording
    }
    let exchanged = recordings.map { recording in
      PairedRecording(
        a: recording.b, b: recording.a,
        pairs: recording.pairs.compactMap { pair in
          pair.b.map { GesturePair(presentation: 1, a: $0, b: pair.a, validity: pair.validity) }
        }, baselineMismatches: recording.baselineMismatches)
    }
    let forward = try Self.tables(recordings.enumerated()).metrics(anchor: .gesture)
    let backward = try Self.tables(exchanged.enumerated()).metrics(anchor: .gesture)
    #expect(forward.count == backward.count)
    for (metric, other) in zip(forward, backward) {
      #expect(metric.evidence == other.evidence.exchanged, Comment(rawValue: metric.name))
    }
  }

  @Test func `pairs are counted by user, those at risk beside`() throws {
    let settled = SampleSessions.gesture(.settled)
    let dismissed = SampleSessions.gesture(.dismissed, dismissal: .swipe)
    let pairs = [
      GesturePair(presentation: 1, a: settled, b: settled, validity: .sound),
      GesturePair(presentation: 1, a: settled, b: dismissed, validity: .atRisk),
      GesturePair(presentation: 1, a: dismissed, b: dismissed, validity: .sound),
      GesturePair(presentation: 1, a: dismissed, b: settled, validity: .sound),
    ]
    let metric = try Self.metric("interactive_dismiss_rate", pairs)
    let counts = PairCounts(both: 1, onlyA: 1, onlyB: 1, neither: 1)
    let risk = PairCounts(both: 0, onlyA: 0, onlyB: 1, neither: 0)
    #expect(metric.evidence == .pairs([UserPairs(user: "u1", counts: counts, atRisk: risk)]))
    #expect(metric.validity.sound == 3)
    #expect(metric.validity.atRisk == 1)
  }

  @Test func `a tuning that changes the denominator makes a ratio of a rate`() throws {
    let lifted = SampleSessions.gesture(.settled)
    let outside = SampleSessions.gesture(.settled, on: .outside)
    let pairs = [GesturePair(presentation: 1, a: lifted, b: outside, validity: .sound)]
    let metric = try Self.metric("interactive_dismiss_rate", pairs)
    let (one, none) = (
      RatioPart(numerator: 0, denominator: 1), RatioPart(numerator: 0, denominator: 0)
    )
    #expect(metric.evidence == .ratio([UserRatio(user: "u1", a: one, b: none)]))
    #expect(metric.validity.total == 1)
  }

  @Test func `in a free run every rate is a ratio, and the gesture anchor has no sessions`() throws
  {
    let tables = try Self.tables(Self.recordings(20, seed: 3).enumerated())
    for metric in try tables.metrics(anchor: .session) {
      if case .pairs = metric.evidence { Issue.record("\(metric.name)") }
      #expect(metric.evidence != .needsSessionAnchor)
    }
    let alone = try tables.metrics(anchor: .gesture)
    #expect(alone.first { $0.name == "dismiss_rate" }?.evidence == .needsSessionAnchor)
    #expect(alone.contains { if case .pairs = $0.evidence { true } else { false } })
  }

  @Test func `measures are summed in whole thousandths`() throws {
    var a = SampleSessions.gesture(.settled)
    a.travel = 1.2345
    a.settleMicroseconds = 400_000
    var b = a
    b.travel = 2
    let still = SampleSessions.gesture(.settled)
    let metric = try Self.metric(
      "travel_mean",
      [
        GesturePair(presentation: 1, a: a, b: b, validity: .atRisk),
        GesturePair(presentation: 1, a: still, b: still, validity: .sound),
        GesturePair(presentation: 1, a: still, b: nil, validity: .offPolicy),
      ])
    #expect(metric.validity.atRisk == 1)
    #expect(metric.validity.total == 1)
    #expect(
      metric.evidence
        == .means([
          UserMeans(
            user: "u1", a: MeasureSum(count: 1, sum: 1235), b: MeasureSum(count: 1, sum: 2000))
        ]))
  }

  private static func metric(_ name: String, _ pairs: [GesturePair]) throws -> PairedMetric {
    let recording = PairedRecording(
      a: [SampleSessions.session(pairs.map(\.a))],
      b: [SampleSessions.session(pairs.compactMap(\.b))], pairs: pairs, baselineMismatches: 0)
    var tables = PairedTables()
    try tables.add(recording, named: "s")
    return try #require(try tables.metrics(anchor: .gesture).first { $0.name == name })
  }
}

extension PairedEvidence {
  /// The same with the two tunings exchanged.
  fileprivate var exchanged: PairedEvidence {
    switch self {
    case .pairs(let users):
      .pairs(
        users.map {
          UserPairs(user: $0.user, counts: $0.counts.exchanged, atRisk: $0.atRisk.exchanged)
        })
    case .ratio(let users): .ratio(users.map { UserRatio(user: $0.user, a: $0.b, b: $0.a) })
    case .means(let users): .means(users.map { UserMeans(user: $0.user, a: $0.b, b: $0.a) })
    case .dwell(let users): .dwell(users.map { UserVisits(user: $0.user, a: $0.b, b: $0.a) })
    case .counts(let a, let b): .counts(a: b, b: a)
    case .needsSessionAnchor: .needsSessionAnchor
    }
  }
}

extension PairCounts {
  fileprivate var exchanged: PairCounts {
    PairCounts(both: both, onlyA: onlyB, onlyB: onlyA, neither: neither)
  }
}
