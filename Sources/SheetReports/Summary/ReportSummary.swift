public import SheetAnalytics
import SheetReplay
public import TouchTraces

/// What `detent report` prints: the run in at most 25 lines, for people.
///
/// The files of the report hold everything; this text may change.
public struct ReportSummary: Sendable {
  /// A kind of problem, and how often it was found.
  public struct Problem: Equatable, Sendable {
    public var kind: FindingKind
    public var count: Int

    /// Creates the count of a kind.
    public init(kind: FindingKind, count: Int) {
      self.kind = kind
      self.count = count
    }
  }

  /// How much was read.
  public var counts: RunCounts
  /// The rows of `summary.csv`, all groups.
  public var rows: [SummaryRow]
  /// The configured numbers of the metrics, printed beside their definitions.
  public var parameters: MetricParameters
  /// How often each kind of problem was found.
  public var problems: [Problem]

  /// Creates a summary.
  public init(
    counts: RunCounts, rows: [SummaryRow], parameters: MetricParameters, problems: [Problem]
  ) {
    self.counts = counts
    self.rows = rows
    self.parameters = parameters
    self.problems = problems
  }

  /// The metrics that are printed, in order; the first only where a device was observed.
  private static let agreement = "observed_agreement"
  private static let rates = [
    "dismiss_rate", "interactive_dismiss_rate", "handoff_touch_rate.to_content",
    "handoff_touch_rate.to_sheet", "attempt_rate", "dead_drag_rate", "rage_session_rate",
    "regret_rate",
  ]
  private static let mostDetents = 5
  private static let mostProblems = 5

  /// Writes the text.
  public func write(to output: inout some TextOutputStream) {
    write(to: &output, layout: .plain)
  }

  /// Writes the text as it fits its reader.
  package func write(to output: inout some TextOutputStream, layout: TextLayout) {
    for line in lines(in: layout) { print(line, to: &output) }
  }

  private func lines(in layout: TextLayout) -> [String] {
    let tables = rateLines(in: layout) + detentLines(in: layout)
    return [sessionsLine, gesturesLine].flatMap { layout.broken($0, indent: 10) } + tables
      + lastLines.flatMap { layout.broken($0) }
  }

  private var lastLines: [String] {
    var lines = [attemptsLine]
    if let line = problemsLine { lines.append(line) }
    if overall.contains(where: { $0.method.notes.contains(.sessionIsCluster) }) {
      lines.append("cluster=session, precision overstated: some recordings name no 'user'")
    }
    let groups = Set(rows.map(\.group)).subtracting([""]).count
    if groups > 0 { lines.append("groups  \(groups), in summary.csv") }
    return lines
  }

  private var overall: [SummaryRow] { rows.filter { $0.group.isEmpty } }

  /// The row of a metric over all sessions.
  func row(_ metric: String) -> SummaryRow? {
    rows.first { $0.metric == metric && $0.group.isEmpty }
  }

  private var sessionsLine: String {
    var line =
      "sessions  \(counts.sessions) in = \(counts.okSessions) ok + "
      + "\(counts.degradedSessions) degraded + \(counts.rejectedSessions) rejected, "
      + "from \(counts.files) files"
    if counts.rejectedFiles > 0 { line += ", \(counts.rejectedFiles) files rejected" }
    if counts.skippedFiles > 0 { line += ", \(counts.skippedFiles) files skipped" }
    if counts.filteredSessions > 0 { line += ", \(counts.filteredSessions) filtered out" }
    return line
  }

  private var gesturesLine: String {
    let parts = GestureOutcome.allCases.reversed().compactMap { outcome in
      let count = counts.gestures(outcome)
      return count > 0 ? "\(count) \(outcome.rawValue)" : nil
    }
    let sum = parts.isEmpty ? "" : " = " + parts.joined(separator: " + ")
    return "gestures  \(counts.gestures)" + sum
  }

  /// The rates that are shown; that of agreement only where a device was observed.
  var shownRates: [SummaryRow] {
    let observed = row(Self.agreement).flatMap { $0.n > 0 ? $0 : nil }
    return [observed].compactMap(\.self) + Self.rates.compactMap(row)
  }

  private func rateLines(in layout: TextLayout) -> [String] {
    var table = TextTable([.left, .right, .left, .right, .left], dispensable: [4, 3])
    table.add(["metric", "value", "95 % interval", "n", "definition"], .heading)
    for row in shownRates {
      let text = SummaryText(row: row, scale: .percent)
      table.add([row.metric, text.value, text.interval, text.units, definition(of: row.metric)])
    }
    return table.lines(in: layout)
  }

  /// The metric's one-line definition, with the configured numbers that it depends on.
  func definition(of metric: String) -> String {
    guard let definition = MetricDefinition.all.first(where: { $0.id == metric }) else { return "" }
    guard !definition.parameters.isEmpty else { return definition.summary }
    let values = definition.parameters.map { name in
      switch name {
      case .rageCount: "\(name.rawValue) \(parameters[name])"
      case .dwellHorizon, .rageWindow, .regretDetentWindow, .regretPresentWindow:
        "\(name.rawValue) \(ShortestDecimal(Double(parameters[name]) / 1_000_000)) s"
      }
    }
    return "\(definition.summary) (\(values.joined(separator: ", ")))"
  }

  private func detentLines(in layout: TextLayout) -> [String] {
    let prefix = "time_share."
    let shares = overall.filter { $0.metric.hasPrefix(prefix) }
    guard !shares.isEmpty else { return [] }
    var table = TextTable([.left, .right, .left, .right, .right], dispensable: [3])
    table.add(["detent", "median dwell", "95 % interval", "visits", "time share"], .heading)
    for share in shares.prefix(Self.mostDetents) {
      let detent = share.metric.dropFirst(prefix.count)
      let median = row("detent_dwell_median.\(detent)").map {
        SummaryText(row: $0, scale: .seconds)
      }
      table.add([
        String(detent), median?.value ?? "", median?.interval ?? "", median?.units ?? "",
        SummaryText(row: share, scale: .percent).value,
      ])
    }
    let hidden = shares.count - Self.mostDetents
    return table.lines(in: layout)
      + (hidden > 0 ? ["and \(hidden) more detents in summary.csv"] : [])
  }

  private var attemptsLine: String {
    let parts = ["dismissed", "refused", "abandoned"].map { kind -> (kind: String, count: Int64) in
      guard case .count(let count)? = row("attempts.\(kind)")?.estimate else { return (kind, 0) }
      return (kind, count)
    }
    let sum = parts.map { "\($0.count) \($0.kind)" }.joined(separator: " + ")
    return "attempts to dismiss  \(parts.map(\.count).reduce(0, +)) = \(sum)"
  }

  private var problemsLine: String? {
    let found = problems.filter { $0.count > 0 }.sorted { left, right in
      (-left.count, left.kind.rawValue) < (-right.count, right.kind.rawValue)
    }
    guard !found.isEmpty else { return nil }
    let shown = found.prefix(Self.mostProblems).map { "\($0.count) \($0.kind.rawValue)" }
    let hidden = found.count - shown.count
    return "problems  " + shown.joined(separator: ", ")
      + (hidden > 0 ? ", and \(hidden) more kinds in problems.csv" : "")
  }
}
