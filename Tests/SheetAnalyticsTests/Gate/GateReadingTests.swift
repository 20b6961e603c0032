import SheetAnalytics
import Testing

@Suite struct GateReadingTests {
  private func error(_ text: String) -> String? {
    do {
      _ = try Gate(json: Array(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `roles, margins and groups are read in their order`() throws {
    let gate = try Gate(
      json: Array(
        """
        {"description": "agreed in spring", "groups": ["device", "app"], "metrics": {
          "time_share.large": {"role": "info"},
          "dead_drag_rate": {"role": "primary", "absoluteMargin": "1.5 points"},
          "detent_dwell_rmst": {"role": "secondary", "worse": "higher", "absoluteMargin": "200 ms"},
          "handoffs_per_touch.any": {"role": "secondary", "absoluteMargin": "0.05 per touch"},
          "settle_time_mean": {"role": "primary", "relativeMargin": "5 %"}}}
        """.utf8))
    #expect(gate.groups == ["device", "app"])
    #expect(
      gate.metrics == [
        GateMetric(
          name: "time_share.large", role: .info, worse: .higher, margin: GateMargin()),
        GateMetric(
          name: "dead_drag_rate", role: .primary, worse: .higher,
          margin: GateMargin(absolute: 0.015)),
        GateMetric(
          name: "detent_dwell_rmst", role: .secondary, worse: .higher,
          margin: GateMargin(absolute: 0.2)),
        GateMetric(
          name: "handoffs_per_touch.any", role: .secondary, worse: .higher,
          margin: GateMargin(absolute: 0.05)),
        GateMetric(
          name: "settle_time_mean", role: .primary, worse: .higher,
          margin: GateMargin(relative: 0.05)),
      ])
  }

  @Test(arguments: [
    ("observed_agreement", WorseDirection.lower), ("detent_dwell_rmst.large", .lower),
    ("dismiss_per_drag", .higher),
  ])
  func `a direction that is not given is the usual one`(
    name: String, expected: WorseDirection
  ) throws {
    let text = "{\"metrics\": {\"\(name)\": {\"role\": \"secondary\"}}}"
    #expect(try Gate(json: Array(text.utf8)).metrics.map(\.worse) == [expected])
  }

  @Test(arguments: [
    ("{", "line 1, column 2: the text ends where a name in quotes is expected"),
    ("[]", "a gate is a JSON object, not an array"),
    ("{}", "a gate names at least one metric; 'detent check --print-gate' prints an example"),
    (
      "{\"metrics\": {}}",
      "a gate names at least one metric; 'detent check --print-gate' prints an example"
    ),
    ("{\n\"metrcs\": {}}", "line 2: unknown key 'metrcs'; the nearest is 'metrics'"),
    ("{\"metrics\": 1}", "line 1: 'metrics' is a JSON object, not a number"),
    ("{\"groups\": [],\n\"groups\": []}", "line 2: 'groups' is given twice"),
    ("{\"groups\": \"app\"}", "line 1: 'groups' is a string, expected a list of labels"),
    ("{\"groups\": [\"\"]}", "line 1: 'groups' is an array, expected a list of labels"),
    ("{\"groups\": [\"app\", \"app\"]}", "line 1: 'app' is given twice"),
  ])
  func `a file that is no gate names the place`(text: String, expected: String) {
    #expect(error(text) == expected)
  }

  @Test(arguments: [
    (
      "\"dead_drag_rat\": {\"role\": \"primary\"}",
      "line 1: unknown metric 'dead_drag_rat'; the nearest is 'dead_drag_rate'"
    ),
    (
      "\"dead_drag_rate.large\": {\"role\": \"primary\"}",
      "line 1: unknown metric 'dead_drag_rate.large'; the nearest is 'dead_drag_rate'"
    ),
    (
      "\"time_share.\": {\"role\": \"info\"}",
      "line 1: unknown metric 'time_share.'; the nearest is 'time_share'"
    ),
    (
      "\"dead_drag_rate\": {}",
      "line 1: 'dead_drag_rate' has no role, expected 'primary', 'secondary', 'info'"
    ),
    ("\"dead_drag_rate\": 1", "line 1: 'dead_drag_rate' is a JSON object, not a number"),
    (
      "\"dead_drag_rate\": {\"role\": \"main\"}",
      "line 1: 'role' is 'main', expected 'primary', 'secondary', 'info'"
    ),
    (
      "\"dead_drag_rate\": {\"role\": \"info\", \"worse\": \"up\"}",
      "line 1: 'worse' is 'up', expected 'higher', 'lower'"
    ),
    (
      "\"dead_drag_rate\": {\"role\": \"info\", \"margin\": \"1 %\"}",
      "line 1: unknown key 'margin'"
    ),
    (
      "\"dead_drag_rate\": {\"role\": \"info\", \"absoluteMargin\": 0.01}",
      "line 1: 'absoluteMargin' is 0.01, expected a number from 0 with its unit, such as "
        + "'1 points'"
    ),
    (
      "\"detent_dwell_rmst\": {\"role\": \"info\", \"absoluteMargin\": \"1 points\"}",
      "line 1: 'absoluteMargin' is '1 points', expected a number from 0 with its unit, such as "
        + "'1 s', '1 ms'"
    ),
    (
      "\"dead_drag_rate\": {\"role\": \"info\", \"relativeMargin\": \"-1 %\"}",
      "line 1: 'relativeMargin' is '-1 %', expected a number from 0 with its unit, such as '1 %'"
    ),
    (
      "\"dismiss_rate\": {\"role\": \"primary\"}",
      "line 1: 'dismiss_rate' may be 'secondary' at most: it depends on what the user did next, "
        + "which no replay knows"
    ),
    (
      "\"cancelled\": {\"role\": \"secondary\"}",
      "line 1: 'cancelled' may be 'info' at most: it is a number of things, without interval"
    ),
  ])
  func `a metric that cannot be asked for says why`(entry: String, expected: String) {
    #expect(error("{\"metrics\": {\(entry)}}") == expected)
  }

  @Test func `no prefix of a gate file is read or stops the program`() {
    let bytes = Array(Gate.standard.fileText.utf8.dropLast(2))
    for end in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: GateError.self) { try Gate(json: Array(bytes[..<end])) }
    }
  }

  @Test func `the printed default reads back as itself`() throws {
    #expect(try Gate(json: Array(Gate.standard.fileText.utf8)) == .standard)
  }

  @Test func `each metric by which tunings are compared can be gated and printed`() throws {
    let gate = Gate(
      groups: ["app"],
      metrics: MetricDefinition.compared.map {
        GateMetric(
          name: $0.id, role: $0.kind == .count ? .info : .secondary, worse: .lower,
          margin: $0.kind == .count ? GateMargin() : GateMargin(absolute: 0.07, relative: 0.15))
      })
    let read = try Gate(json: Array(gate.fileText.utf8))
    #expect(read.groups == gate.groups)
    #expect(read.metrics.map(\.name) == gate.metrics.map(\.name))
    #expect(read.metrics.filter { $0.role != .info } == gate.metrics.filter { $0.role != .info })
  }
}
