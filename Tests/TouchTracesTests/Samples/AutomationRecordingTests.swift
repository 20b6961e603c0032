import Testing
import TouchTraces

/// What single formats of scripts and replays have of their own.
struct AutomationRecordingTests {
  private func decode(
    _ text: String, _ format: TraceFormat, options: ImportOptions = .standard
  ) -> CollectingSink {
    CollectingSink.decoding(Array(text.utf8), format: format, options: options)
  }

  private func ys(_ sink: CollectingSink) -> [Double] {
    sink.sessions.flatMap(\.events).compactMap { event in
      guard case .touch(let touch) = event.action else { return nil }
      return touch.y
    }
  }

  @Test(arguments: [
    ("absolute, by its places", 400, nil, 400.0), ("absolute, as stated", 400, "absolute", 400),
    ("relative, as stated", 40, "relative", 540), ("relative, by a sign", -100, nil, 400),
  ])
  func `moveTo counts from the screen or from the point before`(
    name: String, y: Int, stated: String?, expected: Double
  ) {
    var options = ImportOptions()
    options.appiumMoveTo = stated.flatMap(ImportOptions.MoveTo.init)
    let text = """
      [{"action":"press","options":{"x":100,"y":500}},{"action":"moveTo","options":{"x":0,"y":\(y)}},
      {"action":"release"}]
      """
    let sink = decode(text, .touchActions, options: options)
    #expect(ys(sink) == [500, expected, expected], "\(name)")
    #expect(sink.kinds.contains(.guessedUnit) == (stated == nil))
  }

  @Test func `fingers of Appium and chains of W3C run side by side`() {
    let appium = decode(
      #"[[{"action":"press","options":{"x":1,"y":1}},{"action":"wait","options":{"ms":20}},{"action":"release"}],[{"action":"tap","options":{"x":2,"y":2}}]]"#,
      .touchActions)
    #expect(ys(appium) == [1, 2, 2, 1])
    let chain = { (id: Int) in
      #"{"type":"pointer","id":"\#(id)","actions":[{"type":"pointerMove","x":\#(id),"y":\#(id)},{"type":"pointerDown"},{"type":"pause","duration":5},{"type":"pointerUp"}]}"#
    }
    #expect(ys(decode("[\(chain(1)),\(chain(2))]", .webDriver)) == [1, 2, 1, 2])
  }

  @Test(arguments: [
    (
      TraceFormat.webDriver,
      #"{"actions":[{"type":"pointer","actions":[{"type":"pointerMove","x":1,"y":1,"origin":{"element-1":"a"}}]}]}"#,
      "element"
    ),
    (.touchActions, #"[{"action":"press","options":{"element":"a","x":1,"y":1}}]"#, "element"),
    (.rrweb, "[\"x\u{9C}abc\",\"x\u{9C}def\"]", "unpack"),
  ])
  func `what cannot be placed is refused with advice`(
    format: TraceFormat, text: String, word: String
  ) {
    let sink = decode(text, format)
    #expect(sink.sessions.isEmpty && sink.kinds == [.unsupported])
    #expect(sink.findings.first?.message.contains(word) == true)
  }

  @Test func `a long way is filled at 120 Hz, and that is said`() {
    let sink = decode("adb shell input swipe 0 300 0 600 100\n", .swipeCommands)
    #expect(sink.sessions.first?.events.count == 14)
    #expect(sink.kinds.contains(.synthetic))
    let hostile = decode("adb shell input swipe 0 300 0 600 1e15\n", .swipeCommands)
    #expect(hostile.kinds.contains(.parseError))
  }

  @Test func `WebKit's simple curve starts slowly, and a way of no length is one sample`() {
    let block = { (curve: String, end: String) in
      """
      {"events":[{"interpolate":"\(curve)","timestep":0.5,
      "startEvent":{"timeOffset":0,"touches":[{"phase":"began","id":1,"x":0,"y":0}]},
      "endEvent":{"timeOffset":\(end),"touches":[{"phase":"began","id":1,"x":0,"y":0}]}},
      {"timeOffset":2,"touches":[{"phase":"ended","id":1,"x":0,"y":0}]}]}
      """
    }
    #expect(ys(decode(block("linear", "0"), .webkit)) == [0, 0])
    let curve = decode(
      block("simpleCurve", "1").replacing(
        #""phase":"began","id":1,"x":0,"y":0}]}},"#,
        with: #""phase":"moved","id":1,"x":0,"y":100}]}},"#), .webkit)
    // sin(sin(pi/4) * pi/4) = 0.527250...
    #expect(ys(curve).count == 4)
    #expect(abs(ys(curve)[1] - 52.7250) < 0.000_1)
  }

  @Test func `Maestro's swipes from elements are passed over`() {
    let sink = decode(
      "- swipe:\n    from:\n      id: \"list\"\n    direction: UP\n- swipe:\n    direction: DOWN\n",
      .maestro)
    #expect(sink.sessions.first?.events.first?.time == .zero)
    #expect(sink.kinds.contains(.ignoredEvent))
    #expect(abs((ys(sink).last ?? 0) - 852 * 0.9) < 0.001)
  }

  @Test func `a macro states its screen, loops are read once, a side is said`() {
    let sink = decode(
      """
      -- Resolution: 750, 1334
      -- Orientation of front most app: LandscapeLeft
      for i = 1, 3 do
      touchDown(1, 75, 200) usleep(1000) touchUp(1, 75, 200)
      end
      touchDown(1, 75
      """, .touchMacro)
    #expect(ys(sink) == [100, 100])
    #expect(sink.sessions.first?.header.scene.screen.width == 375)
    #expect(sink.kinds.count { $0 == .guessedScreen } == 2)
    #expect(sink.kinds.contains(.parseError) && sink.kinds.contains(.ignoredEvent))
  }

  @Test func `several events stand in one line of Dart`() {
    let event = { (name: String, y: Int) in
      "Pointer\(name)Event(timeStamp: Duration(microseconds: \(y)), position: Offset(1.0, \(y).0))"
    }
    let sink = decode(
      "[\(event("Down", 1)), \(event("Hover", 2)), \(event("Cancel", 3))]", .flutterDart)
    #expect(ys(sink) == [1, 3])
  }

  @Test(arguments: [
    (#"{"a":[[1,2],[3,4],[5,6]]}"#, "times"),
    (#"[{"x":1,"y":2},{"x":1,"y":2},{"x":1,"y":2}]"#, "times"),
    ("import XCTest\nlet app = XCUIApplication()\napp.swipeUp()\n", "test code"),
  ])
  func `text without samples is refused with advice`(text: String, word: String) {
    guard case .noRecording(let advice) = TraceFormat.sniff(Array(text.utf8).span) else {
      Issue.record("not refused")
      return
    }
    #expect(advice.contains(word))
  }
}
