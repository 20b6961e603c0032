import DetentCommand
import SheetReplay
import TestSupport
import Testing

/// Neighbours of a sweep share sheets for as long as these do the same.
@Suite struct SweepSharingTests {
  private let scratch: ScratchFolder
  private let folder: String

  init() throws {
    scratch = try ScratchFolder()
    folder = try CheckCorpus.write(to: scratch, users: 2, sessions: 6, perFile: 6)
  }

  /// The rows of a sweep without the cells of its fields.
  private func rows(
    _ arguments: [String], fields: Int, of input: String? = nil
  ) throws -> [Substring] {
    let program = ProgramRun(
      ["sweep", input ?? folder, "--force", "--quiet", "--out", scratch.path("out")] + arguments)
    try #require(program.status == .done, "\(program.diagnostics)")
    return try scratch.text("out/sweep.csv").split(separator: "\n").dropFirst().map { line in
      line.split(separator: ",", maxSplits: fields, omittingEmptySubsequences: false)[fields]
    }
  }

  /// Values around the default, 0 among them where it is allowed.
  private func range(of field: TuningField, in tuning: Tuning) -> String? {
    var steps = [100, 0.125, 1]
    if let number = field.number(in: tuning), number > 0 { steps = [number / 4, number / 8] }
    for step in steps {
      for first in 0...1 {
        for step in [step, max(step.rounded(), 1)] {
          let values = (first...7).map { (Double($0) * step * 1e9).rounded() / 1e9 }
          guard values.allSatisfy({ field.changed(to: $0, in: tuning) != nil }) else { continue }
          return "\(field.name)=\(values[0]):\(values[values.count - 1]):\(step)"
        }
      }
    }
    return nil
  }

  /// With a field of one value behind it, each value of the first is a run of its own: nothing is
  /// shared.
  @Test(arguments: Tuning.fields.filter(\.isNumber).map(\.name))
  func sharingASheetChangesNothing(_ name: String) throws {
    let field = try #require(Tuning.fields.first { $0.name == name })
    let other = name == "rageCount" ? "settleLimit=10000:10000:1" : "rageCount=3:3:1"
    for (preset, anchor) in [(TuningPreset.uikit, "gesture"), (.gorhom, "session")] {
      let vary = range(of: field, in: preset.tuning)
      let options = [
        "--anchor", anchor, "--tuning", preset.rawValue, "--vary", try #require(vary),
      ]
      let shared = try rows(options, fields: 1)
      let alone = try rows(options + ["--vary", other], fields: 2)
      let isAlike = shared == alone
      #expect(isAlike, "\(preset), \(anchor)")
    }
  }

  /// An interval of 16 ms sees the finger at 187.5 pt/s, those of 8 and 24 ms at 250.
  @Test func anIntervalThatSelectsSamplesIsNotShared() throws {
    let trace = try scratch.write(
      "in/interval.jsonl",
      """
      {"format":"touch-trace","version":1,"sheet":{"detents":["medium","large"]}}
      [1,"began",1,200,660]
      [1.05,"moved",1,200,640]
      [1.2,"moved",1,200,610]
      [1.208,"moved",1,200,607]
      [1.216,"moved",1,200,606]
      [1.224,"moved",1,200,604]
      [1.23,"ended",1,200,604]
      [4,"end"]

      """)
    let tuning = try scratch.write("t.json", #"{"flickSpeed":200,"minimumProjectedSpeed":0}"#)
    let vary = [
      "--anchor", "session", "--tuning", tuning, "--vary",
      "velocityMinimumInterval=8000:24000:8000",
    ]
    let shared = try rows(vary, fields: 1, of: trace)
    let isAlike = shared == (try rows(vary + ["--vary", "rageCount=3:3:1"], fields: 2, of: trace))
    #expect(isAlike)
    let lines = try rows(vary, fields: 0, of: trace)
    let points = Dictionary(grouping: lines) { $0.prefix { $0 != "," } }
      .mapValues { $0.map { $0.drop { $0 != "," } } }
    #expect(points["8000"] != points["16000"])
    #expect(points["8000"] == points["24000"])
  }
}
