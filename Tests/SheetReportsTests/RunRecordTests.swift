import SheetAnalytics
import SheetReplay
import SheetReports
import TestSupport
import Testing
import TouchTraces

struct RunRecordTests {
  private static var run: RunRecord {
    var run = RunRecord(
      command: "report", versions: RunRecord.Versions(program: "1.0.0", model: 1, tables: 1),
      tuning: .uikit, scene: .object([("sheet", .object([("detents", .array([]))]))]),
      anchor: .session, seed: .max)
    run.counts.files = 2
    run.counts.add(SessionStatus.ok)
    run.counts.add(SessionStatus.rejected)
    run.counts.add(GestureOutcome.settled)
    run.metrics = run.metrics.filter { ["detent_dwell_rmst", "dismiss_rate"].contains($0.id) }
    run.parameters.dwellHorizon = 5_000_000
    run.options = [.init(name: "group_by", value: .array([.string("app")]))]
    run.inputs = [
      .init(source: "b.jsonl.gz", byteCount: 10, checksum: 0xAB),
      .init(source: "a.jsonl.gz", byteCount: 20, checksum: 0xFFFF_FFFF),
    ]
    run.outputs = [
      .init(name: "sessions.csv", hash: ContentHash("x".utf8)),
      .init(name: "dwells.csv", hash: ContentHash("y".utf8)),
    ]
    return run
  }

  @Test func `the file of a small run`() throws {
    try expectGolden(Self.run.fileText, "run.json")
  }

  @Test func `the file is JSON with sorted members and one final newline`() throws {
    let text = Self.run.fileText
    let value = try JSONParser.parse(Array(text.utf8))
    #expect(JSONWriter.text(of: value, layout: .indented, order: .sorted) + "\n" == text)
  }

  @Test func `a run defines all metrics unless told otherwise`() {
    let run = RunRecord(
      command: "check", versions: Self.run.versions, tuning: .uikit, scene: .null,
      anchor: .gesture, seed: 0)
    #expect(run.metrics == MetricDefinition.all)
  }

  @Test func `the order of inputs and outputs is of no matter`() {
    var shuffled = Self.run
    shuffled.inputs.reverse()
    shuffled.outputs.reverse()
    #expect(shuffled.fileText == Self.run.fileText)
    #expect(shuffled.inputsHash == Self.run.inputsHash)
    #expect(shuffled.resultHash == Self.run.resultHash)
  }

  private static let changes: [(String, @Sendable (inout RunRecord) -> Void)] = [
    ("tuning", { $0.tuning.flickSpeed = 1001 }),
    ("scene", { $0.scene = .object(JSONObject()) }),
    ("anchor", { $0.anchor = .gesture }),
    ("options", { $0.options = [] }),
    ("seed", { $0.seed = 0 }),
    ("program", { $0.versions.program = "1.0.1" }),
    ("model", { $0.versions.model = 2 }),
    ("parameters", { $0.parameters.dwellHorizon += 1 }),
  ]

  @Test(arguments: changes.indices)
  func `what changes the configuration changes its hash and no other`(index: Int) {
    var changed = Self.run
    Self.changes[index].1(&changed)
    #expect(changed.configurationHash != Self.run.configurationHash, "\(Self.changes[index].0)")
    #expect(changed.inputsHash == Self.run.inputsHash)
    #expect(changed.resultHash == Self.run.resultHash)
  }

  @Test func `a changed input or output changes its hash and no other`() {
    var input = Self.run
    input.inputs[0].checksum = 0
    #expect(input.inputsHash != Self.run.inputsHash)
    #expect(input.configurationHash == Self.run.configurationHash)
    var output = Self.run
    output.outputs[0].hash = ContentHash()
    #expect(output.resultHash != Self.run.resultHash)
    #expect(output.inputsHash == Self.run.inputsHash)
  }
}
