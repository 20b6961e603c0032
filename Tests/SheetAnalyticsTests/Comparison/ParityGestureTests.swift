import SheetAnalytics
import SheetReplay
import Testing

@Suite struct ParityGestureTests {
  private static func end(
    _ outcome: GestureOutcome, _ detent: String?, rule: String = "S03"
  ) -> GestureEnd {
    GestureEnd(outcome: outcome, fromDetent: "m", toDetent: detent, rule: rule)
  }

  /// The outcome of a letter: a detent, `x` for dismissed, `-` for a gesture that did not happen.
  private static func gesture(_ letters: String, isAtRisk: Bool = false) -> ParityGesture {
    let ends = letters.map { letter -> GestureEnd? in
      switch letter {
      case "-": nil
      case "x": end(.dismissed, nil)
      default: end(.settled, String(letter))
      }
    }
    return ParityGesture(number: 1, ends: ends, isAtRisk: isAtRisk)
  }

  typealias Row = (letters: String, tunings: [[Int]], pairs: Int)

  @Test(
    arguments: [
      ("mmm", [[0, 1, 2]], 0), ("mlm", [[0, 2], [1]], 2), ("lmx", [[0], [1], [2]], 3),
      ("mmllx", [[0, 1], [2, 3], [4]], 8), ("-m-", [[0, 2], [1]], 2), ("x-", [[0], [1]], 1),
      ("--", [[0, 1]], 0),
    ] as [Row])
  func `tunings that give the same outcome stand together`(_ row: Row) {
    let gesture = Self.gesture(row.letters)
    #expect(gesture.outcomes.map(\.tunings) == row.tunings)
    #expect(gesture.spread == ParitySpread(outcomes: row.tunings.count, pairs: row.pairs))
  }

  @Test func `an outcome is the word and the detent, not the rule`() {
    let ends = [
      Self.end(.settled, "m"), Self.end(.settled, "m", rule: "S05"), Self.end(.scrolled, "m"),
    ]
    let outcomes = ParityGesture(number: 1, ends: ends).outcomes
    #expect(outcomes.map(\.tunings) == [[0, 1], [2]])
    #expect(outcomes[0].end?.rule == "S03")
  }

  @Test func `more outcomes are worse than more pairs`() {
    let spreads = ["mmm", "mml", "mlx"].map { Self.gesture($0).spread }
    #expect(spreads == spreads.sorted())
    #expect(Self.gesture("mlllll").spread < Self.gesture("mmmlll").spread)
    #expect(Self.gesture("mmmlll").spread < Self.gesture("mmmmlx").spread)
  }

  private static let some = [
    gesture("mml"), gesture("mlx", isAtRisk: true), gesture("mmm"), gesture("-mm"),
  ]

  private static func tally(_ gestures: some Sequence<ParityGesture>) throws -> ParityTally {
    var tally = ParityTally(tunings: 3)
    for gesture in gestures { try tally.add(gesture) }
    return tally
  }

  @Test func `each pair of tunings counts the gestures on which it differs`() throws {
    let tally = try Self.tally(Self.some)
    #expect(tally.gestures == 4 && tally.differing == 3 && tally.atRisk == 1)
    let counts = (0..<3).map { a in (0..<3).map { b in tally[a, b] } }
    #expect(counts == [[0, 2, 3], [2, 0, 2], [3, 2, 0]])
    #expect(tally.share(0, 1) == 0.5)
    #expect(ParityTally(tunings: 3).share(0, 1) == nil)
  }

  @Test(arguments: 0...4)
  func `tallies merge to the tally of all`(_ cut: Int) throws {
    var left = try Self.tally(Self.some.prefix(cut))
    let right = try Self.tally(Self.some.dropFirst(cut))
    let whole = try Self.tally(Self.some.reversed())
    var other = right
    try other.merge(left)
    try left.merge(right)
    #expect(left == whole && other == whole)
  }
}
