import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// The same releases under each sheet: where they differ most.
struct SharpDifferenceTests {
  static let presets: [TuningPreset] = [
    .floatingPanel, .panModal, .fittedSheets, .overlayContainer, .pulley, .gorhom, .vaul,
    .smoothSheets, .material, .composeMaterial3, .flutterDraggable, .reactSpring,
  ]

  @Test(arguments: SharpRelease.all)
  func `each sheet settles the release as its row says`(_ release: SharpRelease) {
    for (preset, expected) in zip(Self.presets, release.expected) {
      let decision = release.decision(under: preset)
      let name = SharpRelease.name(decision.target.y)
      #expect(name == expected, "\(preset.rawValue) by \(decision.rule.id)")
    }
  }

  @Test(.enabled(if: SharedFolder.exists, "needs the folder of test values"))
  func `the rows are those of the sheet rules`() throws {
    let document = try SharedFolder.text("sheet-rules.md")
    let rows = document.split(separator: "\n").suffix(20)
      .filter { $0.hasPrefix("| M") || $0.hasPrefix("| S") || $0.hasPrefix("| L") }
      .map { row in row.split(separator: "|").map { $0.filter { $0 != " " } } }
    #expect(rows.map { Array($0.dropFirst()) } == SharpRelease.all.map(\.expected))
  }
}

/// A release in a container of 800 pt with detents of 200, 400 and 760 pt.
struct SharpRelease: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The height of the detent that it starts at, and how far up it goes.
  let start: Double
  let move: Double
  /// Upwards.
  let velocity: Double
  /// How long it takes under vaul, which takes the mean of the whole drag.
  let seconds: Double
  let expected: [String]

  private init(
    _ description: String, _ start: Double, _ move: Double, _ velocity: Double, _ seconds: Double,
    _ expected: String
  ) {
    testDescription = description
    self.start = start
    self.move = move
    self.velocity = velocity
    self.seconds = seconds
    self.expected = expected.split(separator: " ").map { String($0) }
  }

  static let all: [SharpRelease] = [
    SharpRelease("a little up at rest", 400, 10, 0, 0.3, "M S L M M M M M M M M M"),
    SharpRelease("60 pt up at rest", 400, 60, 0, 0.6, "M S L M L M M M M L M M"),
    SharpRelease("40 % of the gap at rest", 400, 144, 0, 0.8, "M L L M L M M M L L M M"),
    SharpRelease("slowly up", 400, 40, 350, 0.15, "L L L M L M M L L L L M"),
    SharpRelease("fast up from the smallest", 200, 80, 2500, 0.06, "M L L L L L M M M M M L"),
    SharpRelease("down from the largest", 760, -60, -1000, 0.1, "M S M M S M M M M M M M"),
    SharpRelease("fast down", 760, -120, -2500, 0.08, "M S S X S S M M M M M S"),
    SharpRelease("down from the smallest", 200, -30, -600, 0.1, "S X S S S X S S S X S S"),
    SharpRelease("fast out", 200, -60, -1500, 0.08, "X X X S S X X S X X S X"),
    SharpRelease("up and back", 400, 150, -600, 0.6, "M S L M S M M S M L M L"),
    SharpRelease("down and up again", 400, -150, 600, 0.6, "M L S M L M S M M S M S"),
    SharpRelease("slowly down", 760, -60, -100, 0.5, "L L M L M L L M M M M L"),
  ]

  func decision(under preset: TuningPreset) -> Release.Decision {
    let tuning = preset.tuning
    let heights = [760.0, 400, 200]
    var candidates = Release.Candidates()
    for (index, height) in heights.enumerated() {
      candidates.append(
        Release.Candidate(detent: DetentID(index: Int16(index)), y: 800 - height))
    }
    let mean = 0 - move / seconds
    let v = tuning.velocityEstimator == .gestureMean ? mean : 0 - velocity
    var lift = Release.Lift(u: 800 - start - move, velocity: v, height: 800)
    lift.translation = 0 - move
    lift.current = heights.firstIndex(of: start)
    lift.mayDismiss = tuning.dismissFrom != .never
    if lift.mayDismiss, tuning.dismissalDetent, tuning.settlePolicy == .parameters {
      candidates.append(Release.Candidate(detent: nil, y: 800))
    }
    return Release.decision(lift, among: candidates, tuning: tuning)
  }

  static func name(_ y: Double) -> String {
    switch y {
    case 40: "L"
    case 400: "M"
    case 600: "S"
    default: "X"
    }
  }
}
