import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Situations in which people found a sheet wrong, with the result they expected: motion after and
/// beyond a drag.
struct FieldMotionTests {
  @Test(arguments: [(ExpandMomentum.none, false), (.carry, true)])
  func `content glides on after a flick that expands, if it may`(
    _ momentum: ExpandMomentum, glides: Bool
  ) {
    var sheet = FieldSheet([400, 760], content: Content()) { $0.expandMomentum = momentum }
    sheet.swipe(.content, (0, 600), (40, 500))
    sheet.expect(height: 760)
    let offset = sheet.tester.last.contentOffset ?? 0
    #expect(glides ? offset > 0 && offset < 2500 * 0.5 : offset == 0)
  }

  /// Thrown down at 3000 pt/s to a height of 310, the sheet goes back to 400; with a cap of 0 it does
  /// not first go on down.
  @Test(arguments: [nil, 0.0])
  func `a release against its target starts where the finger left it and takes its time`(
    _ cap: PointsPerSecond?
  ) {
    var sheet = FieldSheet([400, 760], modal: true) {
      $0.rubberBand = RubberBandCurves(.free)
      $0.settleVelocityCap = cap
    }
    sheet.swipe(.header, (0, 420), (30, 510), settling: false)
    sheet.expect(heightAtRelease: 310)
    let released = sheet.tester.last.y
    var course: [Points] = []
    for _ in 0..<60 {
      sheet.tester.wait(16)
      course.append(sheet.tester.last.y)
    }
    #expect(abs(course[0] - released) < 3000 * 0.016)
    #expect((course[0] > released) == (cap == nil))
    #expect(course.prefix(6).allSatisfy { $0 > 400 })
    sheet.tester.settle()
    sheet.expect(height: 400)
  }

  /// By the band of the default model, too, whose extent is the room above the largest detent.
  @Test(
    arguments: [
      (RubberBandCurve.clamp, 600.0), (.rationalWithin(800), 651.461988), (.free, 700),
      (.rational, 643.137255),
    ])
  func `a pull above the highest detent is held back as its curve says`(
    _ curve: RubberBandCurve, height: Double
  ) {
    var sheet = FieldSheet([300, 600], start: 600) {
      $0.rubberBand = RubberBandCurves(curve)
      $0.topExtentMaximum = 800
    }
    sheet.swipe(.header, (0, 220), (250, 120), (350, 120))
    sheet.expect(heightAtRelease: height)
    sheet.expect(height: 600)
  }
}
