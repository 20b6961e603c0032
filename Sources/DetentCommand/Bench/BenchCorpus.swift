/// Synthesized sessions in a temporary folder, for as long as they are measured.
struct BenchCorpus {
  let folder: String
  private let layout: SynthesisLayout

  /// People of the corpus; chosen by us.
  private static let users = 20

  /// Writes the corpus `seed` of so many sessions, a file each.
  init(sessions: Int, seed: UInt64) throws(CommandFailure) {
    folder =
      "\(Environment.temporaryFolder)/detent-bench-\(Environment.processIdentifier)-corpus"
    layout = SynthesisLayout(sessions: sessions, perFile: 1)
    let synthesizer = Synthesizer(seed: seed, users: Self.users)
    try SynthesizedCorpus(synthesizer: synthesizer, layout: layout).write(to: folder, force: true)
  }

  /// Removes the corpus.
  func remove() throws(CommandFailure) {
    do throws(SystemError) {
      for file in 0..<layout.fileCount {
        try Folder.removeFile("\(folder)/\(layout.fileName(for: file))")
      }
      try Folder.removeEmpty(folder)
    } catch {
      throw error.asOutputFailure
    }
  }
}
