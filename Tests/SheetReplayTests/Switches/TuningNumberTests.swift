import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Numbers of the tuning: each changes what it says it changes.
struct TuningNumberTests {
  @Test(arguments: [
    ("iPhone 14 Pro", 69.0, 89.0, TuningChange.set(\.topPadHomeIndicator, 30)),
    ("iPhone SE3", 40.0, 50.0, TuningChange.set(\.topPadHomeButton, 30)),
    ("iPad 10", 44.0, 54.0, TuningChange.set(\.topPadPad, 30)),
    ("iPhone 14 Pro landscape", 8.0, 30.0, TuningChange.set(\.topPadCompactHeight, 30)),
  ])
  func `the top pads move the full position`(
    _ device: String, plain: Double, changed: Double, change: TuningChange
  ) {
    for (y, change) in [(plain, TuningChange.none), (changed, change)] {
      let sheet = SheetTester(
        detents: [.large], screen: .device(device),
        sheet: { $0.prefersEdgeAttachedInCompactHeight = true }, tuning: change.apply)
      sheet.expect(y: y)
    }
  }

  @Test(arguments: [
    ("iPhone 14 Pro", 443.5, TuningChange.set(\.mediumFactor, 0.5)),
    ("iPhone SE1", 304.0, TuningChange.set(\.mediumFactorShort, 0.5)),
    ("iPhone 14 Pro", 346.13, TuningChange.set(\.mediumFactorHeight, 852)),
  ])
  func `the medium factors move medium`(_ device: String, y: Double, change: TuningChange) {
    SheetTester(screen: .device(device), tuning: change.apply).expect(y: y)
  }

  @Test(arguments: [
    (10.0, 1.0, TuningChange.set(\.rubberBandCoefficient, 1)),
    (4.0, 0.55, TuningChange.set(\.topExtentMaximum, 4)),
  ])
  func `the band above the largest detent gives way as tuned`(
    _ extent: Double, coefficient: Double, change: TuningChange
  ) {
    var sheet = SheetTester(start: "large", tuning: change.apply)
    sheet.drag(.header, by: -20)
    sheet.expect(y: 69 - extent * (1 - 1 / (20 * coefficient / extent + 1)))
  }

  @Test(arguments: [
    (195.75, TuningChange.none), (100.0, TuningChange.set(\.bottomExtentMaximum, 100)),
    (78.3, TuningChange.set(\.bottomExtentFraction, 0.1)),
  ])
  func `the band below a refused sheet gives way as tuned`(_ extent: Double, change: TuningChange) {
    var sheet = SheetTester(sheet: { $0.isModalInPresentation = true }, tuning: change.apply)
    sheet.drag(.header, by: 100)
    sheet.expect(y: 398.56 + extent * (1 - 1 / (100 * 0.55 / extent + 1)))
  }

  @Test(arguments: [(0.25, 0), (0.1, 1)])
  func `attemptFraction says how far a refused pull is an attempt`(
    _ fraction: Double, attempts: Int
  ) {
    var sheet = SheetTester(
      sheet: { $0.isModalInPresentation = true }, tuning: { $0.attemptFraction = fraction })
    // Shown: 19.8 pt of the extent's 195.75 pt.
    sheet.drag(.header, by: 40)
    #expect(sheet.callbacks.count == attempts)
  }

  /// 40 pt up, the last 9 of them at 900 pt/s.
  @Test(arguments: [
    ("medium", Rule.s03, TuningChange.none),
    ("large", .s03, TuningChange.set(\.decelerationRate, 0.998)),
    ("large", .s05, TuningChange.set(\.flickSpeed, 900)),
    ("medium", .s02, TuningChange.set(\.minimumProjectedSpeed, 901)),
    ("medium", .s03, TuningChange.set(\.minimumProjectedSpeed, 899)),
  ])
  func `the numbers of the release decide where a moving sheet goes`(
    _ detent: String, rule: Rule, change: TuningChange
  ) {
    var sheet = SheetTester(tuning: change.apply)
    sheet.drag(.header, by: -31)
    sheet.move(by: -9)
    sheet.up()
    sheet.settle()
    sheet.expect(detent: detent)
    #expect(sheet.gestures.last?.releaseRule == rule)
  }

  /// From medium to large, 329.56 pt.
  @Test(arguments: [
    (Int64(511_000)...511_000, TuningChange.none),
    (520_000...520_000, TuningChange.set(\.settleProbe, 10_000)),
    (3000...3000, TuningChange.set(\.settleLimit, 3)),
    (900_000...1_100_000, TuningChange.set(\.springResponse, 0.68828)),
    (440_000...505_000, TuningChange.set(\.settleSpeed, 500)),
    (680_000...760_000, TuningChange.set(\.settleDistance, 0.01)),
  ])
  func `the numbers of the spring say how long a settle takes`(
    _ microseconds: ClosedRange<Int64>, change: TuningChange
  ) throws {
    var sheet = SheetTester(tuning: change.apply)
    sheet.play(.select("large", animated: true))
    #expect(microseconds.contains(try #require(sheet.last.settle)))
  }

  @Test(arguments: [(0.8, true), (1.0, false)])
  func `flickDampingRatio says whether a flicked sheet overshoots`(_ ratio: Double, over: Bool) {
    var sheet = SheetTester(start: "large", tuning: { $0.flickDampingRatio = ratio })
    sheet.drag(.header, by: 250, over: 240)
    sheet.move(by: 11)
    sheet.up()
    var lowest = 0.0
    for _ in 0..<80 {
      sheet.wait(10)
      lowest = max(lowest, sheet.last.y)
    }
    #expect((lowest > 399) == over)
    sheet.expect(detent: "medium")
  }

  @Test(arguments: [
    (SheetPhase.idle, TuningChange.none),
    (.dismissing, TuningChange.set(\.tapMaximumDuration, 900_000)),
  ])
  func `tapMaximumDuration is the longest tap`(_ phase: SheetPhase, change: TuningChange) {
    var sheet = SheetTester(tuning: change.apply)
    sheet.down(at: 100)
    sheet.wait(900)
    sheet.up()
    sheet.expect(phase: phase)
  }

  @Test(arguments: [
    (0.0, TuningChange.none), (-2000.0, TuningChange.set(\.velocityStaleAfter, 200_000)),
  ])
  func `velocityStaleAfter is how long a speed lives`(_ velocity: Double, change: TuningChange)
    throws
  {
    var sheet = SheetTester(tuning: change.apply)
    sheet.drag(.header, by: -100, over: 50)
    sheet.wait(150)
    sheet.up()
    #expect(abs(try #require(sheet.gestures.last?.releaseVelocity) - velocity) < 1e-6)
  }

  @Test(arguments: [
    (Owner.content, TuningChange.none), (.sheet, TuningChange.set(\.repanQuietTime, 0)),
  ])
  func `repanQuietTime is how long content is first after a sheet drag`(
    _ owner: Owner, change: TuningChange
  ) {
    var sheet = SheetTester(content: Content(), tuning: change.apply)
    sheet.dragAndHold(.header, by: 1)
    sheet.settle()
    sheet.drag(.content, by: -50)
    sheet.expect(owner: owner)
  }

  @Test func `modalOutsideTouches concerns the app behind, never the sheet`() {
    for setting in ModalOutsideTouches.allCases {
      var sheet = SheetTester(
        sheet: {
          $0.isModalInPresentation = true
          $0.largestUndimmedDetentIdentifier = "medium"
        }, tuning: { $0.modalOutsideTouches = setting })
      sheet.tap(at: 100)
      sheet.expect(detent: "medium")
      sheet.expectRules("E19")
      sheet.expectCallbacks()
    }
  }
}
