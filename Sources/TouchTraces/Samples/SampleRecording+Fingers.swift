/// Which finger a sample is of, where the recording does not say it.
extension SampleRecording {
  private struct Open {
    var finger: Int32
    var sample: RecordedSample
  }

  /// A finger that says nothing for longer, in microseconds, while another goes down has been
  /// lifted unseen; chosen by us.
  private static let longestSilence: Int64 = 500_000
  /// Farther than this, in units of the recording, no finger jumps while another is down; chosen
  /// by us.
  private static let longestJump = 200.0

  /// Gives the samples of recordings without ids to the finger that was nearest.
  mutating func tellFingersApart(unit: TimeUnit) {
    var open: [Open] = []
    var count: Int32 = 1
    for index in samples.indices {
      guard case .known(let phase) = samples[index].phase else { continue }
      let sample = samples[index]
      switch phase {
      case .began:
        open.removeAll { finger in
          let silence = sample.time.microseconds(since: finger.sample.time, unit: unit)
          return silence < 0 || silence > Self.longestSilence
        }
        if open.count == FingerTable.limit { open.removeFirst() }
        let taken = open.map(\.finger)
        let finger = (0...Int32(open.count)).first { !taken.contains($0) } ?? 0
        if !open.isEmpty {
          findings.count(
            .guessedFinger, at: sample.location,
            "two fingers without ids are told apart by where they are")
        }
        open.append(Open(finger: finger, sample: sample))
        samples[index].finger = finger
        count = max(count, finger + 1)
      case .moved, .ended, .cancelled:
        guard let nearest = Self.nearest(to: sample, in: open) else {
          samples[index].finger = Self.unseen
          continue
        }
        samples[index].finger = open[nearest].finger
        if phase == .moved {
          if sample.hasPosition { open[nearest].sample = sample }
        } else {
          open.remove(at: nearest)
        }
      }
    }
    fingerCount = count + 1
    for index in samples.indices where samples[index].finger == Self.unseen {
      samples[index].finger = count
    }
  }

  private static let unseen = Int32.max

  private static func nearest(to sample: RecordedSample, in open: [Open]) -> Int? {
    if open.count <= 1 || !sample.hasPosition { return open.indices.first }
    var best: Int?
    var bestDistance = longestJump * longestJump
    for index in open.indices {
      let dx = open[index].sample.x - sample.x
      let dy = open[index].sample.y - sample.y
      guard dx * dx + dy * dy <= bestDistance else { continue }
      best = index
      bestDistance = dx * dx + dy * dy
    }
    return best
  }

  /// Gives each finger the phases that the whole panel has: while another finger is down, the
  /// first sample of a finger is its beginning, and the panel's end is the end of all.
  mutating func spreadPanelPhases() {
    var down: Set<Int32> = []
    var result: [RecordedSample] = []
    result.reserveCapacity(samples.count)
    for var sample in samples {
      switch sample.phase {
      case .known(.began): down.insert(sample.finger)
      case .known(.moved):
        if !down.isEmpty, down.insert(sample.finger).inserted { sample.phase = .known(.began) }
      case .known(.ended), .known(.cancelled):
        down.remove(sample.finger)
        result.append(sample)
        guard !down.isEmpty else { continue }
        down.removeAll()
        sample.finger = RecordedSample.allFingers
        sample.x = .nan
        sample.y = .nan
      case .number, .unstated: break
      }
      result.append(sample)
    }
    samples = result
  }
}
