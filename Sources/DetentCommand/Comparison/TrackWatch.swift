import SheetAnalytics
import SheetReplay
import TouchTraces

/// Follows both sheets of a comparison through one gesture, for a drawing.
struct TrackWatch {
  /// How long the sheets are followed after the lift, and how often; chosen by us.
  private static let afterwards: Int64 = 1_200_000
  private static let interval: Int64 = 30_000

  private var start = Timestamp.zero
  private var track: FlipTrack?

  /// A gesture begins with an event of `time`.
  mutating func begin(at time: Timestamp, sheet: ReplayedSheet) {
    start = time
    track = FlipTrack(configuration: DetentConfiguration(sheet.engine))
  }

  /// Takes note of where both sheets are under the finger.
  mutating func note(_ a: Points, _ b: Points, at time: Timestamp) {
    track?.add(FlipTrack.Sample(microseconds: time.since(start), a: a, b: b))
  }

  /// Ends the gesture and follows copies of both sheets until they have settled.
  mutating func end(at time: Timestamp, a: ReplayedSheet, b: ReplayedSheet) -> FlipTrack? {
    guard var track else { return nil }
    self.track = nil
    var (first, second) = (a.engine, b.engine)
    var rest: [FlipTrack.Sample] = []
    for step in 0...(Self.afterwards / Self.interval) {
      let moment = time.advanced(by: step * Self.interval)
      let look = TraceEvent(time: moment, action: .mark(""))
      first.handle(look)
      second.handle(look)
      rest.append(
        FlipTrack.Sample(
          microseconds: moment.since(start), a: first.step.y, b: second.step.y))
    }
    track.settle(rest)
    return track
  }
}
