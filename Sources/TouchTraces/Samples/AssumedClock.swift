/// Gives times to samples that have none, by the rate that the command line states.
struct AssumedClock: Sendable {
  /// Microseconds from one sample to the next.
  private let step: Double?
  private var count = 0

  /// Latest time that samples can have, in microseconds.
  private static let latest = 1e17

  init(_ options: ImportOptions) {
    step = options.assumedRate.map { 1_000_000 / $0 }
  }

  /// The time of the next sample, in microseconds; `nil` if no rate is stated.
  mutating func next(_ recording: inout SampleRecording) -> ClockReading? {
    guard let step else { return nil }
    if count == 0 {
      recording.timeUnit = .microseconds
      recording.findings.count(
        .assumedRate, at: nil, "no times in it, samples are spaced by --assume-rate")
    }
    defer { count += 1 }
    return ClockReading(whole: Int64(min(Double(count) * step, Self.latest)))
  }
}
