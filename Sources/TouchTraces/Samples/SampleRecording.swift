/// The samples of a recording, collected until its end.
///
/// The unit of its clock and of its lengths, the meaning of its numbers and the order of its
/// samples are often known only when all of it was seen. So its samples are kept, 64 bytes each,
/// up to a limit.
struct SampleRecording: Sendable {
  /// Samples that are kept, 32 MiB; at 120 a second, more than an hour with a finger down.
  static let limit = 1 << 19
  /// Samples of a short drag.
  private static let usualCount = 64
  /// Fingers that are told apart, each touch being one of its own in some recordings, and bytes of
  /// their names that are looked at; chosen by us, so that memory has a bound.
  private static let largestFingerCount: Int32 = 1 << 16
  private static let longestName = 64

  /// In what order the samples of a recording stand.
  enum Order: Sendable {
    /// As they happened; a step back in time is the start of another recording.
    case asHappened
    /// In batches: their times decide.
    case byTime
  }

  /// What the recording says of its session.
  var id: String?
  var user: String?
  var labels: [Label] = []
  var samples: [RecordedSample] = []
  /// Ways to samples, each different from the one before it.
  var ways: [StraightWay] = []
  /// Samples that are yet to be made, on those ways.
  var filledCount = 0
  var fingerCount: Int32 = 0
  /// Whether the recording tells its fingers apart.
  var tellsFingers = true
  /// Whether phases are those of the whole panel: a further finger has none of its own.
  var hasPanelPhases = false
  private var fingers: [String: Int32] = [:]
  private var recentFinger: (name: String, number: Int32)?
  private var recentNumber: (name: Int32, number: Int32)?
  /// The first number that stands for a phase, and how often each does.
  private var firstPhaseNumber: UInt8?
  private var phaseCounts: [Int] = []

  /// The clock's unit, if the format or the names of the values tell it.
  var timeUnit: TimeUnit?
  var order = Order.asHappened
  /// What the numbers of phases mean, if the names of the values tell it.
  var statedDialect: PhaseDialect?
  var lengths = LengthUnit.unknown
  /// The screen in points, if the recording states it.
  var screen = ScreenFields()
  /// The screen in pixels, if the recording states it.
  var pixels: PixelSize?
  var findings = FindingTally()
  /// Why nothing of the recording can be used, whatever else is in it.
  var refusal: Finding?
  /// Samples without a time, which cannot be used.
  private(set) var timelessCount = 0

  /// Width and height in pixels.
  struct PixelSize: Equatable, Sendable {
    var width: Double
    var height: Double
  }

  /// Samples that were found, with or without a time.
  var sampleCount: Int { samples.count + timelessCount }
  var isFull: Bool { !hasRoom(for: 1) }

  /// Whether so many samples more are within the limit.
  func hasRoom(for count: Int) -> Bool {
    samples.count + filledCount + count <= Self.limit
  }

  /// The number of the finger that a recording calls `name`.
  ///
  /// Names that begin with the same `longestName` bytes are one, and names beyond the first
  /// `largestFingerCount` are all the last one's.
  mutating func finger(_ name: String) -> Int32 {
    if let recentFinger, recentFinger.name == name { return recentFinger.number }
    let name = name.utf8.count <= Self.longestName ? name : Self.shortened(name)
    let number = fingers[name] ?? min(fingerCount, Self.largestFingerCount - 1)
    if number == fingerCount {
      fingers[name] = number
      fingerCount += 1
    }
    recentFinger = (name, number)
    return number
  }

  private static func shortened(_ name: String) -> String {
    String(decoding: name.utf8.prefix(longestName), as: UTF8.self)
  }

  /// The number of the finger that a recording calls by a number.
  mutating func finger(number: Int32) -> Int32 {
    if let recentNumber, recentNumber.name == number { return recentNumber.number }
    let finger = finger(String(number))
    recentNumber = (number, finger)
    return finger
  }

  /// Takes the next sample in.
  mutating func append(_ sample: RecordedSample) {
    guard !isFull else {
      return findings.count(
        .truncated, key: "limit", at: sample.location,
        "more than \(Self.limit) samples, the rest is not read")
    }
    if case .number(let number) = sample.phase {
      if firstPhaseNumber == nil { firstPhaseNumber = number }
      while phaseCounts.count <= Int(number) { phaseCounts.append(0) }
      phaseCounts[Int(number)] += 1
    }
    if samples.count == samples.capacity { makeRoom() }
    samples.append(sample)
  }

  /// Grows the list by large steps: memory that is not used costs nothing, another copy of a list
  /// that is full does.
  private mutating func makeRoom() {
    samples.reserveCapacity(min(max(samples.count * 8, Self.usualCount), Self.limit))
  }

  /// Counts a sample that has no time.
  mutating func appendTimeless() {
    timelessCount += 1
  }

  /// What the numbers of phases mean; `nil` if there are none.
  var dialect: PhaseDialect? {
    guard let firstPhaseNumber else { return nil }
    return statedDialect ?? PhaseDialect(first: firstPhaseNumber, counts: phaseCounts)
  }
}

/// In what a recording measures lengths.
enum LengthUnit: Sendable {
  case points
  case pixels
  /// The values of a touch panel.
  case panel
  /// Shares of the screen's sides, from 0 to 1.
  case shares
  /// To be judged by the largest values.
  case unknown
}

extension SampleRecording {
  /// Steps that are looked at to find the clock's unit; chosen by us.
  private static let judgedSteps = 1_024
  /// The pause, in microseconds, that parts gestures of recordings without phases.
  private static let gestureGap: Int64 = 200_000

  /// The middle one of the steps between samples of one finger, in units of the clock.
  var medianStep: Double? {
    var last = [RecordedSample?](repeating: nil, count: Int(fingerCount))
    var steps: [Double] = []
    for sample in samples where sample.finger >= 0 && sample.hasPosition {
      if let before = last[Int(sample.finger)] {
        let step = sample.time.units(since: before.time)
        if step > 0 { steps.append(step) }
        guard steps.count < Self.judgedSteps else { break }
      }
      last[Int(sample.finger)] = sample
    }
    guard !steps.isEmpty else { return nil }
    steps.sort()
    return steps[steps.count / 2]
  }

  /// Whether time never goes back; then samples of the same moment stand as they happened too.
  private func isInOrder(_ unit: TimeUnit) -> Bool {
    for index in samples.indices.dropFirst()
    where samples[index].time.microseconds(since: samples[index - 1].time, unit: unit) < 0 {
      return false
    }
    return true
  }

  /// Brings samples that came in batches into the order in which they happened.
  mutating func sort(unit: TimeUnit) {
    guard order == .byTime, let origin = samples.first?.time, !isInOrder(unit) else { return }
    samples.sort { left, right in
      let times = (
        left.time.microseconds(since: origin, unit: unit),
        right.time.microseconds(since: origin, unit: unit)
      )
      return times.0 == times.1 ? left.phase.rank < right.phase.rank : times.0 < times.1
    }
  }

  /// Whether a sample without a phase goes on with the gesture of the one before it.
  private func isSameGesture(
    _ before: RecordedSample, _ sample: RecordedSample, _ unit: TimeUnit
  ) -> Bool {
    if sample.gesture != 0 { return before.gesture == sample.gesture }
    let pause = sample.time.microseconds(since: before.time, unit: unit)
    return -Self.gestureGap...Self.gestureGap ~= pause
  }

  /// Gives each sample the phase that its number means or that the pauses around it tell.
  mutating func resolvePhases(unit: TimeUnit) {
    let dialect = dialect
    var last = [Int?](repeating: nil, count: Int(fingerCount))
    for index in samples.indices {
      switch samples[index].phase {
      case .known: continue
      case .number(let number):
        if let phase = dialect?.phase(number) { samples[index].phase = .known(phase) }
      case .unstated:
        let finger = Int(samples[index].finger)
        guard finger >= 0 else { continue }
        if let before = last[finger],
          isSameGesture(samples[before], samples[index], unit)
        {
          samples[index].phase = .known(.moved)
        } else {
          if let before = last[finger] { samples[before].endRun() }
          samples[index].phase = .known(.began)
        }
        last[finger] = index
      }
    }
    for case let index? in last { samples[index].endRun() }
  }
}

extension RecordedSample {
  /// The last sample of a gesture without phases is its lift.
  fileprivate mutating func endRun() {
    if phase == .known(.moved) { phase = .known(.ended) }
  }
}

extension RecordedPhase {
  /// The order of samples of the same moment.
  fileprivate var rank: Int {
    switch self {
    case .known(.began): 0
    case .known(.moved), .number, .unstated: 1
    case .known(.ended), .known(.cancelled): 2
    }
  }
}
