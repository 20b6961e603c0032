/// Collects what the lines of a recording from Linux' input layer say.
struct EvdevIntake: Sendable {
  private(set) var recording = EvdevRecording()
  var facts = RecordingFacts()
  var findings = FindingTally()
  private(set) var eventCount = 0
  private(set) var hasTimes = false
  private let assumedRate: Double?
  private var frames: Int64 = 0

  /// Latest time that frames without times can have, in microseconds.
  private static let largestAssumedTime = 1e17

  init(options: ImportOptions) {
    assumedRate = options.assumedRate
  }

  /// Takes the next event in.
  ///
  /// - Parameters:
  ///   - meaning: What the event is.
  ///   - value: Its value.
  ///   - time: Microseconds of the recording's clock; `nil` where the recording states none.
  ///   - device: The name of its device; empty where the recording has one device.
  ///   - location: Where it stands.
  mutating func take(
    _ meaning: EvdevCode.Meaning, value: Int32, time: Int64?, device: Span<UInt8>,
    at location: TraceLocation
  ) {
    eventCount += 1
    guard let time = self.time(time, meaning) else { return }
    guard !recording.isFull else {
      return findings.count(
        .truncated, key: "limit", at: location,
        "more than \(EvdevRecording.limit) touch events, the rest is not read")
    }
    guard let device = recording.device(device) else { return }
    switch meaning {
    case .other: recording.appendOther(device: device)
    case .matters(let kind):
      recording.append(kind, value: value, time: time, device: device, at: location)
    }
  }

  /// Puts the events of devices that stand one behind the other in the order of their times.
  mutating func mergeDevices() {
    recording.sortByTime()
  }

  /// The time of an event, stated or by the assumed rate; stated ones make the others void.
  private mutating func time(_ stated: Int64?, _ meaning: EvdevCode.Meaning) -> Int64? {
    if let stated {
      if !hasTimes { recording.removeAll() }
      hasTimes = true
      return stated
    }
    guard !hasTimes, let assumedRate, assumedRate > 0 else { return nil }
    let time = Double(frames) / assumedRate * 1_000_000
    guard time < Self.largestAssumedTime else { return nil }
    if meaning == .matters(.report) { frames += 1 }
    return Int64(time)
  }
}
