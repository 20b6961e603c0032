import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

extension Batch {
  /// Prints what is wrong with the inputs and says how the program ends.
  ///
  /// - Parameters:
  ///   - input: The limit of bad inputs, and the paths for messages.
  ///   - general: How much is printed.
  ///   - diagnostics: Receives one line per finding.
  /// - Returns: `done`, or why the inputs are not good enough.
  func verdict(
    _ input: InputOptions, _ general: GeneralOptions,
    diagnostics: inout some TextOutputStream
  ) -> ExitStatus {
    printProblems(general, to: &diagnostics)
    var statuses = [startVerdict(diagnostics: &diagnostics)]
    if files.contains(where: { $0.isUnreadable }) { statuses.append(.missingInput) }
    if let failure = uselessness(input) {
      Message.write(failure.text, to: &diagnostics)
      statuses.append(failure.status)
    } else if let limit = input.badLimit,
      limit.isExceeded(bad: counts.badInputs, of: counts.inputs)
    {
      Message.write(
        "\(counts.badInputs) of \(counts.inputs) sessions and files are rejected, more than"
          + " --max-bad allows", to: &diagnostics)
      statuses.append(.unusableInput)
    }
    return ExitStatus.combined(statuses)
  }

  /// Says so where a start was asked for that sheets do not have, with the hint that most of them
  /// give; of all of them it is a mistake.
  private func startVerdict(diagnostics: inout some TextOutputStream) -> ExitStatus {
    var counts: [String: Int] = [:]
    for session in sessions {
      guard let finding = session.record.findings.first(where: { $0.kind == .unknownDetent })
      else { continue }
      counts[finding.message, default: 0] += 1
    }
    let hints = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let hint = hints.first else { return .done }
    let count = hints.reduce(0) { $0 + $1.value }
    Message.write(
      "option '\(SceneOption.start.spelling)': \(hint.key)"
        + " (sessions: \(count) of \(sessions.count))", to: &diagnostics)
    return count == sessions.count ? .usage : .done
  }

  /// Refuses labels to group by that no session has.
  ///
  /// - Parameter names: The value of `--group-by`.
  /// - Throws: A failure that names the nearest label.
  func checkLabels(_ names: [String]) throws(CommandFailure) {
    guard !names.isEmpty, !sessions.isEmpty else { return }
    let known = files.reduce(into: Set<ByteText>()) { $0.formUnion($1.labelNames) }
    guard let name = names.first(where: { !known.contains(ByteText(text: $0)) }) else { return }
    let sorted = known.map(\.text).sorted { SortKey($0) < SortKey($1) }
    throw .usage(
      .invalidValue(
        option: ReportOption.groupBy.spelling, value: name,
        expected: sorted.isEmpty
          ? "nothing, as no session has labels"
          : "a label of the sessions" + NearestName.example(for: name, in: sorted)))
  }

  /// Why nothing of the inputs can be used; `nil` if something can.
  private func uselessness(_ input: InputOptions) -> CommandFailure? {
    guard counts.okSessions + counts.degradedSessions == 0 else { return nil }
    if counts.inputs == 0 && counts.filteredSessions > 0 {
      return .unusableInput(reason: "no session has the labels of --where" + labelHint(input))
    }
    guard counts.inputs > 0 else { return BatchInput.noTraces(in: input.paths) }
    return .unusableInput(reason: "no session can be used (inputs: \(counts.inputs))")
  }

  /// The label that was probably meant by the first of `--where` that no session has.
  private func labelHint(_ input: InputOptions) -> String {
    let known = Set(files.flatMap { $0.filteredLabels.map { "\($0.name)=\($0.value)" } })
    let wanted = input.filter.map { "\($0.name)=\($0.value)" }
    guard let wrong = wanted.first(where: { !known.contains($0) }) else { return "" }
    let sorted = known.sorted { SortKey($0) < SortKey($1) }
    return NearestName.nearest(to: wrong, in: sorted).map { ", the nearest known is '\($0)'" } ?? ""
  }

  /// Lines that are printed without `-v`; chosen by us, to fit a terminal.
  private static var lineLimit: Int { 20 }

  private func printProblems(
    _ general: GeneralOptions, to diagnostics: inout some TextOutputStream
  ) {
    let problems = problems.filter { problem in
      switch problem.row.finding.kind.severity {
      case .rejected: true
      case .degraded: !general.quiet
      case .note: general.verbosity > 0
      }
    }
    let shown = general.verbosity > 0 ? problems.count : Self.lineLimit
    for problem in problems.prefix(shown) { Message.write(problem.text, to: &diagnostics) }
    guard problems.count > shown else { return }
    Message.write("and \(problems.count - shown) more problems, -v shows all", to: &diagnostics)
  }
}

extension FileRecord {
  /// Whether the system refused to read it.
  var isUnreadable: Bool {
    findings.contains { $0.kind == .unreadable }
  }
}
