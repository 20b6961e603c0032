import Testing
import TouchTraces

struct GeteventDecoderTests {
  /// Lines with names and a time that grows by 10 ms with each frame; `|` ends a frame.
  private func recording(_ frames: String, prefix: String = "") -> String {
    var text = ""
    var time = 5_000_000
    for frame in frames.split(separator: "|") {
      for event in frame.split(separator: ",") {
        text += line(event.split(separator: " ").map(String.init), time, prefix)
      }
      text += line(["SYN", "SYN_REPORT", "0"], time, prefix)
      time += 10_000
    }
    return text
  }

  private func line(_ words: [String], _ time: Int, _ prefix: String) -> String {
    let value = Int32(words[2]).map { String(UInt32(bitPattern: $0), radix: 16) } ?? words[2]
    let digits =
      value.count < 8 && Int32(words[2]) != nil
      ? String(repeating: "0", count: 8 - value.count) + value : value
    let fraction = String(1_000_000 + time % 1_000_000).dropFirst()
    return "[ \(time / 1_000_000).\(fraction)] \(prefix)EV_\(words[0]) \(words[1]) \(digits)\n"
  }

  private let ranges = """
    add device 1: /dev/input/event1
        ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 392, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_Y     : value 0, min 0, max 851, fuzz 0, flat 0, resolution 0
                    ABS_X                 : value 0, min 0, max 392, fuzz 0, flat 0, resolution 0
                    ABS_Y                 : value 0, min 0, max 851, fuzz 0, flat 0, resolution 0

    """

  private func decode(
    _ text: String, _ options: ImportOptions = .standard, scene: SceneFields = SceneFields()
  ) -> CollectingSink {
    .decoding(Array(text.utf8), format: .getevent, options: options, scene: scene)
  }

  private func touches(_ sink: CollectingSink) -> [String] { sink.touches }

  private static let x = "ABS ABS_MT_POSITION_X "
  private static let y = "ABS ABS_MT_POSITION_Y "
  private static let id = "ABS ABS_MT_TRACKING_ID "
  private static let slot = "ABS ABS_MT_SLOT "
  private static let contact = "SYN SYN_MT_REPORT 0"

  @Test(arguments: [
    (
      "slots keep their place over a lift",
      "\(id)5,\(x)10,\(y)20|\(y)30|\(id)-1|\(id)6,\(y)40|\(id)-1",
      ["0 b1 10,20", "10 m1 10,30", "20 e1 10,30", "30 b2 10,40", "40 e2 10,40"]
    ),
    (
      "two fingers in two slots, selected over frames",
      "\(id)5,\(x)10,\(y)20,\(slot)1,\(id)6,\(x)50,\(y)60|\(y)61|\(slot)0,\(y)21|\(id)-1,\(slot)1,\(id)-1",
      [
        "0 b1 10,20", "0 b2 50,60", "10 m2 50,61", "20 m1 10,21", "30 e1 10,21", "30 e2 50,61",
      ]
    ),
    (
      "another id without a lift is a lift and a new touch",
      "\(id)5,\(x)10,\(y)20|\(id)6,\(y)30|\(id)-1",
      ["0 b1 10,20", "10 e1 10,20", "10 b2 10,30", "20 e2 10,30"]
    ),
    (
      "a frame without position is a finger at rest",
      "\(id)5,\(x)10,\(y)20|ABS ABS_MT_PRESSURE 9|\(id)-1", ["0 b1 10,20", "20 e1 10,20"]
    ),
    (
      "a palm is cancelled and dropped",
      "\(id)5,\(x)10,\(y)20|ABS ABS_MT_TOOL_TYPE 2,\(y)30|\(id)-1", ["0 b1 10,20", "10 c1 10,20"]
    ),
    (
      "a hovering finger is no touch until it lands",
      "\(id)5,\(x)10,\(y)20,ABS ABS_MT_DISTANCE 3|ABS ABS_MT_DISTANCE 0|\(id)-1",
      ["0 b1 10,20", "10 e1 10,20"]
    ),
    (
      "lost events cancel touches",
      "\(id)5,\(x)10,\(y)20|SYN SYN_DROPPED 0,\(y)99|\(y)30|\(id)-1|\(id)6,\(y)40|\(id)-1",
      ["0 b1 10,20", "10 c1 10,20", "40 b2 10,40", "50 e2 10,40"]
    ),
    (
      "anonymous contacts are matched by id",
      "\(x)1,\(y)2,\(id)0,\(contact),\(x)9,\(y)9,\(id)1,\(contact)|\(x)8,\(y)9,\(id)1,\(contact)|\(contact)",
      ["0 b1 1,2", "0 b2 9,9", "10 e1 1,2", "10 m2 8,9", "20 e2 8,9"]
    ),
    (
      "anonymous contacts without id are matched by place",
      "\(x)1,\(y)2,\(contact),\(x)90,\(y)90,\(contact)|\(x)88,\(y)90,\(contact)|\(x)2,\(y)2,\(contact),\(x)87,\(y)90,\(contact)|\(contact)",
      [
        "0 b1 1,2", "0 b2 90,90", "10 e1 1,2", "10 m2 88,90", "20 b3 2,2", "20 m2 87,90",
        "30 e3 2,2", "30 e2 87,90",
      ]
    ),
    (
      "anonymous contacts without any lift end cancelled",
      "\(x)1,\(y)2,\(contact)|\(x)1,\(y)3,\(contact)", ["0 b1 1,2", "10 m1 1,3", "10 c1 1,3"]
    ),
    (
      "a key without positions is the lift of one finger",
      "ABS ABS_X 5,ABS ABS_Y 6,KEY BTN_TOUCH DOWN|ABS ABS_Y 7|KEY BTN_TOUCH UP|ABS ABS_Y 9|KEY BTN_TOUCH DOWN|KEY BTN_TOUCH UP",
      ["0 b1 5,6", "10 m1 5,7", "20 e1 5,7", "40 b2 5,9", "50 e2 5,9"]
    ),
    (
      "the pointer of a panel with fingers is no finger",
      "\(id)5,\(x)10,\(y)20,ABS ABS_X 10,ABS ABS_Y 20,KEY BTN_TOUCH DOWN|\(id)-1,KEY BTN_TOUCH UP",
      ["0 b1 10,20", "10 e1 10,20"]
    ),
  ])
  func `frames become touches`(name: String, frames: String, expected: [String]) {
    #expect(touches(decode(ranges + recording(frames))) == expected, "\(name)")
  }

  @Test func `a recording that begins in mid touch waits for the next one`() {
    let frames =
      "\(Self.x)10,\(Self.y)20|\(Self.y)30|\(Self.id)-1|\(Self.id)6,\(Self.y)40|\(Self.id)-1"
    let sink = decode(ranges + recording(frames))
    #expect(touches(sink) == ["0 b1 10,40", "10 e1 10,40"])
    #expect(sink.kinds == [.guessedScreen, .missingBegan])
  }

  @Test func `a pause is no lift where a key tells of lifts`() {
    let frames =
      "\(Self.x)10,\(Self.y)20,\(Self.contact),KEY BTN_TOUCH DOWN|\(Self.x)10,\(Self.y)30,\(Self.contact)"
    let late = recording(frames).split(separator: "\n")
      .map { $0.replacing("5.010000", with: "5.150000") + "\n" }
    let sink = decode(ranges + late.joined())
    #expect(touches(sink) == ["0 b1 10,20", "150 m1 10,30"])
    #expect(sink.kinds == [.guessedScreen, .missingEnd])
  }

  @Test func `a touch that is down at the end stays open`() {
    let sink = decode(ranges + recording("\(Self.id)5,\(Self.x)10,\(Self.y)20|\(Self.y)30"))
    #expect(touches(sink) == ["0 b1 10,20", "10 m1 10,30"])
    #expect(sink.kinds == [.guessedScreen, .missingEnd])
  }

  @Test func `other devices are left out`() {
    let touch = recording(
      "\(Self.id)5,\(Self.x)10,\(Self.y)20|\(Self.id)-1", prefix: "/dev/input/event1: ")
    let keys = recording(
      "KEY BTN_TOUCH DOWN,ABS ABS_X 1,ABS ABS_Y 1|KEY KEY_POWER DOWN",
      prefix: "/dev/input/event7: ")
    #expect(touches(decode(ranges + keys + touch)) == ["0 b1 10,20", "10 e1 10,20"])
  }

  @Test(arguments: [
    "[5.000000] 0003 0035 0000000A", "0[ 5.000000] EV_ABS ABS_MT_POSITION_X 0000000a   \r",
    "[    5.000000] /dev/input/event1: 0003 0035 0000000a",
    "5-0: /dev/input/event1: 0003 0035 0000000a",
  ])
  func `every spelling of an event is read`(line: String) {
    let device = line.contains("/dev") ? "/dev/input/event1: " : ""
    let before = recording("\(Self.id)5,\(Self.y)20|", prefix: device)
    let end =
      line.hasPrefix("5-0") ? "5-0: \(device)0000 0000 00000000\n" : recording("|", prefix: device)
    let report = end.isEmpty ? "[ 5.000000] \(device)0000 0000 00000000 rate 120\n" : end
    let sink = decode(ranges + before + line + "\n" + report)
    #expect(touches(sink) == ["0 b1 10,20"])
    #expect(sink.kinds == [.guessedScreen, .missingEnd])
  }

  @Test func `lines around the events are passed over, broken events are counted`() {
    let noise = "$ adb shell getevent -lt\n^C\npoll 3, returned 1\n[ 5.0000\n[ 5.000000] EV_ABS\n"
    let sink = decode(
      ranges + noise + recording("\(Self.id)5,\(Self.x)10,\(Self.y)20|\(Self.id)-1"))
    #expect(sink.kinds == [.parseError, .guessedScreen])
    #expect(touches(sink).count == 2)
  }

  @Test func `ranges that are not stated are guessed and said`() {
    let sink = decode(recording("\(Self.id)5,\(Self.x)600,\(Self.y)1000|\(Self.id)-1"))
    #expect(sink.kinds == [.guessedScreen, .guessedRange, .guessedRange])
    #expect(touches(sink).first == "0 b1 368,832")
  }

  @Test func `without ranges the stated screen is the panel's best guess`() {
    let text = recording("\(Self.id)5,\(Self.x)600,\(Self.y)1000|\(Self.id)-1")
    var options = ImportOptions()
    options.screen = ImportOptions.PixelScreen(width: 1200, height: 2000, scale: 2)
    let sink = decode(text, options)
    #expect(touches(sink).first == "0 b1 300,500")
    #expect(sink.kinds == [.guessedRange, .guessedRange])
    options.rotation = .quarter
    options.screen = ImportOptions.PixelScreen(width: 2000, height: 1200, scale: 2)
    #expect(touches(decode(text, options)).first == "0 b1 500,300")
    options.screen = ImportOptions.PixelScreen(width: 300, height: 400, scale: 1)
    #expect(decode(text, options).kinds == [.guessedRange, .guessedRange])
  }

  @Test func `the largest values can be stated, or their file`() {
    let text = recording("\(Self.id)5,\(Self.x)100,\(Self.y)100|\(Self.id)-1")
    var options = ImportOptions()
    options.axisMaximum = ImportOptions.AxisMaximum(x: 785, y: 1703)
    #expect(touches(decode(text, options)).first == "0 b1 50,50")
    options.deviceInfo = Array(ranges.utf8)
    #expect(touches(decode(text, options)).first == "0 b1 100,100")
  }

  @Test(arguments: [
    (ImportOptions.Rotation.none, false, false, "0 b1 100,100"),
    (.none, true, false, "0 b1 292,100"),
    (.none, false, true, "0 b1 100,751"), (.quarter, false, false, "0 b1 346,217"),
    (.half, false, false, "0 b1 292,751"), (.threeQuarters, false, false, "0 b1 46,633"),
  ])
  func `a panel can be turned and mirrored`(
    rotation: ImportOptions.Rotation, flipX: Bool, flipY: Bool, expected: String
  ) {
    var options = ImportOptions()
    options.rotation = rotation
    options.flipX = flipX
    options.flipY = flipY
    let text = recording("\(Self.id)5,\(Self.x)100,\(Self.y)100|\(Self.id)-1")
    #expect(touches(decode(ranges + text, options)).first == expected)
  }

  @Test func `the screen comes from the option, the scene or the recording`() throws {
    let text = ranges + recording("\(Self.id)5,\(Self.x)196,\(Self.y)426|\(Self.id)-1")
    var options = ImportOptions()
    options.screen = ImportOptions.PixelScreen(width: 1080, height: 2400, scale: 3)
    let stated = decode(text, options)
    #expect(stated.kinds == [])
    #expect(stated.sessions.first?.header.scene.screen.width == 360)
    #expect(touches(stated).first == "0 b1 180,400")
    var scene = SceneFields()
    scene.screen = try #require(Device.named("iPhone SE1")).screen
    let fromScene = decode(text, scene: scene)
    #expect(fromScene.kinds == [])
    #expect(fromScene.sessions.first?.header.scene.screen == ScreenFields())
    #expect(touches(fromScene).first == "0 b1 160,284")
    let window = "Physical size: 999x999\nOverride size: 1080x2400\nPhysical density: 480\n"
    let recorded = decode(window + text)
    #expect(recorded.kinds == [])
    #expect(recorded.sessions.first?.header.scene.screen.height == 800)
  }

  @Test func `without times there is advice, with a rate there are times`() {
    let text =
      ranges
      + recording("\(Self.id)5,\(Self.x)10,\(Self.y)20|\(Self.y)30|\(Self.id)-1")
      .replacing(#/\[.*?\] /#, with: "")
    #expect(TraceFormat.sniff(Array(text.utf8).span) == .format(.getevent))
    let refused = decode(text)
    #expect(refused.kinds == [.unsupported])
    #expect(refused.findings.first?.message.contains("--assume-rate") == true)
    var options = ImportOptions()
    options.assumedRate = 100
    let sink = decode(text, options)
    #expect(touches(sink) == ["0 b1 10,20", "10 m1 10,30", "20 e1 10,30"])
    #expect(sink.kinds == [.guessedScreen, .assumedRate])
  }

  @Test func `a second recording in the file follows the first`() {
    let text = recording("\(Self.id)5,\(Self.x)10,\(Self.y)20|\(Self.y)30")
    let sink = decode(ranges + text + text)
    #expect(
      touches(sink)
        == ["0 b1 10,20", "10 m1 10,30", "10 c1 10,30", "1010 b2 10,20", "1020 m2 10,30"])
  }

  @Test(arguments: [
    ("", FindingKind.empty), ("hello\n", .unknownFormat),
    ("add device 1: /dev/input/event1\n", .notATrace),
    ("[ 5.000000] EV_KEY KEY_POWER DOWN\n", .notATrace),
  ])
  func `a file without touches says why`(text: String, kind: FindingKind) {
    let sink = decode(text)
    #expect(sink.sessions.isEmpty)
    #expect(sink.kinds == [kind])
  }
}
