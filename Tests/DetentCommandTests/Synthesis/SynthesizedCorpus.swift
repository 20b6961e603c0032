import DetentCommand

/// The sessions that several suites look at.
enum SynthesizedCorpus {
  static let sessions: [SynthesizedSession] = {
    let synthesizer = Synthesizer(seed: 1, users: 24)
    return (0..<400).map { synthesizer.session($0) }
  }()
}
