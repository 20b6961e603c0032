extension SampleRecording {
  /// Hands the recording over as a session, or says why there is none; it is empty afterwards.
  ///
  /// Its samples have one owner all the time, so that changes to them copy none.
  mutating func finish(
    hasText: Bool, options: ImportOptions, scene: SceneFields, into sink: inout some TraceSink
  ) {
    guard let problem = problem(hasText: hasText) else {
      var recording = SampleRecording()
      swap(&recording, &self)
      var session = SampleSession(consume recording, options: options, scene: scene)
      return session.replay(into: &sink)
    }
    findings.flush(into: &sink)
    sink.receive(problem)
  }

  private func problem(hasText: Bool) -> Finding? {
    if let refusal { return refusal }
    if !samples.isEmpty { return nil }
    if !hasText { return Finding(.empty, "nothing in it") }
    if timelessCount > 0 {
      return Finding(
        .unsupported,
        "\(timelessCount) positions without times: nothing can be told of speed; record the time"
          + " of each sample, or state a rate with --assume-rate 60")
    }
    return Finding(.notATrace, "no touch in it")
  }
}
