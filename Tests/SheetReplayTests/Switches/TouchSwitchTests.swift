import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Switches of the tuning that decide how fingers are read: one gesture, each setting.
struct TouchSwitchTests {
  @Test(arguments: [(DragOrigin.recognition, 348.56), (.touchDown, 338.56)])
  func `dragOrigin counts the travel from the recognition or from the touch-down`(
    _ origin: DragOrigin, y: Double
  ) {
    var sheet = SheetTester(tuning: { $0.dragOrigin = origin })
    sheet.drag(.header, by: -50)
    sheet.expect(y: y)
  }

  @Test func `settlingTouch lets a touched sheet run on until a drag is recognised`() {
    var sheet = Self.touchedWhileSettling(.catchAtRecognition)
    let y = sheet.last.y
    sheet.wait(50)
    #expect(sheet.last.y < y - 10)
    sheet.expect(phase: .settling)
    sheet.up()
    sheet.settle()
    sheet.expect(y: 69)
  }

  @Test func `settlingTouch stops a touched sheet at once`() {
    var sheet = Self.touchedWhileSettling(.catchAtTouchDown)
    let y = sheet.last.y
    sheet.wait(50)
    sheet.expect(y: y)
    sheet.expect(owner: .sheet)
    sheet.move(by: 7)
    sheet.expect(y: y + 7)
  }

  /// A sheet on its way to large, 40 ms after the lift, at about 189 pt, under a finger.
  private static func touchedWhileSettling(_ setting: SettlingTouch) -> SheetTester {
    var sheet = SheetTester(tuning: { $0.settlingTouch = setting })
    sheet.dragAndHold(.header, by: -200)
    sheet.wait(40)
    sheet.down(on: .header)
    return sheet
  }

  @Test(arguments: [(MultiTouch.centroid, 328.56), (.firstTouch, 348.56)])
  func `multiTouch follows the middle of all fingers or the first one`(
    _ setting: MultiTouch, y: Double
  ) {
    var sheet = SheetTester(tuning: { $0.multiTouch = setting })
    sheet.drag(.header, by: -50)
    sheet.down(at: 300, finger: 2)
    sheet.move(by: -40, finger: 2)
    sheet.expect(y: y)
  }

  @Test(arguments: [(MultiTouch.centroid, SheetPhase.sheetDrag), (.firstTouch, .settling)])
  func `multiTouch ends the drag with the last finger or with the first one`(
    _ setting: MultiTouch, phase: SheetPhase
  ) {
    var sheet = SheetTester(tuning: { $0.multiTouch = setting })
    sheet.drag(.header, by: -50)
    sheet.down(at: 300, finger: 2)
    sheet.up()
    sheet.expect(phase: phase)
  }

  /// 96 pt up, the last 6 of them at 600 pt/s after 90 at 1500: a projection needs about 700 pt/s
  /// to end nearer to large.
  @Test(arguments: [
    (VelocityEstimator.lastTwoDistinctSamples, "medium"),
    (.leastSquares(horizon: 100_000), "large"), (.weightedPairs, "large"),
    (.gestureMean, "large"), (.impulse(horizon: 100_000, gap: 40_000), "large"),
    (.leastSquares2(horizon: 100_000, gap: 40_000), "large"), (.platformStale, "medium"),
  ])
  func `velocityEstimator decides what the last samples are worth`(
    _ estimator: VelocityEstimator, detent: String
  ) {
    var sheet = SheetTester(tuning: { $0.velocityEstimator = estimator })
    sheet.drag(.header, by: -90, over: 60)
    sheet.move(by: -6)
    sheet.up()
    sheet.settle()
    sheet.expect(detent: detent)
  }

  @Test(arguments: [
    (VelocityEstimator.lastTwoDistinctSamples, 0.0, "medium"), (.platformStale, -2000, "large"),
  ])
  func `velocityEstimator forgets a speed after a hold or keeps it`(
    _ estimator: VelocityEstimator, velocity: Double, detent: String
  ) throws {
    var sheet = SheetTester(tuning: { $0.velocityEstimator = estimator })
    sheet.drag(.header, by: -100, over: 50)
    sheet.wait(150)
    sheet.up()
    let released = try #require(sheet.gestures.last?.releaseVelocity)
    #expect(abs(released - velocity) < 1e-6)
    sheet.settle()
    sheet.expect(detent: detent)
  }

  @Test(arguments: [(CancelledTouch.returnToStart, 398.56), (.releaseAtRest, 852)])
  func `cancelledTouch returns to the start or counts as a lift at rest`(
    _ setting: CancelledTouch, y: Double
  ) {
    var sheet = SheetTester(tuning: { $0.cancelledTouch = setting })
    sheet.drag(.header, by: 300)
    sheet.cancel()
    sheet.settle()
    sheet.expect(y: y)
  }

  @Test(arguments: [(OutsideCapture.off, 398.56), (.on, 278.56)])
  func `outsideCapture leaves a drag from outside to the app behind or lets it take the sheet`(
    _ setting: OutsideCapture, y: Double
  ) {
    var sheet = SheetTester(
      sheet: { $0.largestUndimmedDetentIdentifier = "medium" },
      tuning: { $0.outsideCapture = setting })
    sheet.down(at: 300, on: .outside)
    sheet.move(by: 100, over: 100)
    // At 400 the finger is on the sheet; it goes back up from there.
    sheet.move(by: -120, over: 100)
    sheet.expect(y: y)
    guard setting == .on else { return sheet.expectHandOffs() }
    sheet.expectHandOffs(.fromOutside)
    sheet.expectRules("A28", "H05")
  }
}
