import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Situations in which people found a sheet wrong, with the result they expected: choices between
/// rules.
struct FieldChoiceTests {
  /// Passing over the step below must not take the test of distance with it.
  @Test(arguments: [(true, 760.0), (false, 200)])
  func `a very short pull comes back where the step below is barred`(
    _ isBarred: Bool, height: Double
  ) {
    var sheet = FieldSheet([200, 760], start: 760) {
      $0.flickSpeed = 500
      $0.dismissFrom = .any
      $0.skipsSmallestDetent = isBarred
    }
    sheet.swipe(.header, (0, 60), (50, 90))
    sheet.expect(heightAtRelease: 730)
    sheet.expect(height: height)
  }

  @Test(arguments: [(760.0, 500.0, 0.0), (760, 100, 760), (200, -20, 200), (200, -500, 760)])
  func `a barred step is barred for one direction`(
    _ start: Double, move: Double, height: Double
  ) {
    var sheet = FieldSheet([200, 760], start: start) {
      $0.dismissFrom = .any
      $0.skipsSmallestDetent = true
    }
    let y = 820 - start
    sheet.swipe(.header, (0, y), (1000, y + move), (1200, y + move))
    if height == 0 { sheet.expectDismissed() } else { sheet.expect(height: height) }
  }

  @Test func `a threshold of dismissal holds for header and content alike`() {
    var courses: [[Points]] = []
    for (target, start) in [(TouchTarget.header, 60.0), (.content, 190)] {
      var sheet = FieldSheet([760], content: Content()) {
        $0.dismissFrom = .any
        $0.dismissVelocityThreshold = 8000
      }
      sheet.tester.down(at: start, on: target)
      var course: [Points] = []
      for _ in 0..<10 {
        sheet.tester.move(by: 1.5)
        course.append(sheet.tester.last.y)
      }
      sheet.tester.up()
      sheet.tester.settle()
      sheet.expect(height: 760)
      courses.append(course)
    }
    #expect(courses[0] == courses[1])
    #expect(courses[0].last == 55)
  }

  @Test(arguments: [(60, 66.0, GestureOutcome.tapped), (20, 72, .settled)])
  func `a tap that slips a little dismisses nothing`(
    _ time: Int, end: Double, outcome: GestureOutcome
  ) {
    var sheet = FieldSheet([760]) { $0.touchSlop = 8 }
    sheet.swipe(.header, (0, 60), (time, end), settling: false)
    #expect(sheet.tester.last.gesture?.outcome == outcome)
    sheet.tester.settle()
    sheet.expect(height: 760)
  }

  @Test(arguments: [
    (1, 69.0, -200.0, 400.0), (1, 760, 200, 400), (0, 69, -200, 760), (0, 760, 200, 69),
  ])
  func `a very fast swipe goes as many detents as it may`(
    _ steps: Int, start: Double, move: Double, height: Double
  ) {
    var sheet = FieldSheet([69, 400, 760], start: start, modal: true) {
      $0.projectionTime = 0.499
      $0.stepReference = .none
      $0.maxDetentSteps = steps
    }
    let y = 814 - start
    sheet.swipe(.header, (0, y), (60, y + move))
    sheet.expect(height: height)
  }

  @Test(arguments: [(0.499, 0.0), (0.2, 360)])
  func `how far a flick from the upper detent reaches is a setting`(
    _ projection: Double, height: Double
  ) {
    var sheet = FieldSheet([360, 720], start: 720) {
      $0.projectionTime = projection
      $0.stepReference = .none
      $0.dismissFrom = .any
    }
    sheet.swipe(.header, (0, 100), (300, 400))
    if height == 0 { sheet.expectDismissed() } else { sheet.expect(height: height) }
  }

  @Test(arguments: [(0.44, 360.0), (0.5, 720)])
  func `how long a slow drag must be is a setting`(_ threshold: Double, height: Double) {
    var sheet = FieldSheet([360, 720], start: 720) {
      $0.positionalThreshold = threshold
      $0.directionAtRest = .sideOfCurrent
    }
    sheet.swipe(.header, (0, 100), (1600, 260), (1700, 260))
    sheet.expect(heightAtRelease: 560)
    sheet.expect(height: height)
  }

  @Test func `projected far, one flick down dismisses from the upper detent`() {
    var sheet = FieldSheet([300, 700], start: 700) {
      $0.projectionTime = 0.499
      $0.stepReference = .none
      $0.dismissFrom = .any
    }
    sheet.swipe(.header, (0, 120), (40, 180))
    sheet.expectDismissed()
  }

  /// A release a hair beside a detent is one at the detent: at 400, up to 760 and down to 200, from
  /// whichever detent the step is counted.
  @Test(arguments: [StepReference.releaseSegment, .nearestDetent], [-1e-9, 0, 1e-9])
  func `a hair beside a detent changes nothing`(_ reference: StepReference, hair: Double) {
    for release in [(velocity: 0.0, height: 400.0), (-1000, 760), (1000, 200)] {
      expectRelease(release, beside: hair, steppingFrom: reference)
    }
  }

  private func expectRelease(
    _ release: (velocity: Double, height: Double), beside hair: Double,
    steppingFrom reference: StepReference
  ) {
    var sheet = FieldSheet([200, 400, 760], start: 400, modal: true) {
      $0.stepReference = reference
      $0.flickSpeed = 500
    }
    let end = 420 + hair
    if release.velocity == 0 {
      sheet.swipe(.header, (0, 420), (300, 440), (400, end), (600, end), settling: false)
      #expect(sheet.tester.last.phaseAfter == .idle)
    } else {
      let turn = 420 - release.velocity * 0.05
      sheet.swipe(.header, (0, 420), (300, turn), (350, end))
    }
    sheet.tester.settle()
    sheet.expect(height: release.height)
  }
}
