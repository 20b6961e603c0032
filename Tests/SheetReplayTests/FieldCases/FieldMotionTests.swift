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

  @Test func `a release against its target starts where the finger left it and takes its time`() {
    var sheet = FieldSheet([400, 760], modal: true)
    sheet.swipe(.header, (0, 420), (30, 510), settling: false)
    let released = sheet.tester.last.y
    #expect(released > 400)
    var course: [Points] = []
    for _ in 0..<60 {
      sheet.tester.wait(16)
      course.append(sheet.tester.last.y)
    }
    #expect(abs(course[0] - released) < 3000 * 0.016)
    #expect(course.prefix(6).allSatisfy { $0 > 400 })
    sheet.tester.settle()
    sheet.expect(height: 400)
  }

  /// The extent of the band is the room above the largest detent, 200 pt.
  @Test(arguments: [(0.0, 600.0), (0.55, 643.137255)])
  func `a pull above the highest detent is held back`(_ coefficient: Double, height: Double) {
    var sheet = FieldSheet([300, 600], start: 600) {
      $0.rubberBandCoefficient = coefficient
      $0.topExtentMaximum = 800
    }
    sheet.swipe(.header, (0, 220), (250, 120), (350, 120))
    sheet.expect(heightAtRelease: height)
    sheet.expect(height: 600)
  }
}
