/// How a run tells how far it is.
package enum ProgressMode: Equatable, Sendable {
  case none
  /// One line of a terminal that is written over.
  case line(columns: Int)
  /// A plain line now and then.
  case plain

  /// Nanoseconds before the first sign: work of a second needs none.
  var patience: Int64 {
    switch self {
    case .none, .line: 1_000_000_000
    case .plain: 10_000_000_000
    }
  }

  /// Nanoseconds between signs.
  var interval: Int64 {
    switch self {
    case .none, .line: 100_000_000
    case .plain: 10_000_000_000
    }
  }
}

/// Counts what is done and shows it on standard error from time to time.
///
/// Workers tell it after each piece of a file, so that it costs nothing beside their work.
final class Progress: Sendable {
  private struct State {
    var count = ProgressCount()
    var nextSign: Int64
    var isShown = false
  }

  private let mode: ProgressMode
  private let start = ProcessClock.elapsed
  private let state: Monitor<State>

  /// Begins to count; `nil` if nothing is to be shown.
  ///
  /// - Parameters:
  ///   - mode: How it is shown.
  ///   - inputs: What is to be done.
  init?(_ mode: ProgressMode, inputs: [BatchInput]) {
    guard mode != .none else { return nil }
    self.mode = mode
    var first = State(nextSign: start + mode.patience)
    first.count.files = inputs.count
    for input in inputs {
      if case .file(let size) = FileKind(of: input.path) { first.count.bytes += size }
    }
    state = Monitor(first)
  }

  /// A piece of a file has been read.
  func add(bytes: Int, samples: Int) {
    update { count in
      count.bytesDone += bytes
      count.samples += samples
    }
  }

  /// A file has been read to its end.
  func addFile() {
    update { $0.filesDone += 1 }
  }

  private func update(_ change: (inout ProgressCount) -> Void) {
    state.update { state in
      change(&state.count)
      let now = ProcessClock.elapsed
      guard now >= state.nextSign else { return }
      state.nextSign = now + mode.interval
      state.isShown = true
      show(state.count.text(elapsed: now - start))
    }
  }

  private func show(_ text: String) {
    switch mode {
    case .none: break
    case .line(let columns):
      Terminal.writeDiagnostics("\r" + String(text.prefix(max(0, columns - 1))) + "\u{1B}[K")
    case .plain: Terminal.writeDiagnostics("detent: \(text)\n")
    }
  }

  /// Takes the line away.
  func finish() {
    state.update { state in
      if state.isShown, case .line = mode { Terminal.writeDiagnostics("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
