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
    var statuses: [ExitStatus] = []
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

  /// Why nothing of the inputs can be used; `nil` if something can.
  private func uselessness(_ input: InputOptions) -> CommandFailure? {
    guard counts.okSessions + counts.degradedSessions == 0 else { return nil }
    if counts.inputs == 0 && counts.filteredSessions > 0 {
      return .unusableInput(reason: "no session has the labels of --where")
    }
    guard counts.inputs > 0 else { return BatchInput.noTraces(in: input.paths) }
    return .unusableInput(reason: "no session can be used (inputs: \(counts.inputs))")
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
