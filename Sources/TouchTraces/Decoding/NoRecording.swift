/// Text that people take for a recording and that holds no samples.
enum NoRecording {
  /// Calls of test frameworks that make gestures in the process itself.
  private static let testCalls = [
    "XCUIApplication(", "XCPointerEventPath", "dragFromPoint:", ".swipeUp()", ".swipeDown()",
    "press(forDuration:", "element(by.", "tester().", "EarlGrey",
  ]

  /// What to do instead, if the text is of a kind that holds no samples.
  ///
  /// - Parameter text: The first bytes of a file that is of no known format.
  /// - Returns: The advice; `nil` if the text is of another kind.
  static func advice(against text: Span<UInt8>) -> String? {
    if TraceFormat.hasPlaces(text) {
      return "positions without times, which tell nothing of speed: record the time of each sample,"
        + " or read it with --from touch-json --assume-rate HZ"
    }
    guard testCalls.contains(where: { text.firstRange(of: $0) != nil }) else { return nil }
    return "test code, whose gestures have no samples: record touches in the app, or with"
      + " 'adb shell getevent -lt'"
  }
}
