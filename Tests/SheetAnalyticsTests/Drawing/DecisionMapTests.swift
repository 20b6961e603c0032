import SheetAnalytics
import SheetReplay
import TestSupport
import Testing

@Suite struct DecisionMapTests {
  private static let phone = DetentConfiguration(
    detents: [
      .init(name: ByteText(text: "large"), y: 69), .init(name: ByteText(text: "medium"), y: 399),
      .init(name: ByteText(text: "peek"), y: 718),
    ], height: 852, wayOut: .open)

  private static func question(
    _ tuning: Tuning, _ configuration: DetentConfiguration, from name: String = "medium"
  ) -> ReleaseQuestion {
    ReleaseQuestion(configuration, tuning: tuning, from: ByteText(text: name))
  }

  private static func map(_ question: ReleaseQuestion) -> DecisionMap {
    DecisionMap(question, velocities: -2500...2500, positions: -40...892)
  }

  @Test(
    arguments: [
      ("as UIKit", #"{"base":"uikit"}"#), ("slower flicks", #"{"base":"uikit","flickSpeed":317}"#),
      ("no projection below", #"{"base":"uikit","minimumProjectedSpeed":900}"#),
      ("floating-panel", #"{"base":"floating-panel"}"#),
      ("steps from the start", #"{"base":"vaul"}"#),
      ("a policy", #"{"base":"material"}"#), ("gorhom", #"{"base":"gorhom"}"#),
    ])
  func `what the map says is what the rules decide`(_ name: String, _ json: String) throws {
    let tuning = try Tuning(json: Array(json.utf8))
    for configuration in [Self.phone, Self.refused] {
      let question = Self.question(tuning, configuration)
      let map = Self.map(question)
      var generator = SeededGenerator(seed: 7)
      var checked = 0
      for _ in 0..<4000 {
        let velocity = Double.random(in: -2500...2500, using: &generator)
        let y = Double.random(in: -40...892, using: &generator)
        guard let target = Self.read(map, velocity, y) else { continue }
        checked += 1
        #expect(target == question.target(y: y, velocity: velocity), "\(name) \(velocity) \(y)")
      }
      #expect(checked > 3900)
      #expect(map.columns.count < 3000)
    }
  }

  private static let refused = DetentConfiguration(
    detents: phone.detents, height: phone.height, wayOut: .refused)

  /// What a drawing of the map shows at a point; `nil` within a point of a border or at a jump.
  private static func read(_ map: DecisionMap, _ velocity: Double, _ y: Double) -> GestureTarget? {
    guard let place = map.columns.firstIndex(where: { $0.velocity >= velocity }), place > 0 else {
      return nil
    }
    let (left, right) = (map.columns[place - 1], map.columns[place])
    guard DecisionMap.isSmooth(from: left, to: right) else { return nil }
    let share = (velocity - left.velocity) / (right.velocity - left.velocity)
    let borders = zip(left.borders, right.borders).map { $0 + share * ($1 - $0) }
    guard borders.allSatisfy({ abs($0 - y) > 1 }) else { return nil }
    return left.targets[borders.count { $0 < y }]
  }

  @Test func `a sheet at rest goes to the nearest detent, below the smallest to the way out`() {
    let column = Self.map(Self.question(.uikit, Self.phone)).columns.first { $0.velocity == 0 }
    #expect(
      column?.targets == [
        .detent(ByteText(text: "large")), .detent(ByteText(text: "medium")),
        .detent(ByteText(text: "peek")), .dismissed,
      ])
    let borders = column?.borders ?? []
    #expect(zip(borders, [234, 558.5, 785]).allSatisfy { abs($0 - $1) < 0.1 })
    let closed = Self.map(Self.question(.uikit, Self.refused)).columns
    #expect(closed.allSatisfy { !$0.targets.contains(.dismissed) })
  }
}
