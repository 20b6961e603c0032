/// Samples of fingers on their way to a sink, which takes many at once.
struct TouchBatch {
  private var touches: [LocatedTouch] = []

  /// Samples that go on at once; chosen by us, to stay in the first-level cache.
  private static let size = 128

  /// Takes a sample.
  mutating func append(
    _ sample: TouchSample, time: Timestamp, at location: TraceLocation,
    into sink: inout some TraceSink
  ) {
    if room == 0 { flush(into: &sink) }
    touches.append(LocatedTouch(sample, time: time, location: location))
  }

  /// Samples that can be taken before they go on.
  var room: Int { Self.size - touches.count }

  /// Takes those of the samples of a way for which there is room.
  mutating func append(_ samples: WaySamples, _ numbers: Range<Int>) {
    touches.append(addingCapacity: numbers.count) { output in
      for number in numbers { output.append(samples[number]) }
    }
  }

  /// Hands over what was taken.
  mutating func flush(into sink: inout some TraceSink) {
    guard !touches.isEmpty else { return }
    sink.receive(touches.span)
    touches.removeAll(keepingCapacity: true)
  }
}
