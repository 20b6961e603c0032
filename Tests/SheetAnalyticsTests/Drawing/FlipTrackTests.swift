import SheetAnalytics
import Testing

@Suite struct FlipTrackTests {
  private static func track(_ count: Int) -> FlipTrack {
    var track = FlipTrack(
      configuration: DetentConfiguration(detents: [], height: 800, wayOut: .open))
    for time in 0..<count {
      track.add(.init(microseconds: Int64(time), a: Double(time), b: 0))
    }
    return track
  }

  @Test(arguments: [1, 96, 191, 192, 500, 12_345])
  func `a long drag keeps few samples from all of its time`(_ count: Int) {
    let track = Self.track(count)
    #expect(track.samples.count < 192)
    #expect(track.samples.count >= min(count, 96))
    #expect(track.lift == Int64(count - 1))
    let times = track.samples.map(\.microseconds)
    #expect(times == times.sorted() && times.first == 0)
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect((gaps.max() ?? 0) <= 2 * (gaps.min() ?? 0))
  }

  @Test func `what follows ends where nothing moves any more`() {
    var track = Self.track(3)
    let edges: [Double] = [2, 10, 20, 20, 20, 20]
    track.settle(
      edges.enumerated().map { .init(microseconds: Int64(10 + $0), a: $1, b: 5) })
    #expect(track.samples.map(\.a) == [0, 1, 2, 2, 10, 20])
    #expect(track.lift == 2)
  }
}
