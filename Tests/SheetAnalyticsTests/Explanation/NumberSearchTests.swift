import SheetAnalytics
import Testing

@Suite struct NumberSearchTests {
  private static func nearest(
    whole: Bool = false, from origin: Double, toward limit: Double, _ changes: (Double) -> Bool
  ) -> Double? {
    NumberSearch(isWhole: whole).nearest(from: origin, toward: limit, changes: changes)
  }

  @Test func theFirstNumberBehindALimitIsFound() {
    #expect(Self.nearest(from: 10, toward: 4096) { $0 >= 37 } == 37)
    #expect(Self.nearest(from: 10, toward: 4096) { $0 > 37 } == 37.0.nextUp)
    #expect(Self.nearest(from: 1000, toward: 0) { $0 <= 0.1 } == 0.1)
    #expect(Self.nearest(from: 1000, toward: 0) { $0 == 0 } == 0)
    #expect(Self.nearest(from: 0.99, toward: 1.0.nextDown) { $0 > 0.995 } == 0.995.nextUp)
  }

  @Test func wholeNumbersStayWhole() {
    #expect(
      Self.nearest(whole: true, from: 100_000, toward: 60_000_000) { $0 > 170_000.5 } == 170_001)
    #expect(Self.nearest(whole: true, from: 3, toward: 0) { $0 < 2 } == 1)
    #expect(Self.nearest(whole: true, from: 3, toward: 4) { $0 > 3 } == 4)
  }

  @Test func whatNeverChangesIsNotFound() {
    #expect(Self.nearest(from: 10, toward: 4096) { _ in false } == nil)
    #expect(Self.nearest(from: 10, toward: 10) { _ in true } == nil)
  }

  /// An island that the ladder misses is found when half of the change lands on it.
  @Test func halfOfTheChangeNeverChangesAnything() throws {
    let found = try #require(
      Self.nearest(from: 0, toward: 1024) { $0 >= 60 || (28..<31).contains($0) })
    #expect(found == 28)
  }

  @Test func theWorkIsBounded() {
    for limit in [1.0, 37, 4096, 1e300] {
      for place in [1e-300, 0.3, 0.999] {
        var trials = 0
        _ = Self.nearest(from: 0, toward: limit) { number in
          trials += 1
          return number >= limit * place
        }
        #expect(trials <= NumberSearch.bound)
      }
    }
  }
}
