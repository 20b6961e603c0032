import SheetReplay
import Testing
import TouchTraces

struct OverdragTests {
  private static let curves: [(RubberBandCurve, Points)] = [
    (.free, 100), (.clamp, 0), (.rational, 35.483870967741936), (.linear(0.5), 50),
    (.log10(0.5), 19.382002601611284), (.sqrt(2.5), 25.124689052802225),
    (.ln(8), 20.92096409496847), (.friction(extent: 120, resistance: 6), 28.3),
  ]

  private static func overdrag(_ curve: RubberBandCurve) -> Overdrag {
    Overdrag(
      curve: curve, band: RubberBand(coefficient: 0.55), extent: 100, height: 400)
  }

  @Test(arguments: curves.dropLast())
  func `a pull of 100 pt past a sheet of 400 pt`(_ curve: RubberBandCurve, shown: Points) {
    #expect(abs(Self.overdrag(curve).shown(100) - shown) < 0.2 * 1e-3 + shown * 1e-3)
  }

  @Test(arguments: curves.map(\.0))
  func `a curve begins at 0, never falls, and is undone by its inverse`(_ curve: RubberBandCurve) {
    let overdrag = Self.overdrag(curve)
    #expect(overdrag.shown(0) == 0)
    for pull in stride(from: 1.0, through: 200, by: 7) {
      #expect(overdrag.shown(pull + 7) >= overdrag.shown(pull))
      #expect(overdrag.slope(pull) >= 0)
      let shown = overdrag.shown(pull)
      // Friction lets nothing through at the end of its extent: no pull is the only one.
      #expect(abs(overdrag.shown(overdrag.pull(shown)) - shown) < 0.01)
    }
  }

  @Test func `pulls in a row show what each shows alone`() {
    // Back and forth over borders of the pieces of 18 pt, to the bit, under one friction and then another.
    var trail = FrictionTrail()
    for (extent, resistance) in [(120.0, 6.0), (60, 0), (120, 6)] {
      let friction = Friction(extent: extent, resistance: resistance)
      let overdrag = Self.overdrag(.friction(extent: extent, resistance: resistance))
      for step in 0..<2_000 {
        let pull = Double(step * 7_919 % 4_000) / 10 + (step.isMultiple(of: 5) ? 18 : 1e-9)
        #expect(overdrag.shown(pull, &trail) == friction.applied(pull, from: 0))
      }
      for pull in [18.0, 36, 17.999999999999996, 36.00000000000001, 360] {
        #expect(overdrag.shown(pull, &trail) == friction.applied(pull, from: 0))
      }
    }
  }

  @Test func `a pull beyond all screens is as long as the longest`() {
    var trail = FrictionTrail()
    let friction = Friction(extent: 120, resistance: 6)
    let longest = friction.applied(4096, from: 0)
    for pull in [1e9, 50, 1e9 - 100, 1e300] {
      #expect(trail.shown(pull, friction) == friction.applied(pull, from: 0))
    }
    #expect(trail.shown(1e9, friction) == longest && longest < 120)
  }

  @Test(arguments: [
    "free", "clamp", "rational", "linear(0.5)", "log10(0.5)", "sqrt(2.5)", "ln(8)",
    "friction(120,6)", "log10(0.5)/clamp",
  ])
  func `a spelling reads back`(_ text: String) throws {
    var tuning = Tuning()
    try tuning.set("rubberBand", to: .string(text))
    var again = Tuning()
    let field = try #require(Tuning.fields.first { $0.name == "rubberBand" })
    try again.set("rubberBand", to: field.value(in: tuning))
    #expect(tuning == again)
    #expect(text == "rational" || tuning != Tuning())
  }

  @Test(arguments: [
    "", "linear", "linear()", "linear(-1)", "linear(nan)", "clamp(1)", "free/", "free/free/free",
    "friction(0,6)", "Free",
  ])
  func `what is no curve is refused`(_ text: String) {
    var tuning = Tuning()
    #expect(throws: TuningError.self) { try tuning.set("rubberBand", to: .string(text)) }
  }
}
