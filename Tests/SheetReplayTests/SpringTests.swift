import SheetReplay
import TestSupport
import Testing

/// The end of a settle is the first point of the grid at which the spring is slow and near enough.
@Suite struct SpringTests {
  private struct Case: CustomStringConvertible {
    var spring: Spring
    var probe: Int64
    var nearness: Double
    var slowness: Double
    var description: String { "\(spring), \(probe) us, \(nearness) pt, \(slowness) pt/s" }

    init(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed))
      func one<Value>(_ values: [Value]) -> Value { values[seed % values.count] }
      spring = Spring(
        omega: Double.random(in: 0...60, using: &generator),
        ratio: Double.random(in: 0...1.3, using: &generator),
        distance: Double.random(in: -900...900, using: &generator),
        velocity: Double.random(in: -9000...9000, using: &generator))
      probe = one([1000, 1000, 137, 1, 20_000])
      nearness = one([0.5, 0.5, 0.01, 0, 80, 2000, 1 / 6])
      slowness = one([5, 5, 5, 0, 0.1, 800, 1e6, 5, 5, 5, 5])
      if seed % 50 == 0 { spring.omega = 0 }
      if seed % 30 == 0 { spring.velocity = 0 }
    }
  }

  private static let limit = 1500

  @Test(arguments: 0..<300)
  func theEndIsTheOneThatLookingEverywhereFinds(_ seed: Int) {
    let item = Case(seed: seed)
    let found = item.spring.end(
      probe: item.probe, limit: Self.limit, nearness: item.nearness, slowness: item.slowness)
    #expect(found == Self.everywhere(item), "\(item)")
  }

  /// Otherwise the comparison would say little.
  @Test func someOfTheseSpringsEndAndSomeDoNot() {
    let ends = (0..<300).map { Self.everywhere(Case(seed: $0)) / Case(seed: $0).probe }
    #expect(ends.filter { $0 == Self.limit }.count > 50)
    #expect(ends.filter { $0 > 100 && $0 < Self.limit }.count > 50)
    #expect(ends.contains(0))
  }

  private static func everywhere(_ item: Case) -> Int64 {
    for count in 0..<limit {
      let elapsed = Int64(count) * item.probe
      let (x, v) = item.spring.state(at: Double(elapsed) / 1e6)
      if abs(x) < item.nearness && abs(v) < item.slowness { return elapsed }
    }
    return Int64(limit) * item.probe
  }
}
