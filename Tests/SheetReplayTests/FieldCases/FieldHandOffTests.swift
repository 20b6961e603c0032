import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Situations in which people found a sheet wrong, with the result they expected: sheet and
/// content.
struct FieldHandOffTests {
  @Test func `a content offset that was left behind lifts no sheet`() {
    var content = Content()
    content.height = 1760
    var sheet = FieldSheet([400, 760], start: 760, content: content)
    sheet.swipe(.content, (0, 500), (600, 200), (700, 200))
    sheet.tester.expect(offset: 300)
    sheet.swipe(.header, (0, 60), (900, 420), (1000, 420))
    sheet.expect(height: 400)
    sheet.tester.expect(offset: 300)

    sheet.swipe(.content, (0, 600), (200, 640), settling: false)
    sheet.expect(heightAtRelease: 400)
    sheet.tester.expect(offset: 260)
    sheet.tester.settle()
    sheet.expect(height: 400)
  }

  @Test func `a drag up through the top detent goes on in the content`() {
    var sheet = FieldSheet([264, 760], content: Content())
    sheet.tester.down(at: 690, on: .content)
    for sample in 1...60 {
      sheet.tester.move(by: -10)
      let shown = 800 - sheet.tester.last.y + (sheet.tester.last.contentOffset ?? 0)
      #expect(abs(shown - 264 - Double(sample) * 10) < 1e-9)
    }
    sheet.tester.expect(y: 40)
    sheet.tester.expect(offset: 104)
    sheet.tester.expectHandOffs(.toContent)
  }

  @Test func `a drag on the header leaves scrolled content alone`() {
    var content = Content()
    content.offset = 200
    var sheet = FieldSheet([400, 760], start: 760, content: content)
    sheet.tester.down(at: 60, on: .header)
    for sample in 1...50 {
      sheet.tester.move(by: 4)
      sheet.tester.expect(y: 40 + Double(sample) * 4)
      sheet.tester.expect(offset: 200)
    }
    sheet.tester.expect(y: 240)
  }

  @Test func `content shorter than its viewport leaves a pull to the sheet`() {
    var content = Content()
    content.height = 100
    content.bounces = false
    var sheet = FieldSheet([200, 400, 760], start: 400, content: content)
    sheet.tester.down(at: 550, on: .content)
    for sample in 1...50 {
      sheet.tester.move(by: 3)
      sheet.tester.expect(y: 400 + Double(sample) * 3)
    }
    sheet.tester.expect(y: 550)
  }

  @Test func `content and sheet change over without a jump`() {
    var content = Content()
    content.offset = 35
    var sheet = FieldSheet([400, 760], start: 760, content: content) {
      $0.handOffToSheet = .sameTouch
    }
    sheet.tester.down(at: 300, on: .content)
    var before = sheet.tester.last.y
    for _ in 1...25 {
      sheet.tester.move(by: 4)
      let y = sheet.tester.last.y
      #expect(y - before >= 0 && y - before <= 4)
      #expect(y == 40 || sheet.tester.last.contentOffset == 0)
      before = y
    }
    sheet.tester.expect(y: 105)
    sheet.tester.expect(offset: 0)
    sheet.tester.expectHandOffs(.toSheet)
  }
}
