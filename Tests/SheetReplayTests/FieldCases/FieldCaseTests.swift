import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Situations in which people found a sheet wrong, with the result they expected: releases.
///
/// Heights are those of the sheet in a container of 400 x 800 pt; the finger moves the sheet from
/// its touch-down on.
struct FieldCaseTests {
  @Test func `a long, moderately fast pull to near the bottom dismisses`() {
    var sheet = FieldSheet([400, 760])
    sheet.swipe(.header, (0, 420), (350, 700))
    sheet.expect(heightAtRelease: 120)
    sheet.expectDismissed()
  }

  @Test func `a slow, short scroll at the top of the content comes back`() {
    var sheet = FieldSheet([600], content: Content())
    sheet.swipe(.content, (0, 350), (700, 420))
    sheet.expect(heightAtRelease: 530)
    sheet.expect(height: 600)
  }

  @Test(arguments: [(300.0, 300.0), (200, 0)])
  func `the flick threshold decides a slower flick`(_ flickSpeed: Double, height: Double) {
    var sheet = FieldSheet([300, 700]) { $0.flickSpeed = flickSpeed }
    sheet.swipe(.header, (0, 520), (320, 600))
    sheet.expect(heightAtRelease: 220)
    if height == 0 { sheet.expectDismissed() } else { sheet.expect(height: height) }
  }

  @Test func `a flick up and one down go one detent each, a third one dismisses`() {
    var sheet = FieldSheet([300, 700])
    sheet.swipe(.header, (0, 520), (40, 460))
    sheet.expect(height: 700)
    sheet.tester.wait(1000)
    sheet.swipe(.header, (0, 120), (40, 180))
    sheet.expect(height: 300)
    sheet.swipe(.header, (0, 520), (40, 580))
    sheet.expectDismissed()
  }

  @Test func `a flick down from rest dismisses as it does after any other gesture`() {
    var sheet = FieldSheet([300, 700])
    sheet.swipe(.header, (0, 520), (40, 580))
    sheet.expectDismissed()
  }

  @Test func `a second touch catches the moving sheet where it is`() {
    var sheet = FieldSheet([300, 700]) { $0.settlingTouch = .catchAtTouchDown }
    sheet.swipe(.header, (0, 520), (40, 460), settling: false)
    sheet.tester.wait(120)
    let y = sheet.tester.last.y
    #expect(y > 100 && y < 440)
    sheet.tester.down(at: y + 20, on: .header)
    sheet.tester.expect(y: y)
    sheet.tester.move(by: 3)
    sheet.tester.expect(y: y + 3)
  }

  @Test func `a slow but long pull dismisses`() {
    var sheet = FieldSheet([200, 400])
    sheet.swipe(.header, (0, 620), (1500, 770), (1600, 770))
    sheet.expect(heightAtRelease: 50)
    sheet.expectDismissed()
  }

  @Test func `a sideways flick drags nothing`() {
    var sheet = FieldSheet([760])
    sheet.tester.down(at: 60, x: 100, on: .header)
    for _ in 0..<10 {
      sheet.tester.move(by: 1.2, across: 20)
      sheet.tester.expect(y: 40)
    }
    sheet.tester.up()
    sheet.expect(height: 760)
    sheet.tester.expectRules("A17")
  }

  @Test func `a drag that stops before the lift counts as at rest, on header and content alike`() {
    var sheet = FieldSheet([200, 760], start: 760, modal: true, content: Content())
    sheet.swipe(.header, (0, 60), (400, 160), (700, 160))
    sheet.expect(heightAtRelease: 660)
    sheet.expect(height: 760)
    sheet.swipe(.content, (0, 190), (400, 290), (700, 290))
    sheet.expect(heightAtRelease: 660)
    sheet.expect(height: 760)
  }

  @Test func `a flick that does not reach the middle still goes on`() {
    var sheet = FieldSheet([300, 600])
    sheet.swipe(.header, (0, 520), (60, 460))
    sheet.expect(heightAtRelease: 360)
    sheet.expect(height: 600)
  }

  @Test(arguments: [410.0, 430])
  func `a nudge changes nothing`(_ end: Double) {
    var sheet = FieldSheet([200, 400, 760], start: 400)
    sheet.swipe(.header, (0, 420), (300, end), (400, end))
    sheet.expect(heightAtRelease: 820 - end)
    sheet.expect(height: 400)
  }

  @Test func `a pull down at the lowest stop does not send the sheet up`() {
    var sheet = FieldSheet([68, 264, 740], modal: true)
    sheet.swipe(.header, (0, 745), (200, 775), (300, 775))
    sheet.expect(heightAtRelease: 68 - 200 * (1 - 1 / (30 * 0.55 / 200 + 1)))
    sheet.expect(height: 68)
  }
}
