import SheetAnalytics
import TestSupport
import Testing

@Suite struct ParetoFrontTests {
  typealias Row = (
    name: String, choices: [(first: Double?, second: Double?)],
    worse: (WorseDirection, WorseDirection), front: [Int]
  )

  @Test(
    arguments: [
      ("nothing", [], (.higher, .higher), []),
      ("one", [(1, 1)], (.higher, .higher), [0]),
      ("a trade", [(1, 3), (2, 2), (3, 1)], (.higher, .higher), [0, 1, 2]),
      ("one beats all", [(1, 3), (1, 1), (3, 1)], (.higher, .higher), [1]),
      ("the other way", [(1, 3), (1, 1), (3, 3)], (.lower, .lower), [2]),
      ("one of each", [(1, 3), (1, 1), (3, 3)], (.higher, .lower), [0]),
      ("equal ones", [(1, 1), (1, 1), (2, 1)], (.higher, .higher), [0, 1]),
      ("without a value", [(nil, 0), (1, nil), (2, 2)], (.higher, .higher), [2]),
    ] as [Row])
  func `the front is what nothing beats`(_ row: Row) {
    #expect(ParetoFront.places(row.choices, worse: row.worse) == row.front, "\(row.name)")
  }

  @Test(arguments: 1...5) func `nothing on the front beats another on it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let choices = (0..<60).map { _ -> (first: Double?, second: Double?) in
      (
        Double(Int.random(in: 0..<20, using: &random)),
        Double(Int.random(in: 0..<20, using: &random))
      )
    }
    let front = ParetoFront.places(choices, worse: (.higher, .higher)).map { choices[$0] }
    #expect(!front.isEmpty)
    for one in front {
      for other in front {
        guard let a = one.first, let b = one.second, let c = other.first, let d = other.second
        else {
          continue
        }
        #expect(!(a <= c && b <= d && (a, b) != (c, d)))
      }
    }
  }
}
