/// A sample of a finger with its time and its place in the file: what nearly all events are.
public struct LocatedTouch: Sendable, BitwiseCopyable {
  /// What the finger did.
  public var sample: TouchSample
  /// When.
  public var time: Timestamp
  /// Where the file says so.
  public var location: TraceLocation

  /// Creates the sample at its time and place.
  public init(_ sample: TouchSample, time: Timestamp, location: TraceLocation) {
    self.sample = sample
    self.time = time
    self.location = location
  }

  /// The same as an event.
  package var event: TraceEvent { TraceEvent(time: time, action: .touch(sample)) }
}
