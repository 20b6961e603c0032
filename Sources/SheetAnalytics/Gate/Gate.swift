/// What a comparison of two tunings must hold to: roles and margins of metrics, and groups.
///
/// It is agreed upon before anybody looks at the data: the number of primary metrics decides how
/// wide their intervals are.
public struct Gate: Equatable, Sendable {
  /// The labels whose values make groups with rows of their own.
  public var groups: [String]
  /// The metrics, in the order of the output; each name once.
  public var metrics: [GateMetric]

  /// Creates a gate.
  public init(groups: [String] = [], metrics: [GateMetric]) {
    self.groups = groups
    self.metrics = metrics
  }

  /// The gate that holds where none is given; roles and margins are chosen by us.
  ///
  /// Its primary metrics need no session anchor: a sheet must not become easier to dismiss by
  /// accident, harder to scroll or dead under the finger.
  public static let standard = Gate(metrics: [
    asking("interactive_dismiss_rate", .primary, GateMargin(absolute: 0.01, relative: 0.1)),
    asking("scroll_dismiss_rate", .primary, GateMargin(absolute: 0.01)),
    asking("dead_drag_rate", .primary, GateMargin(absolute: 0.01)),
    asking("observed_agreement", .secondary),
    asking("dismiss_per_drag", .secondary, GateMargin(absolute: 0.02)),
    asking("attempt_rate", .secondary, GateMargin(absolute: 0.02)),
    asking("refused_rate", .secondary, GateMargin(absolute: 0.02)),
    asking("abandoned_rate", .secondary, GateMargin(absolute: 0.02)),
    asking("handoff_touch_rate.any", .secondary, GateMargin(absolute: 0.02)),
    asking("accidental_dismiss_rate", .secondary, GateMargin(absolute: 0.01)),
    asking("missed_dismiss_rate", .secondary, GateMargin(absolute: 0.01)),
    asking("dismiss_rate", .secondary, GateMargin(absolute: 0.02)),
    asking("rage_session_rate", .secondary, GateMargin(absolute: 0.01)),
    asking("regret_rate", .secondary, GateMargin(absolute: 0.02)),
    asking("handoffs_per_touch.to_content", .info),
    asking("handoffs_per_touch.to_sheet", .info),
    asking("detent_dwell_rmst", .info),
    asking("time_share", .info),
    asking("detent_exit_share.dismiss", .info),
    asking("settle_time_mean", .info),
  ])

  private static func asking(
    _ name: String, _ role: MetricRole, _ margin: GateMargin = GateMargin()
  ) -> GateMetric {
    GateMetric(name: name, role: role, worse: .usual(for: name), margin: margin)
  }

  /// The metric that rules the row `name` of the metric `id`: the row's own, else the id's.
  func metric(ruling name: String, of id: String) -> GateMetric? {
    metrics.first { $0.name == name } ?? metrics.first { $0.name == id }
  }
}

extension WorseDirection {
  /// The way in which most people would call the metric worse; a gate file may say otherwise.
  package static func usual(for name: String) -> WorseDirection {
    let falls = ["observed_agreement", "detent_dwell_median", "detent_dwell_rmst"]
    return falls.contains { name == $0 || name.hasPrefix($0 + ".") } ? .lower : .higher
  }
}
