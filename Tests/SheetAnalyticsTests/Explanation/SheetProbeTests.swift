import SheetAnalytics
import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// The rules of other sheets carry the numbers that they decided by.
struct SheetProbeTests {
  /// One random drag on the header of a sheet at M of S, M and L, 200, 400 and 760 pt of 800; or on a
  /// sheet that has M alone.
  private static func decisions(seed: UInt64, _ tuning: Tuning) -> [GestureDecision] {
    var generator = SeededGenerator(seed: seed)
    var fields = SceneFields()
    fields.screen.width = 400
    fields.screen.height = 800
    let all = [("S", 200.0), ("M", 400), ("L", 760)]
    let ids = seed % 3 == 0 ? ["M"] : (seed % 3 == 1 ? ["M", "L"] : ["S", "M", "L"])
    fields.sheet.detents = all.filter { ids.contains($0.0) }.map {
      DetentDescription(id: $0.0, height: .fixed($0.1))
    }
    fields.sheet.selectedDetentIdentifier = .set("M")
    fields.sheet.headerHeight = 0
    fields.sheet.isModalInPresentation = seed % 11 == 0
    var trace = TraceBuilder()
    trace.down(y: 420)
    let travel = Double.random(in: -380...360, using: &generator)
    let seconds = Double.random(in: 0.04...0.8, using: &generator)
    trace.move(toY: 420 + travel, over: seconds, samples: 12)
    trace.up(after: [0.008, 0.02, 0.15].randomElement(using: &generator) ?? 0)
    let gestures = WatchedReplay(trace.events, scene: fields.resolved(), tuning: tuning).gestures
    return gestures.flatMap {
      GestureExplainer.explanation(of: $0, depth: .decisions).decisions
    }
  }

  /// Each preset, and what no preset sets.
  private static let tunings: [Tuning] =
    TuningPreset.allCases.map(\.tuning)
    + [
      changed { $0.skipsSmallestDetent = true },
      changed(.material) { $0.skipsSmallestDetent = true },
      changed { $0.dismissTargetBelow = 300 },
      changed {
        $0.dismissVelocityThreshold = 2
        $0.dismissVelocityReference = .containerHeight
        $0.dismissThreshold = 0.3
      },
    ]

  private static func changed(
    _ preset: TuningPreset = .uikit, _ change: (inout Tuning) -> Void
  ) -> Tuning {
    var tuning = preset.tuning
    tuning.dismissFrom = .any
    change(&tuning)
    return tuning
  }

  private static let releaseRules: Set<Rule> = [
    .l01, .l02, .l03, .l04, .l05, .l07, .l08, .l09, .l10, .l11, .l12, .l13, .l14, .l15, .l16, .l17,
    .l18,
  ]

  @Test func `each release rule has its numbers, and they say what it says`() {
    var seen: Set<Rule> = []
    for tuning in Self.tunings {
      for seed in 0..<150 {
        for decision in Self.decisions(seed: UInt64(seed), tuning) {
          guard let rule = decision.rule else { continue }
          for comparison in decision.comparisons { Self.expectTrue(comparison, rule, seed) }
          guard Self.isOfSheets(rule) else { continue }
          seen.insert(rule)
          #expect(decision.comparisons.isEmpty == (rule == .l06), "\(rule.id), seed \(seed)")
        }
      }
    }
    #expect(seen == Self.releaseRules.union([.l06]))
  }

  private static func isOfSheets(_ rule: Rule) -> Bool { rule.id.hasPrefix("L") }

  private static func expectTrue(_ comparison: Comparison, _ rule: Rule, _ seed: Int) {
    switch comparison {
    case .threshold(let threshold):
      let (value, limit) = (threshold.value, threshold.limitValue)
      let holds =
        switch threshold.relation {
        case .lessThan: value < limit
        case .atMost: value <= limit
        case .atLeast: value >= limit
        case .moreThan: value > limit
        }
      #expect(holds && value.isFinite && limit.isFinite, "\(rule.id), seed \(seed): \(threshold)")
    case .nearest(let choice):
      guard let runnerUp = choice.runnerUp else { return }
      let distance = abs(choice.nearest.y - choice.projected)
      #expect(distance <= abs(runnerUp.y - choice.projected), "\(rule.id), seed \(seed)")
    }
  }

  typealias Row = (
    rule: Rule, tuning: Tuning, way: Double, seconds: Double, quantity: ComparedQuantity,
    value: Double, limit: ComparisonLimit, limitValue: Double
  )

  /// Even drags from M, at 400 of 800 pt; 0 seconds are a slow drag that ends at rest.
  private static let rows: [Row] = [
    (.l03, preset(.floatingPanel), -90, 0, .projectedShare, 0.25, .positionalThreshold, 0.5),
    (.l02, preset(.floatingPanel), -270, 0, .projectedShare, 0.75, .positionalThreshold, 0.5),
    (.l02, preset(.composeMaterial3), -60, 0, .projectedWay, 60, .positionalDistance, 56),
    (
      .l04, preset(.floatingPanel), 100, 0.04, .distancesPerSecond, 6.25, .dismissVelocityThreshold,
      5.5
    ),
    (
      .l04, preset(.overlayContainer), 100, 0.04, .releaseVelocity, 2500, .dismissVelocityThreshold,
      2400
    ),
    (.l05, preset(.vaul), 250, 0, .dragTravel, 250, .dismissThreshold, 100),
    (.l07, preset(.fittedSheets), -20, 0, .dragTravel, -20, .nothing, 0),
    (.l08, preset(.pulley), -60, 0, .projectedWay, 60, .positionalDistance, 20),
    (.l09, preset(.material), -40, 0.1, .releaseVelocity, -400, .nothing, 0),
    (.l10, preset(.panModal), -40, 0.1, .releaseSpeed, 400, .flickSpeed, 300),
  ]

  private static func preset(_ preset: TuningPreset) -> Tuning {
    var tuning = preset.tuning
    tuning.touchSlop = 0
    tuning.dragOrigin = .touchDown
    tuning.topPadHomeButton = 0
    return tuning
  }

  @Test(arguments: rows)
  func `a rule names what it held against what`(_ row: Row) throws {
    var fields = SceneFields()
    fields.screen.width = 400
    fields.screen.height = 800
    let heights = row.tuning.settlePolicy == .vaul ? [400.0] : [200, 400, 760]
    fields.sheet.detents = heights.map { DetentDescription(id: "\(Int($0))", height: .fixed($0)) }
    fields.sheet.selectedDetentIdentifier = .set("400")
    var trace = TraceBuilder()
    trace.down(y: 420)
    trace.move(toY: 420 + row.way, over: row.seconds == 0 ? 2 : row.seconds, samples: 10)
    trace.up(after: row.seconds == 0 ? 0.2 : 0)
    let gesture = try #require(
      WatchedReplay(trace.events, scene: fields.resolved(), tuning: row.tuning).gestures.last)
    let decisions = GestureExplainer.explanation(of: gesture, depth: .decisions).decisions
    guard
      case .threshold(let found)? = decisions.last(where: { $0.rule == row.rule })?
        .comparisons.first
    else {
      Issue.record("\(row.rule.id) decided nothing: \(decisions.compactMap { $0.rule?.id })")
      return
    }
    #expect(found.quantity == row.quantity && found.limit == row.limit)
    #expect(abs(found.value - row.value) < 1e-6 * abs(row.value) + 1e-9, "\(found.value)")
    #expect(found.limitValue == row.limitValue)
  }

  typealias Terms = (ComparedQuantity, ComparisonLimit)

  /// The decisions of a finger that scrolls content at `offset` down, pauses, and drags once more.
  @Test(arguments: [
    (
      Rule.l21, TuningPreset.floatingPanel, 100.0, -40.0,
      [
        Terms(.edge, .largestDetent), (.contentOffset, .contentTop),
      ]
    ),
    (.l22, .material, 100, -40, [(.edge, .largestDetent), (.contentOffset, .contentTop)]),
    (.l23, .vaul, 10, 20, [(.sinceContentScroll, .scrollLockTimeout)]),
    (.l20, .pulley, 100, -40, []), (.l24, .uikit, 0, -40, []), (.l25, .uikit, 0, -40, []),
  ])
  func `a rule of ownership names what it looked at`(
    _ rule: Rule, _ preset: TuningPreset, _ offset: Points, _ way: Points, _ terms: [Terms]
  ) {
    var fields = SceneFields()
    fields.sheet.detents = [.medium, .large]
    var content = ContentFields()
    content.height = .set(4000)
    content.offset = offset
    fields.content = .set(content)
    var tuning = preset.tuning
    tuning.dragsFromHeader = rule != .l24
    if rule == .l25 { tuning.scrollsAtDetents = .nowhere }
    var trace = TraceBuilder()
    for _ in 0..<2 {
      trace.down(y: 600, target: rule == .l24 ? .header : .content)
      trace.move(toY: 600 + way, over: 0.04, samples: 4)
      trace.up(after: 0.02)
    }
    let gestures = WatchedReplay(trace.events, scene: fields.resolved(), tuning: tuning).gestures
    let decisions = gestures.flatMap {
      GestureExplainer.explanation(of: $0, depth: .decisions).decisions
    }
    guard let decision = decisions.last(where: { $0.rule == rule }) else {
      Issue.record("\(rule.id) decided nothing: \(decisions.compactMap { $0.rule?.id })")
      return
    }
    let found = decision.comparisons.compactMap { comparison -> String? in
      guard case .threshold(let threshold) = comparison else { return nil }
      return "\(threshold.quantity) \(threshold.limit)"
    }
    #expect(found == terms.map { "\($0.0) \($0.1)" })
    for comparison in decision.comparisons { Self.expectTrue(comparison, rule, 0) }
  }
}
