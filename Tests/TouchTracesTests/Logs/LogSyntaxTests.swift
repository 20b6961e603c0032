import TestSupport
import Testing
import TouchTraces

/// Logs and scripts that tell of touches in passing.
struct LogSyntaxTests {
  struct Log: Sendable, CustomTestStringConvertible {
    var format: TraceFormat
    var text: String
    var kinds: [FindingKind] = []

    var testDescription: String { format.rawValue }
  }

  private static func event(
    _ action: String, _ time: Int, _ y: Double, tail: String = "", second: String = "",
    history: Int = 0
  ) -> String {
    "03-14 10:12:33.458  4321  4321 D Sheet: onTouch MotionEvent { action=\(action), actionButton=0,"
      + " id[0]=0, x[0]=300.0, y[0]=\(y), toolType[0]=TOOL_TYPE_FINGER, \(second)buttonState=0,"
      + " flags=0x0, historySize=\(history), eventTime=\(time), downTime=8000\(tail) }\n"
  }

  private static func description(_ phase: String, _ time: String, _ y: Double) -> String {
    """
    \(time)-0500 Sheet[1:2] <UITouchesEvent: 0x865746a00> timestamp: 2.8562e+06 touches: {(
        <UITouch: 0x865e3e840> type: Direct; phase: \(phase); is pointer: NO; force: 0.000; window: \
    <UIWindow: 0x1; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x2>>;
         location in window: {100, \(y)}; previous location in window: {1, 2}; location in view: {3, 4}
    )}

    """
  }

  static let logs = [
    Log(
      format: .motionEvents,
      text: "--------- beginning of main\n" + event("ACTION_DOWN", 8_000, 600)
        + "03-14 10:12:33.460  4321  4321 I Choreographer: Skipped 1 frames!\n"
        + event("ACTION_MOVE", 8_010, 660) + event("ACTION_UP", 8_020, 660), kinds: []),
    Log(
      format: .touchDescriptions,
      text: description("Began", "22:50:45.590836", 200)
        + description("Moved", "22:50:45.600836", 220)
        + description("Ended", "22:50:45.610836", 220), kinds: [.approximateTime]),
    Log(
      format: .monkey,
      text: """
        type= raw events
        count= 3
        speed= 1.0
        start data >>
        DispatchPointer(8000,8000,0,300.0,600.0,0.4,0.03,0,1.0,1.0,0,0)
        UserWait(10)
        DispatchPointer(8000,8010,2,300.0,660.0,0.4,0.03,0,1.0,1.0,0,0)
        DispatchPointer(8000,8020,1,300.0,660.0,0.4,0.03,0,1.0,1.0,0,0)

        """),
  ]

  private static let drag = ["0 b1 100,200", "10 m1 100,220", "20 e1 100,220"]

  private func decode(_ text: String, _ format: TraceFormat) -> CollectingSink {
    .decoding(text, format: format)
  }

  @Test(arguments: logs)
  func `touches are found among other lines`(log: Log) {
    #expect(TraceFormat.sniff(Array(log.text.utf8).span) == .format(log.format))
    let sink = decode(log.text, log.format)
    #expect(sink.touches == Self.drag)
    #expect(sink.kinds.filter { $0 != .guessedScreen } == log.kinds)
  }

  @Test(arguments: logs)
  func `what is cut is read up to the cut`(log: Log) {
    let bytes = Array(log.text.utf8)
    for count in 0...bytes.count {
      let sink = CollectingSink.decoding(Array(bytes[..<count]), format: log.format)
      for session in sink.sessions { expectWellFormed(session.events) }
      #expect(!sink.kinds.isEmpty)
      #expect(sink.touches.elementsEqual(Self.drag.prefix(sink.touches.count)))
    }
  }

  @Test(arguments: logs)
  func `any byte may be wrong`(log: Log) {
    let bytes = Array(log.text.utf8)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] = index % 2 == 0 ? UInt8(ascii: "~") : damaged[index] ^ 0x10
      let sink = CollectingSink.decoding(damaged, format: log.format)
      for session in sink.sessions { expectWellFormed(session.events) }
    }
  }

  @Test func `an event that several views print is one event`() {
    let move = Self.event("ACTION_MOVE", 8_010, 660)
    let text =
      Self.event("ACTION_DOWN", 8_000, 600) + move + move
      + Self.event("ACTION_MOVE", 8_010, 500).replacing("MotionEvent {", with: "EventMotionEvent {")
      + Self.event("ACTION_UP", 8_020, 660)
    let sink = decode(text, .motionEvents)
    #expect(sink.touches == Self.drag)
    #expect(sink.kinds == [.duplicateSample, .guessedScreen])
  }

  @Test func `further fingers, lost samples and cancelled gestures are read`() {
    let second = "id[1]=1, x[1]=600.0, y[1]=900.0, toolType[1]=TOOL_TYPE_FINGER, "
    let text =
      Self.event("ACTION_DOWN", 8_000, 600)
      + Self.event("ACTION_POINTER_DOWN(1)", 8_010, 600, second: second)
      + Self.event("ACTION_MOVE", 8_020, 660, second: second, history: 3)
      + Self.event("ACTION_POINTER_UP(1)", 8_030, 660, second: second)
      + Self.event("ACTION_CANCEL", 8_040, 660) + Self.event("ACTION_HOVER_MOVE", 8_050, 1)
      + "MotionEvent { action=ACTION_MOVE, id[0]=0 }\n"
    let sink = decode(text, .motionEvents)
    #expect(
      sink.touches == [
        "0 b1 100,200", "10 m1 100,200", "10 b2 200,300", "20 m1 100,220", "20 m2 200,300",
        "30 m1 100,220", "30 e2 200,300", "40 c1 100,220",
      ])
    #expect(sink.kinds == [.lostSamples, .hoverOrPalm, .parseError, .guessedScreen])
  }

  @Test func `a palm ends cancelled`() {
    let palm = Self.event("ACTION_MOVE", 8_010, 660).replacing("_FINGER", with: "_PALM")
    let sink = decode(Self.event("ACTION_DOWN", 8_000, 600) + palm, .motionEvents)
    #expect(sink.touches == ["0 b1 100,200", "10 c1 100,220"])
    #expect(sink.kinds == [.hoverOrPalm, .guessedScreen])
  }

  @Test func `descriptions pass midnight and state their screen`() {
    let text =
      Self.description("Began", "23:59:59.995000", 200)
      + Self.description("Ended", "00:00:00.005000", 220)
    let sink = decode(text, .touchDescriptions)
    #expect(sink.touches == ["0 b1 100,200", "10 e1 100,220"])
    #expect(sink.sessions.first?.header.scene.screen.height == 844)
  }

  @Test func `descriptions without a time of printing need a rate`() {
    let text = Self.logs[1].text.replacing(#/22:50:45\.\d+-0500 /#, with: "")
    #expect(decode(text, .touchDescriptions).kinds == [.unsupported])
    var options = ImportOptions()
    options.assumedRate = 100
    let sink = CollectingSink.decoding(
      Array(text.utf8), format: .touchDescriptions, options: options)
    #expect(sink.touches == Self.drag)
    #expect(sink.kinds == [.assumedRate])
  }

  @Test func `waits are the clock of scripts without times`() {
    let text = Self.logs[2].text.replacing("8010,", with: "0,").replacing("8000,", with: "0,")
      .replacing("8020,", with: "0,")
    #expect(
      decode(text, .monkey).touches == ["0 b1 100,200", "10 m1 100,220", "10 e1 100,220"])
  }
}
