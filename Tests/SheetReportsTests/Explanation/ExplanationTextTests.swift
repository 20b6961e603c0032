import SheetReports
import Testing

@Suite struct ExplanationTextTests {
  @Test func aGestureInFullHasItsDecisionsAndWhatWouldHaveChangedIt() {
    var text = ""
    ExplanationText.write(SampleExplanation.flick, of: SampleExplanation.session, to: &text)
    #expect(
      text == """
        session s-0001, gesture 2 of 2: settled at large
          1.200 s to 1.612 s, on header, sheet, from medium

          1.217 s  R01  The finger moved past the slop.
                        finger travel 10.050 pt is at least touchSlop 10.000 pt, margin 0.050 pt
          1.217 s  A01  The touch began on the sheet itself, outside any scrolling content.
          1.612 s  S05  A flick moves on to the next detent.
                        release speed 1100.0 pt/s is at least flickSpeed 1000.0 pt/s, margin 100.0 pt/s
                        settled at large: projected 249.7 is nearer to 398.6 than to 69.0, margin 15.9 pt; the flick moves on to 69.0

          each of these alone would have changed it:
            travel            -50.0 -> -37.49 pt        settled at medium
            release velocity  -1100.0 -> -999.9 pt/s    dismissed
            flickSpeed        1000 -> 1100.1 pt/s       settled at medium
            touchSlop         10 -> 37 pt               tapped, sheet at medium
            dragOrigin        recognition -> touchDown  scrolled, sheet at large

        """)
  }

  @Test func aListHasTwoLinesPerGesture() {
    var text = ""
    ExplanationText.writeList(SampleExplanation.session, to: &text)
    #expect(
      text == """
        session s-0001: 2 gestures
          1  0.000 s to 0.900 s  on content, no owner, from medium           ignored, sheet at medium
             No rule applied. press 900.0 ms is more than tapMaximumDuration 750.0 ms, margin 150.0 ms
          2  1.200 s to 1.612 s  on header, sheet, from medium      A01 S05  settled at large
             A flick moves on to the next detent. settled at large: projected 249.7 is nearer to 398.6 than to 69.0, margin 15.9 pt; the flick moves on to 69.0

        """)
  }

  @Test func aGestureThatNobodyTriedToChangeSaysSo() {
    var text = ""
    ExplanationText.write(SampleExplanation.press, of: SampleExplanation.session, to: &text)
    #expect(text.hasSuffix("\n\n  no other course was tried\n"))
    #expect(text.contains("  0.900 s  ---  No rule applied.\n"))
  }

  @Test func namesCannotSteerATerminal() {
    var session = SampleExplanation.session
    session.sessionID = "a\u{1B}[2J"
    var text = ""
    ExplanationText.writeList(session, to: &text)
    #expect(!text.contains("\u{1B}"))
  }
}
