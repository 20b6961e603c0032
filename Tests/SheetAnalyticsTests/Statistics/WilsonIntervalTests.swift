import SheetAnalytics
import TestSupport
import Testing

@Suite struct WilsonIntervalTests {
  @Test(arguments: [
    (#line, 0, 10, 0.0, 0.27753279986288926),
    (#line, 7, 50, 0.06950833427016292, 0.26186193710585537),
    (#line, 10, 10, 0.7224672001371109, 1.0),
    (#line, 263, 1000, 0.23665685979107837, 0.2911570237310747),
  ])
  func `known rates have known intervals`(line: Int, k: Int64, n: Int64, low: Double, high: Double)
  {
    let interval = WilsonInterval.of(successes: k, units: n)
    expectNear(interval?.low, low)
    expectNear(interval?.high, high)
  }

  @Test func `the ends are exact and no units give no interval`() {
    for n in Int64(1)...300 {
      #expect(WilsonInterval.of(successes: 0, units: n)?.low == 0)
      #expect(WilsonInterval.of(successes: n, units: n)?.high == 1)
    }
    #expect(WilsonInterval.of(successes: 0, units: 0) == nil)
  }

  @Test func `the interval holds the rate and mirrors for failures`() {
    for k in Int64(0)...40 {
      let interval = WilsonInterval.of(successes: k, units: 40)
      let mirror = WilsonInterval.of(successes: 40 - k, units: 40)
      let rate = Double(k) / 40
      #expect(interval.map { $0.low <= rate && rate <= ($0.high ?? -1) } == true)
      expectNear(interval?.low, 1 - (mirror?.high ?? .nan), tolerance: 1e-15)
    }
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference rates agree`() throws {
    let rows = try StatisticsVectors.rows("wilson")
    #expect(!rows.isEmpty)
    for row in rows {
      let interval = WilsonInterval.of(successes: row.integer("k"), units: row.integer("n"))
      expectNear(interval?.low, row.numbers("wilson")[0])
      expectNear(interval?.high, row.numbers("wilson")[1])
    }
  }
}
