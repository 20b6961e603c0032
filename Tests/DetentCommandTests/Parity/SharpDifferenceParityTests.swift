import DetentCommand
import Foundation
import SheetReplay
import TestSupport
import Testing

/// The sharp differences between sheets, by fingers instead of numbers: traces made for each of
/// the releases give the outcomes of the table through the whole program.
@Suite struct SharpDifferenceParityTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    for preset in SharpRelease.presets {
      try scratch.write(
        "\(preset.rawValue).json",
        #"{"base":"\#(preset.rawValue)","touchSlop":0,"dragOrigin":"touchDown","topPadHomeButton":0}"#
      )
    }
  }

  /// A finger on the header: where it has come, up from its touch-down, in seconds after it.
  private struct Path {
    var knots: [(time: Double, up: Double)]
    /// How long it rests before it lifts.
    var rest = 0.0
    /// When it rests on its way.
    var pause: ClosedRange<Double>?

    /// Comes where the end begins, pauses for longer than any estimator looks back, and ends at the
    /// release's speed, or rests there; never beyond the detents, where some sheets forget the finger.
    init(steady release: SharpRelease) {
      guard release.velocity != 0 else {
        knots = [(0, 0), (0.4, release.move)]
        rest = 0.2
        return
      }
      let turns = release.move * release.velocity < 0
      let leg = turns ? release.velocity * 0.05 : release.move
      pause = 0.04...0.3
      knots = [(0, 0), (0.04, release.move - leg), (0.3, release.move - leg)]
      knots.append((0.3 + leg / release.velocity, release.move))
    }

    /// Takes as long as the release's mean speed asks for.
    init(mean release: SharpRelease) {
      knots = [(0, 0), (release.seconds, release.move)]
    }

    /// A sample every 4 ms and at each knot, none while it pauses.
    var samples: [(time: Double, up: Double)] {
      var samples = [knots[0]]
      for (from, to) in zip(knots, knots.dropFirst()) {
        let isPause = pause == from.time...to.time
        let count = isPause ? 1 : max(1, Int(((to.time - from.time) / 0.004).rounded()))
        for place in 1...count {
          let share = Double(place) / Double(count)
          samples.append(
            (from.time + (to.time - from.time) * share, from.up + (to.up - from.up) * share))
        }
      }
      return samples
    }
  }

  private func session(_ release: SharpRelease, _ path: Path, id: Int) -> String {
    let names = [200.0: "S", 400: "M", 760: "L"]
    var text = """
      {"format":"touch-trace","version":1,"id":"\(id)","screen":{"width":400,"height":800,\
      "scale":2,"safeArea":{"top":0,"bottom":0,"left":0,"right":0}},"sheet":{"detents":[\
      {"id":"S","height":200},{"id":"M","height":400},{"id":"L","height":760}],\
      "selectedDetentIdentifier":"\(names[release.start] ?? "")"}}

      """
    let samples = path.samples
    for (place, sample) in samples.enumerated() {
      let y = 820 - release.start - sample.up
      let (code, target) = place == 0 ? ("began", #",{"target":"header"}"#) : ("moved", "")
      text += "[\(sample.time),\"\(code)\",1,200,\(y)\(target)]\n"
    }
    let last = samples[samples.count - 1]
    let y = 820 - release.start - last.up
    return text + "[\(last.time + path.rest),\"ended\",1,200,\(y)]\n[9,\"end\"]\n"
  }

  /// The outcomes of all releases by preset, as letters.
  private func outcomes(
    _ presets: [TuningPreset], _ path: (SharpRelease) -> Path
  ) throws -> [String: [String]] {
    let sessions = SharpRelease.all.enumerated().map { place, release in
      session(release, path(release), id: 10 + place)
    }
    let file = try scratch.write("a.jsonl", sessions.joined())
    let names = presets.map { scratch.path("\($0.rawValue).json") }
    let program = ProgramRun(
      "parity", file, "--tunings", names.joined(separator: ","), "--out", scratch.path("out"))
    #expect(program.status == .done, "\(program.diagnostics)")
    var outcomes: [String: [String]] = [:]
    for row in CSVRows(try scratch.text("out/parity.csv")).rows {
      let outcome = row["outcome"] == "dismissed" ? "X" : row["outcome"] ?? ""
      outcomes[String((row["tuning"] ?? "").dropLast(5)), default: []].append(outcome)
    }
    return outcomes
  }

  @Test func `fingers at a steady speed give the table`() throws {
    let presets = SharpRelease.presets.filter { $0 != .vaul }
    let outcomes = try outcomes(presets) { Path(steady: $0) }
    for (place, preset) in SharpRelease.presets.enumerated() where preset != .vaul {
      let expected = SharpRelease.all.map { $0.expected[place] }
      #expect(outcomes[preset.rawValue] == expected, "\(preset.rawValue)")
    }
  }

  @Test func `fingers that take so long give vaul's column`() throws {
    let outcomes = try outcomes([.vaul, .material]) { Path(mean: $0) }
    let place = try #require(SharpRelease.presets.firstIndex(of: .vaul))
    #expect(outcomes["vaul"] == SharpRelease.all.map { $0.expected[place] })
  }
}
