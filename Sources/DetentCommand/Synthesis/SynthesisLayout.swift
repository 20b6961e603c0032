/// Which sessions of a corpus go into which file.
///
/// A file holds sessions of one behaviour. Files are filled in rounds: with `n` behaviours and `m`
/// sessions per file a round is `n * m` sessions, and file number `b` of the round holds the
/// sessions `b`, `b + n`, `b + 2n` ... of it.
package struct SynthesisLayout: Equatable, Sendable {
  private let sessions: Int
  private let perFile: Int

  /// Creates the layout of `sessions` sessions with at most `perFile` in a file.
  package init(sessions: Int, perFile: Int) {
    self.sessions = max(sessions, 0)
    self.perFile = max(perFile, 1)
  }

  private var behaviours: Int { Behaviour.allCases.count }
  private var roundLength: Int {
    let (length, overflow) = behaviours.multipliedReportingOverflow(by: perFile)
    return overflow ? Int.max : length
  }

  /// How many files the corpus has.
  package var fileCount: Int {
    let rounds = sessions / roundLength
    return rounds * behaviours + min(sessions - rounds * roundLength, behaviours)
  }

  /// The numbers of the sessions of a file, in order.
  package func sessionNumbers(inFile file: Int) -> StrideTo<Int> {
    let first = file / behaviours * roundLength
    let end = min(sessions, first + min(roundLength, sessions))
    return stride(from: first + file % behaviours, to: end, by: behaviours)
  }

  /// The name of a file: its behaviour and round, such as `hand-offs-0002.jsonl.gz`.
  package func fileName(for file: Int) -> String {
    let name = Behaviour.of(session: file).rawValue
    return name + "-" + PaddedNumber.text(file / behaviours + 1, digits: 4) + ".jsonl.gz"
  }
}
