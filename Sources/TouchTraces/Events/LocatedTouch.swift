/// A sample of a finger with its time and its place in the file: what nearly all events are.
package struct LocatedTouch: Sendable, BitwiseCopyable {
  package var sample: TouchSample
  package var time: Timestamp
  package var location: TraceLocation

  package init(_ sample: TouchSample, time: Timestamp, location: TraceLocation) {
    self.sample = sample
    self.time = time
    self.location = location
  }

  /// The same as an event.
  package var event: TraceEvent { TraceEvent(time: time, action: .touch(sample)) }
}
