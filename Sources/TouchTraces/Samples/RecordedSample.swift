/// A sample as a recording states it: in its own clock, unit of length and words.
struct RecordedSample: Sendable, BitwiseCopyable {
  var time: ClockReading
  /// Number of the finger among those of the recording.
  var finger: Int32
  var phase: RecordedPhase
  /// Not a number where the recording states no position: the finger is where it was.
  var x: Double
  var y: Double
  /// Not a number where the recording states none.
  var force: Double
  /// Number of the gesture, where the recording tells gestures apart; else 0.
  var gesture: UInt32
  /// Number, among the ways of the recording, of the one that led here from the finger's sample before; 0 where
  /// the recording states each sample itself.
  var way: UInt32 = 0
  private var line: UInt32
  private var byteOffset: UInt32

  /// A lift of every finger that is down.
  static let allFingers: Int32 = -1

  init(
    time: ClockReading, finger: Int32, phase: RecordedPhase, x: Double = .nan, y: Double = .nan,
    force: Double = .nan, gesture: UInt32 = 0, at location: TraceLocation
  ) {
    self.time = time
    self.finger = finger
    self.phase = phase
    self.x = x
    self.y = y
    self.force = force
    self.gesture = gesture
    line = UInt32(clamping: location.line)
    byteOffset = UInt32(clamping: location.byteOffset)
  }

  var location: TraceLocation {
    TraceLocation(line: Int(line), byteOffset: Int(byteOffset))
  }

  /// Whether both are one and the same, written twice.
  func isSame(as other: RecordedSample) -> Bool {
    time == other.time && finger == other.finger && phase == other.phase
      && (x == other.x || x.isNaN && other.x.isNaN) && (y == other.y || y.isNaN && other.y.isNaN)
  }

  var hasPosition: Bool { !x.isNaN && !y.isNaN }
}

/// What a recording says that a finger did.
enum RecordedPhase: Equatable, Sendable, BitwiseCopyable {
  case known(TouchPhase)
  /// A number whose meaning follows from the other numbers of the recording.
  case number(UInt8)
  /// Nothing: gestures are told by the pauses between them.
  case unstated
}
