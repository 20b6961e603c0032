/// What steps back in time mean: rows that were written again, or fingers that stand one behind
/// the other. What is left starts another recording.
extension SampleRecording {
  /// Most fingers whose samples stand finger by finger; chosen by us, two hands.
  private static let largestHandCount = 10
  /// Samples of one moment among which a repeated one is looked for; chosen by us, above any
  /// frame of a real panel.
  private static let largestMoment = 64
  /// Samples among which it stands nearly always, looked at first.
  private static let nearby = 4

  /// Drops each sample that stands there before, at the same time.
  ///
  /// Where time goes back, samples are looked for among those since the time that it goes back to.
  mutating func dropRepeats(unit: TimeUnit) {
    guard let origin = samples.first?.time else { return }
    var kept = 0
    var times: [Int64] = []
    var runStart = 0
    times.reserveCapacity(samples.count)
    for index in samples.indices {
      let sample = samples[index]
      let time = sample.time.microseconds(since: origin, unit: unit)
      if isRepeated(sample, time, times, from: runStart) {
        findings.count(
          .duplicateSample, at: sample.location, "the same sample stands there twice, once dropped")
        continue
      }
      if let last = times.last, time < last { runStart = kept }
      samples[kept] = sample
      kept += 1
      times.append(time)
    }
    samples.removeLast(samples.count - kept)
  }

  /// Whether a sample is among those of its time in the run of growing times before it.
  private func isRepeated(
    _ sample: RecordedSample, _ time: Int64, _ times: [Int64], from runStart: Int
  ) -> Bool {
    guard let last = times.last, time <= last else { return false }
    var low = runStart
    var high = times.count
    if high - low > Self.nearby, times[high - Self.nearby] < time { low = high - Self.nearby }
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < time { low = middle + 1 } else { high = middle }
    }
    let end = min(low + Self.largestMoment, times.count)
    while low < end, times[low] == time {
      if samples[low].isSame(as: sample) { return true }
      low += 1
    }
    return false
  }

  /// Puts samples in the order of their times that stand finger by finger.
  mutating func mergeFingers(unit: TimeUnit) {
    guard let origin = samples.first?.time, 2...Self.largestHandCount ~= Int(fingerCount),
      standsFingerByFinger(unit: unit)
    else { return }
    findings.count(
      .timeBackwards, key: "fingers", at: samples.first?.location,
      "samples stand finger by finger and were put into the order of their times")
    let order = samples.indices.sorted { left, right in
      let times = (
        samples[left].time.microseconds(since: origin, unit: unit),
        samples[right].time.microseconds(since: origin, unit: unit)
      )
      return times.0 == times.1 ? left < right : times.0 < times.1
    }
    samples = order.map { samples[$0] }
  }

  /// Whether each finger has one run of samples, and time goes back only from one to the next.
  private func standsFingerByFinger(unit: TimeUnit) -> Bool {
    var seen: Set<Int32> = []
    var goesBack = false
    for index in samples.indices {
      let isNext = index > 0 && samples[index].finger != samples[index - 1].finger
      if index == 0 || isNext, !seen.insert(samples[index].finger).inserted { return false }
      guard index > 0,
        samples[index].time.microseconds(since: samples[index - 1].time, unit: unit) < 0
      else { continue }
      guard isNext else { return false }
      goesBack = true
    }
    return goesBack
  }
}
