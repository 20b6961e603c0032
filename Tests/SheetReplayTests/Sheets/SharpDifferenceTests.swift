import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// The same releases under each sheet: where they differ most.
struct SharpDifferenceTests {
  @Test(arguments: SharpRelease.all)
  func `each sheet settles the release as its row says`(_ release: SharpRelease) {
    for (preset, expected) in zip(SharpRelease.presets, release.expected) {
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

extension SharpRelease {
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
