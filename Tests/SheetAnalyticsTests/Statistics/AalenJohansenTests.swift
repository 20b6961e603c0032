import SheetAnalytics
import TestSupport
import Testing

@Suite struct AalenJohansenTests {
  @Test func `causes share the ends`() {
    let rows = AalenJohansen.shares(curve(exits: [1, 2, 3, 4], causes: [1, 3, 0, 2]))
    #expect(rows.map(\.expanded) == [0.25, 0.25, 0.25])
    #expect(rows.map(\.dismissed) == [0, 0.25, 0.25])
    #expect(rows.map(\.collapsed) == [0, 0, 0.5])
  }

  @Test func `the shares and the survivors make one`() {
    var state: UInt64 = 7
    var exits: [Int64] = []
    var entries: [Int64] = []
    var causes: [Int64] = []
    for _ in 0..<500 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let entry = Int64(state >> 61)
      entries.append(entry)
      exits.append(entry + 1 + Int64((state >> 33) % 90))
      causes.append(Int64((state >> 20) % 5))
    }
    let rows = AalenJohansen.shares(curve(entries: entries, exits: exits, causes: causes))
    #expect(rows.count > 50)
    for row in rows {
      let sum = row.survival + row.expanded + row.collapsed + row.dismissed + row.programmatic
      expectNear(sum, 1, tolerance: 1e-12)
    }
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference shares agree`() throws {
    let vector = try StatisticsVectors.object("aalen_johansen")
    let times = vector.integers("T")
    let rows = AalenJohansen.shares(curve(exits: times, causes: vector.integers("E")))
    let shares = vector["cif"] as? [String: Any] ?? [:]
    for (index, time) in times.enumerated() {
      let row = rows.last { $0.time <= time }
      expectNear(row?.expanded, shares.numbers("1")[index])
      expectNear(row?.collapsed, shares.numbers("2")[index])
    }
  }
}
