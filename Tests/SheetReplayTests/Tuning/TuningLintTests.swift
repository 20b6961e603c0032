import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Each warning fires on a file made for it, and no preset is warned of without a reason.
struct TuningLintTests {
  private static func scene(_ detents: [DetentDescription] = [.medium, .large]) -> Scene {
    var fields = SceneFields()
    fields.sheet.detents = detents
    return fields.resolved()
  }

  private static func warnings(_ json: String, _ scene: Scene = scene()) throws -> [TuningWarning] {
    let bytes = Array(json.utf8)
    let stated = Set(Tuning.fieldLines(json: bytes).keys)
    return TuningLint(try Tuning(json: bytes), stated: stated, scene: scene).warnings
  }

  typealias Row = (kind: TuningWarning.Kind, json: String, field: String?)

  private static let rows: [Row] = [
    (.slopZero, #"{"touchSlop":0}"#, "touchSlop"),
    (.slopLarge, #"{"touchSlop":30.5,"mediumFactor":0.5}"#, "touchSlop"),
    (.tapNever, #"{"tapMaximumDuration":49999}"#, "tapMaximumDuration"),
    (.velocityAlwaysZero, #"{"velocityStaleAfter":16666}"#, "velocityStaleAfter"),
    (
      .velocityAlwaysZero, #"{"velocityEstimator":"leastSquares2(100000,16666)"}"#,
      "velocityEstimator"
    ),
    (.velocityOutlivesRest, #"{"velocityStaleAfter":300001}"#, "velocityStaleAfter"),
    (
      .velocityOutlivesRest, #"{"velocityEstimator":"impulse(100000,300001)"}"#,
      "velocityEstimator"
    ),
    (
      .velocityWindowSmall, #"{"velocityEstimator":"leastSquares(33333)"}"#, "velocityEstimator"
    ),
    (.flickContradiction, #"{"flickSpeed":249}"#, "flickSpeed"),
    (.flickContradiction, #"{"minimumProjectedSpeed":1001}"#, "flickSpeed"),
    (.speedBeyondFingers, #"{"flickSpeed":8001}"#, "flickSpeed"),
    (
      .speedBeyondFingers, #"{"minimumProjectedSpeed":8001,"flickSpeed":0}"#,
      "minimumProjectedSpeed"
    ),
    (.speedBeyondFingers, #"{"dismissVelocityThreshold":8001}"#, "dismissVelocityThreshold"),
    (.flickContradiction, #"{"flickSpeed":300,"minFlingVelocity":301}"#, "flickSpeed"),
    (.speedBeyondClamp, #"{"maxFlingVelocity":999}"#, "flickSpeed"),
    (.speedBeyondClamp, #"{"base":"vaul","maxFlingVelocity":1999}"#, "skipVelocityThreshold"),
    (.projectionBeyondScreen, #"{"decelerationRate":0.9998}"#, "decelerationRate"),
    (.projectionBeyondScreen, #"{"projectionTime":3.5}"#, "projectionTime"),
    (.nudgeLeaves, #"{"positionalThreshold":0}"#, "positionalThreshold"),
    (.nudgeLeaves, #"{"positionalDistance":0}"#, "positionalDistance"),
    (.springRings, #"{"springDampingRatio":0.29}"#, "springDampingRatio"),
    (.springRings, #"{"flickDampingRatio":0.29}"#, "flickDampingRatio"),
    (.settleCutShort, #"{"settleLimit":344}"#, "settleLimit"),
    (.settleJumps, #"{"settleDistance":5.1}"#, "settleDistance"),
    (.attemptAlways, #"{"attemptFraction":0}"#, "attemptFraction"),
    (.attemptUnreachable, #"{"attemptFraction":1}"#, "attemptFraction"),
    (.attemptUnreachable, #"{"attemptFraction":0.8}"#, "attemptFraction"),
    (.attemptUnreachable, #"{"rubberBandCoefficient":0}"#, "attemptFraction"),
    (.attemptUnreachable, #"{"bottomExtentMaximum":0}"#, "attemptFraction"),
    (
      .dismissAlways, #"{"base":"percent-driven","percentDismissThreshold":0}"#,
      "percentDismissThreshold"
    ),
    (
      .dismissUnreachable, #"{"base":"percent-driven","percentDismissThreshold":1}"#,
      "percentDismissThreshold"
    ),
    (.dismissAlways, #"{"dismissVelocityThreshold":0}"#, "dismissVelocityThreshold"),
    (.dismissUnreachable, #"{"dismissalDetent":false}"#, "dismissalDetent"),
    (
      .dismissUnreachable, #"{"dismissalDetent":false,"dismissThreshold":0}"#, "dismissalDetent"
    ),
    (.quietTimeLong, #"{"repanQuietTime":1000001}"#, "repanQuietTime"),
    (.quietTimeLong, #"{"scrollLockTimeout":1000001}"#, "scrollLockTimeout"),
    (.dragNever, #"{"dragsFromHeader":false,"dragsFromContent":false}"#, "dragsFromHeader"),
    (
      .ownerContradiction,
      #"{"expandsBeforeScrolling":"never","scrollsAtDetents":"mostExpanded"}"#,
      "expandsBeforeScrolling"
    ),
    (
      .ownerContradiction, #"{"base":"material","expandsBeforeScrolling":"never"}"#,
      "expandsBeforeScrolling"
    ),
    (.grabberSmall, #"{"grabberTarget":21}"#, "grabberTarget"),
    (.rageEachFailure, #"{"rageCount":1}"#, "rageCount"),
    (.windowZero, #"{"rageWindow":0}"#, "rageWindow"),
    (.windowZero, #"{"regretDetentWindow":0}"#, "regretDetentWindow"),
    (.windowZero, #"{"regretPresentWindow":0}"#, "regretPresentWindow"),
    (
      .noEffect, #"{"handOffToContent":"never","handOffToSheet":"never","handOffHysteresis":9}"#,
      "handOffHysteresis"
    ),
    (.noEffect, #"{"handOffToSheet":"never","collapseMomentum":"carry"}"#, "collapseMomentum"),
    (
      .noEffect,
      #"{"handOffToContent":"never","handOffToSheet":"never","splitsRemainder":false}"#,
      "splitsRemainder"
    ),
    (.noEffect, #"{"base":"pulley","scrollsAtDetents":"mostExpanded"}"#, "scrollsAtDetents"),
    (
      .noEffect, #"{"scrollsAtDetents":"nowhere","scrollLockTimeout":1000}"#, "scrollLockTimeout"
    ),
    (.noEffect, #"{"base":"percent-driven","dragsFromHeader":false}"#, "dragsFromHeader"),
    (.noEffect, #"{"base":"percent-driven","flickSpeed":800}"#, "flickSpeed"),
    (.noEffect, #"{"percentDuration":0.2}"#, "percentDuration"),
    (
      .noEffect, #"{"velocityEstimator":"gestureMean","velocityMinimumInterval":9000}"#,
      "velocityMinimumInterval"
    ),
    (.noEffect, #"{"base":"gorhom","decelerationRate":0.5}"#, "decelerationRate"),
    (.noEffect, #"{"positionalDistance":56,"positionalThreshold":0}"#, "positionalThreshold"),
    (.noEffect, #"{"skipVelocityThreshold":2000}"#, "skipVelocityThreshold"),
    (.noEffect, #"{"base":"pulley","dismissThreshold":0.2}"#, "dismissThreshold"),
    (.noEffect, #"{"dismissFrom":"never","skipsSmallestDetent":true}"#, "skipsSmallestDetent"),
    (.noEffect, #"{"base":"vaul","skipsSmallestDetent":true}"#, "skipsSmallestDetent"),
    (.noEffect, #"{"base":"material","dismissTargetBelow":200}"#, "dismissTargetBelow"),
    (.detentsClose, #"{"mediumFactor":0.98}"#, "mediumFactor"),
    (.detentLow, #"{"mediumFactor":0.05}"#, "mediumFactor"),
  ]

  @Test(arguments: rows)
  func `a file made for a warning has it and no other`(_ row: Row) throws {
    let warnings = try Self.warnings(row.json)
    #expect(warnings.map(\.kind) == [row.kind])
    #expect(warnings.first?.fields.first == row.field)
    let names = Set(Tuning.fields.map(\.name))
    #expect(warnings.allSatisfy { $0.fields.allSatisfy(names.contains) })
  }

  @Test func `every warning has a file`() {
    #expect(Set(Self.rows.map(\.kind)) == Set(TuningWarning.Kind.allCases))
  }

  @Test(arguments: [
    ("nothing is stated", "{}"), ("never handed over", #"{"handOffToContent":"never"}"#),
    ("a flick at the limit", #"{"flickSpeed":250}"#),
    ("every release is a flick", #"{"flickSpeed":0,"minimumProjectedSpeed":0}"#),
    ("as fast as fingers", #"{"flickSpeed":8000}"#),
    ("limits themselves", #"{"touchSlop":30,"repanQuietTime":1000000,"grabberTarget":22}"#),
    (
      "content scrolls before the sheet grows",
      #"{"expandsBeforeScrolling":"never","scrollsAtDetents":"all"}"#
    ),
    ("content alone drags", #"{"dragsFromHeader":false,"scrollLockTimeout":1000000}"#),
    ("far and still on the screen", #"{"decelerationRate":0.9997}"#),
    ("no drag is a tap anyway", #"{"touchSlop":8,"settleLimit":345}"#),
  ])
  func `what can be meant has no warning`(_ name: String, _ json: String) throws {
    #expect(try Self.warnings(json).isEmpty)
  }

  @Test func `detents of the scene are held against the finger`() throws {
    let near = Self.scene([
      DetentDescription(id: "a", height: .fixed(300)),
      DetentDescription(id: "b", height: .fixed(319.9)), .large,
    ])
    let warnings = try Self.warnings("{}", near)
    #expect(
      warnings.map(\.text) == [
        "detent a of 300 pt and detent b of 319.9 pt lie within the noise of a finger"
      ])
    #expect(warnings.first?.fields == [])
    #expect(warnings.first?.advice == "move them 20 pt or more apart")
    #expect(try Self.warnings(#"{"touchSlop":18}"#, near).first?.advice.contains("36 pt") == true)
    #expect(
      try Self.warnings("{}", Self.scene([DetentDescription(id: "a", height: .fixed(43))]))
        .map(\.kind) == [.detentLow])
  }

  /// Warnings of presets that are meant; each with its reason.
  private static let meant: [TuningPreset: [TuningWarning.Kind: String]] = [:]

  @Test(arguments: TuningPreset.allCases)
  func `a preset is warned of only with a reason`(_ preset: TuningPreset) {
    let tuning = preset.tuning
    let lint = TuningLint(
      tuning, stated: TuningLint.changedFields(of: tuning), scene: Self.scene())
    let reasons = Self.meant[preset] ?? [:]
    #expect(Set(lint.warnings.map(\.kind)) == Set(reasons.keys), "\(lint.warnings)")
  }

  /// What is said to have no effect has none, on sessions of all kinds.
  @Test(arguments: [
    "{}", #"{"base":"percent-driven"}"#, #"{"velocityEstimator":"platformStale"}"#,
    #"{"velocityEstimator":"leastSquares2"}"#, #"{"velocityEstimator":"impulse"}"#,
    #"{"velocityEstimator":"weightedPairs"}"#, #"{"velocityEstimator":"gestureMean"}"#,
    #"{"handOffToContent":"never","handOffToSheet":"never"}"#, #"{"dragsFromContent":false}"#,
    #"{"scrollsAtDetents":"nowhere"}"#, #"{"handOffToSheet":"never","collapseMomentum":"carry"}"#,
    #"{"base":"overlay-container","dismissFrom":"never"}"#, #"{"projectionTime":0.2}"#,
    #"{"positionalDistance":56}"#, #"{"dismissFrom":"never"}"#,
    #"{"base":"pan-modal","dismissFrom":"never"}"#,
    #"{"base":"material","dismissFrom":"never"}"#,
    #"{"base":"react-spring","dismissFrom":"never"}"#, #"{"base":"vaul","dismissFrom":"never"}"#,
    #"{"base":"fitted-sheets","dismissFrom":"never"}"#,
  ])
  func `a field without effect changes nothing`(_ json: String) throws {
    let tuning = try Tuning(json: Array(json.utf8))
    let idle = TuningLint(tuning, stated: [], scene: Self.scene()).idleFieldNames
    #expect(!idle.isEmpty)
    for name in idle {
      let field = try #require(Tuning.fields.first { $0.name == name })
      for changed in Self.others(field, tuning) {
        for seed in 0..<40 { Self.expectSameCourse(tuning, changed, seed: UInt64(seed), name) }
      }
    }
  }

  /// Tunings that differ in one field alone.
  private static func others(_ field: TuningField, _ tuning: Tuning) -> [Tuning] {
    switch field.domain(in: tuning) {
    case .alternatives(let tunings) where !tunings.isEmpty: Array(tunings.prefix(2))
    case .alternatives, .numbers, .wholeNumbers:
      [0, 1].compactMap { field.changed(to: $0, in: tuning) }
    }
  }

  private static func expectSameCourse(
    _ first: Tuning, _ second: Tuning, seed: UInt64, _ name: String
  ) {
    var trace = RandomTrace(seed: seed)
    let scene = trace.scene()
    var a = SheetEngine(scene: scene, tuning: first, startsPresented: true)
    var b = SheetEngine(scene: scene, tuning: second, startsPresented: true)
    for event in trace.events(120) {
      a.handle(event)
      b.handle(event)
      guard a.step.y == b.step.y, a.step.contentOffset == b.step.contentOffset,
        a.step.owner == b.step.owner, a.step.phaseAfter == b.step.phaseAfter
      else {
        Issue.record("seed \(seed): \(name) changes something")
        return
      }
    }
  }
}
