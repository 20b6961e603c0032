import SheetReplay
import TestSupport
import Testing
import TouchTraces

@Suite(.enabled(if: SharedFolder.exists, "needs the folder of test values beside the checkout"))
struct DecisionFunctionTests {
  @Test(arguments: GoldenRow.rows(startingWith: "N"))
  func aSingleFunctionAgreesWithTheGoldenRow(_ row: GoldenRow) throws {
    let expected = try #require(Double(row["checks"].dropFirst("value=".count)))
    let call = row["gesture"].split(separator: "(")
    let arguments = try call[1].dropLast().split(separator: ",").map { part in
      try #require(Double(part.split(separator: "=").last ?? ""))
    }
    let value = try #require(Self.value(of: String(call[0]), arguments), "\(row.id)")
    #expect(abs(value - expected) <= 1e-6, "\(row.id)")
  }

  private static func value(of function: String, _ arguments: [Double]) -> Double? {
    let tuning = Tuning()
    let band = RubberBand(coefficient: tuning.rubberBandCoefficient)
    switch function {
    case "band": return band.shown(arguments[0], dimension: arguments[1])
    case "unband": return band.pull(arguments[0], dimension: arguments[1])
    case "bandSlope": return band.slope(arguments[0], dimension: arguments[1])
    case "projection":
      return Release.projection(u: arguments[0], v: arguments[1], tuning: tuning)
    case "dim": return dimFraction(at: arguments[0], undimmed: nil)
    case "dimUndimmedMedium": return dimFraction(at: arguments[0], undimmed: "medium")
    case "springX": return spring(arguments).state(at: arguments[3]).x
    case "springV": return spring(arguments).state(at: arguments[3]).v
    case "springEndUs":
      return Double(
        spring(arguments).end(
          probe: tuning.settleProbe, limit: tuning.settleLimit, nearness: tuning.settleDistance,
          slowness: tuning.settleSpeed))
    default: return nil
    }
  }

  private static func spring(_ arguments: [Double]) -> Spring {
    Spring(
      omega: Spring.omega(response: Tuning().springResponse), ratio: arguments[0],
      distance: arguments[1], velocity: arguments[2])
  }

  private static func dimFraction(at y: Double, undimmed: String?) -> Double {
    var fields = SceneFields()
    fields.sheet.detents = [.medium, .large]
    let scene = fields.resolved()
    var names: [String] = []
    let geometry = SheetGeometry(
      screen: scene.screen, sheet: scene.sheet, content: nil, tuning: Tuning(),
      id: { name in
        names.append(name)
        return DetentID(testing: Int16(names.count - 1))
      })
    return geometry.dimFraction(
      at: y,
      undimmed: undimmed.flatMap { name in names.firstIndex(of: name) }.map {
        DetentID(testing: Int16($0))
      })
  }
}
