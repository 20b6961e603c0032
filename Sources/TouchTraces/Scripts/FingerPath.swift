/// A finger that a script leads: corner points, and the way between them.
struct FingerPath: Sendable {
  private let finger: Int32
  /// Microseconds from the start of the script.
  var time: Int64
  private var x = Double.nan
  private var y = Double.nan
  private var isDown = false

  /// Microseconds between made-up samples: 120 Hz, as iPhones deliver touches and as Android's `input`
  /// sends them (its `InputShellCommand`, `SWIPE_EVENT_HZ_DEFAULT`).
  private static let step: Int64 = 8_333
  /// A move that takes no longer is one sample of a recording, not a way to be filled.
  private static let shortMove: Int64 = 10_000
  /// The longest move, in microseconds; chosen by us, so that hostile ones fill no memory.
  static let longestMove: Int64 = 600_000_000

  init(finger: Int32, time: Int64 = 0) {
    self.finger = finger
    self.time = time
  }

  /// Whether the finger was ever somewhere.
  var hasPosition: Bool { !x.isNaN && !y.isNaN }
  var position: (x: Double, y: Double) { (x, y) }

  /// Lets time pass.
  mutating func wait(_ microseconds: Int64) {
    time = Timestamp(microseconds: time).advanced(by: microseconds).microseconds
  }

  /// Puts the finger down where it is.
  mutating func down(at location: TraceLocation, into recording: inout SampleRecording) {
    isDown = true
    append(.began, at: location, into: &recording)
  }

  /// Moves the finger in a straight line at constant speed.
  mutating func move(
    to point: (x: Double, y: Double), over microseconds: Int64, at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    if isDown, microseconds > Self.shortMove,
      let way = StraightWay(duration: microseconds, step: Self.step)
    {
      recording.findings.count(
        .synthetic, at: location, "a way between two points is filled with samples at 120 Hz")
      return follow(way, to: point, at: location, into: &recording)
    }
    (x, y) = point
    wait(microseconds)
    if isDown { append(.moved, at: location, into: &recording) }
  }

  /// Moves the finger, which is down, in a straight line with samples at even steps.
  mutating func follow(
    _ way: StraightWay, to point: (x: Double, y: Double), at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    (x, y) = point
    wait(way.duration)
    recording.append(sample(.moved, at: location), after: way)
  }

  /// Lifts the finger where it is, or takes it away.
  mutating func up(
    _ phase: TouchPhase = .ended, at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    isDown = false
    append(phase, at: location, into: &recording)
  }

  private func append(
    _ phase: TouchPhase, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    recording.append(sample(phase, at: location))
  }

  private func sample(_ phase: TouchPhase, at location: TraceLocation) -> RecordedSample {
    RecordedSample(
      time: ClockReading(whole: time), finger: finger, phase: .known(phase), x: x, y: y,
      at: location)
  }
}
