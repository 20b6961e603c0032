import TestSupport
import Testing
import TouchTraces

struct TableDecoderTests {
  struct Dialect: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var options = ImportOptions.standard
    var sniffed = SniffResult.format(.table)
    /// What is said besides the guess of the screen.
    var kinds: [FindingKind] = []

    var testDescription: String { name }
  }

  private static func columns(_ names: String...) -> ImportOptions {
    var options = ImportOptions()
    options.columns = names
    return options
  }

  private static func preset(_ preset: TablePreset) -> ImportOptions {
    var options = ImportOptions()
    options.tablePreset = preset
    return options
  }

  private static let drag = ["0 b1 100,200", "10 m1 100,220", "20 m1 100,240", "30 e1 100,240"]

  static let dialects = [
    Dialect(
      name: "names, quotes, words of touch events",
      text: """
        "timestamp_ms","pointerId","event","clientX","clientY","pressure"
        1709806353456,7,"touchstart",100,200,0.5
        1709806353466,7,"touchmove",100,220,0.5
        1709806353476,7,"touchmove",100,240,0.5
        1709806353486,7,"touchend",100,240,0

        """),
    Dialect(
      name: "semicolons and decimal commas",
      text: """
        t;x;y;phase
        12,345;100;200,0;began
        12,355;100;220,25;moved
        12,365;1e2;240;moved
        12,375;100;240;ended

        """),
    Dialect(
      name: "tabs, comments and a banner",
      text: """
        # recorded by hand
        Session of Tuesday
        id\tY\tX\tTime [us]\tAction
        a\t200\t100\t5000000\tACTION_DOWN
        a\t220\t100\t5010000\tACTION_MOVE
        # a pause
        a\t240\t100\t5020000\tACTION_MOVE
        a\t240\t100\t5030000\tACTION_UP

        """),
    Dialect(
      name: "no names, columns of the command line",
      text: """
        1709806353456000000|100|200|0
        1709806353466000000|100|220|2
        1709806353476000000|100|240|2
        1709806353486000000|100|240|1

        """, options: columns("t", "x", "y", "action"), sniffed: .table, kinds: [.guessedPhase]),
    Dialect(
      name: "single blanks, empty fields, no ids, no phases in numbers",
      text: """
        sentence timestamp event x_pos y_pos x_radius
        s1 50 touchstart 100 200 
        s1 60 touchmove 100 220  1
        s1 70 touchmove 100 240 3
        s1 80 touchend 100 240 

        """),
    Dialect(
      name: "numbers of UITouch",
      text: """
        t,x,y,phase
        0.5,100,200,0
        0.51,100,220,1
        0.52,100,240,1
        0.53,100,240,3

        """, kinds: [.guessedPhase]),
    Dialect(
      name: "states of a gesture recogniser",
      text: """
        t,x,y,state
        0.5,100,200,1
        0.51,100,220,2
        0.52,100,240,2
        0.53,100,240,3

        """),
    Dialect(
      name: "no phases, a pause between gestures",
      text: """
        t_us,x,y
        500000,100,200
        510000,100,220
        520000,100,240
        530000,100,240

        """),
    Dialect(
      name: "Touchalytics",
      text: """
        1,7,3,1709806353456,0,1,300,600,0.4,0.033333,0
        1,7,3,1709806353466,2,1,300,660,0.4,0.033333,0
        1,7,3,1709806353476,2,1,300,720,0.4,0.033333,0
        1,7,3,1709806353486,1,1,300,720,0.4,0.033333,0

        """, options: preset(.touchalytics), sniffed: .table),
    Dialect(
      name: "HMOG",
      text: """
        1396226800000,8000,100669,1,0,0,300,600,0.4,0.1,0
        1396226800010,8010,100669,1,0,2,300,660,0.4,0.1,0
        1396226800020,8020,100669,1,0,2,300,720,0.4,0.1,0
        1396226800030,8030,100669,1,0,1,300,720,0.4,0.1,0

        """, options: preset(.hmog), sniffed: .table),
    Dialect(
      name: "AHB",
      text: """
        8000000,300,600,1
        8010000,300,660,1
        8020000,300,720,1
        8030000,300,720,1

        """, options: preset(.ahb), sniffed: .table),
    Dialect(
      name: "How We Swipe",
      text: """
        sentence timestamp keyb_width keyb_height event x_pos y_pos x_radius y_radius angle word is_err
        the_cat 1500 360 205 touchstart 100 200 11 11 0 the 0
        the_cat 1510 360 205 touchmove 100 220   0 the 0 1
        the_cat 1520 360 205 touchmove 100 240 11 11 0 the 0 1 1
        the_cat 1530 360 205 touchend 100 240 11 11 0 the 0 1 1 1

        """, options: preset(.howWeSwipe)),
    Dialect(
      name: "axis units and phases of the panel",
      text: """
        Timestamp,X,Y,BTN_TOUCH,FINGER
        0.0,1042,961,DOWN,0
        0.0100000000000016,-420,1058,HELD,0
        0.0199999999999818,-420,1154,HELD,0
        0.0300000000000011,-420,-420,UP,0

        """, options: lg, kinds: [.sentinelValue]),
    Dialect(
      name: "shares of the screen",
      text: """
        time,x,y,phase
        1,0.25446,0.234742,down
        1.01,0.25446,0.258216,move
        1.02,0.25446,0.28169,move
        1.03,0.25446,0.28169,up

        """, kinds: [.guessedUnit]),
    Dialect(
      name: "lists of JSON in a list",
      text: """
        {"device":["a"],"samples":[[0, 100, 200, "down", null],
        [10, 100, 220, "move", null], [20, 100, 240, "move", null],
        [30, 100, 240, "up", null]]}
        """, options: columns("t_ms", "x", "y", "phase"), sniffed: .table),
    Dialect(
      name: "a list of JSON a line",
      text: """
        ["began",100,200,12.5]
        ["moved",100,220,12.51]
        ["moved",100,240,12.52]
        ["ended",100,240,12.53]

        """, options: columns("phase", "x", "y", "t"), sniffed: .table),
  ]

  private static let lg = {
    var options = preset(.lg)
    options.axisMaximum = ImportOptions.AxisMaximum(x: 4_095, y: 4_095)
    return options
  }()

  private func decode(_ text: String, _ options: ImportOptions = .standard) -> CollectingSink {
    .decoding(Array(text.utf8), format: .table, options: options)
  }

  @Test(arguments: dialects)
  func `every dialect tells the same drag`(dialect: Dialect) {
    #expect(TraceFormat.sniff(Array(dialect.text.utf8).span) == dialect.sniffed)
    let sink = decode(dialect.text, dialect.options)
    #expect(sink.touches == Self.drag)
    #expect(Set(sink.kinds) == Set(dialect.kinds + [.guessedScreen]))
    let carriage = dialect.text.replacing("\n", with: "\r\n")
    #expect(decode("\u{FEFF}" + carriage, dialect.options).touches == Self.drag)
  }

  @Test(arguments: dialects)
  func `what is cut is read up to the cut`(dialect: Dialect) {
    let bytes = Array(dialect.text.utf8)
    for count in 0...bytes.count {
      let sink = CollectingSink.decoding(
        Array(bytes[..<count]), format: .table, options: dialect.options)
      for session in sink.sessions { expectWellFormed(session.events) }
      #expect(!sink.kinds.isEmpty, "\(count)")
    }
  }

  /// A damaged name of a gesture or a finger is the name of another.
  @Test(arguments: dialects.filter { ![.ahb, .lg].contains($0.options.tablePreset) })
  func `a byte that is lost changes nothing or is found`(dialect: Dialect) {
    let bytes = Array(dialect.text.utf8)
    let whole = decode(dialect.text, dialect.options)
    for index in bytes.indices where bytes[index] != UInt8(ascii: "\n") {
      var damaged = bytes
      damaged[index] = UInt8(ascii: "~")
      let sink = CollectingSink.decoding(damaged, format: .table, options: dialect.options)
      for session in sink.sessions { expectWellFormed(session.events) }
      #expect(
        sink.touches.count == whole.touches.count || sink.kinds != whole.kinds, "byte \(index)")
    }
  }

  @Test(arguments: [
    ("x,y\n1,2\n3,4\n", FindingKind.unsupported, "--assume-rate"),
    ("1,2,3\n4,5,6\n", .unsupported, "--columns t,x,y,phase"),
    ("", .empty, "nothing"), ("t,x,y\n", .notATrace, "no touch"),
  ])
  func `a table that cannot be read says what to do`(
    text: String, kind: FindingKind, words: String
  ) {
    let sink = decode(text)
    #expect(sink.sessions.isEmpty)
    #expect(sink.kinds == [kind])
    #expect(sink.findings.first?.message.contains(words) == true)
  }

  @Test func `a line without end is found`() {
    let long = String(repeating: "7", count: 1 << 20) + "7\n"
    let sink = decode("t_ms,x,y\n0,1,2\n10,1,3\n" + long + "20,1,4\n30,1,4\n")
    #expect(sink.touches == ["0 b1 1,2", "10 m1 1,3", "20 m1 1,4", "30 e1 1,4"])
    #expect(Set(sink.kinds) == [.lineTooLong, .guessedScreen])
  }

  @Test func `a rate stands in for times`() {
    var options = ImportOptions()
    options.assumedRate = 100
    let sink = decode(
      "id,x,y,phase\n1,10,20,down\n2,50,60,down\n1,10,30,move\n2,50,70,up\n1,10,30,up\n", options)
    #expect(
      sink.touches == ["0 b1 10,20", "0 b2 50,60", "10 m1 10,30", "10 e2 50,70", "20 e1 10,30"])
    #expect(sink.kinds == [.assumedRate, .guessedScreen])
  }

  @Test func `gestures are told by their number or by a pause`() {
    let numbered = decode("t_ms,x,y,gesture\n0,1,2,a\n10,1,3,a\n20,9,9,b\n30,9,8,b\n")
    #expect(numbered.touches == ["0 b1 1,2", "10 e1 1,3", "20 b2 9,9", "30 e2 9,8"])
    let paused = decode("t_ms,x,y\n0,1,2\n10,1,3\n211,9,9\n220,9,8\n")
    #expect(paused.touches == ["0 b1 1,2", "10 e1 1,3", "211 b2 9,9", "220 e2 9,8"])
  }

  @Test func `a lift that repeats the last row is a lift`() {
    let sink = decode("t_ms,x,y\n0,1,2\n10,1,3\n10,1,3\n")
    #expect(sink.touches == ["0 b1 1,2", "10 m1 1,3", "10 e1 1,3"])
    #expect(sink.kinds == [.guessedScreen])
  }

  @Test func `users and documents are sessions of their own`() {
    let text = """
      1,7,3,5000,0,1,3,6,0,0,0
      1,7,3,5010,1,1,3,6,0,0,0
      1,8,3,100,0,1,3,6,0,0,0
      1,8,3,110,1,1,3,6,0,0,0

      """
    let sink = decode(text, Self.preset(.touchalytics))
    #expect(sink.sessions.map(\.header.user) == ["7", "8"])
    #expect(
      sink.sessions.map(\.header.labels)
        == Array(
          repeating: [
            Label(name: "document", value: "3"), Label(name: "phone", value: "1"),
          ], count: 2))
    #expect(sink.sessions.allSatisfy { $0.events.count == 2 })
    let named = decode("session,t_ms,x,y\na,0,1,2\na,9,1,3\nb,0,1,2\nb,9,1,3\n")
    #expect(named.sessions.map(\.header.id) == ["a", "b"])
  }

  @Test func `another header in the file begins another table`() {
    let sink = decode("t,x,y\n0.1,1,2\n0.11,1,3\ny;x;t_ms\n20;10;0\n30;10;9\n")
    #expect(sink.sessions.count == 1)
    #expect(sink.kinds.contains(.parseError))
    let same = decode("t,x,y\n0.1,1,2\n0.11,1,3\ny,x,t_ms\n20,10,0\n30,10,9\n")
    #expect(same.sessions.count == 2)
    #expect(same.touches == ["0 b1 1,2", "10 e1 1,3"])
  }

  @Test func `values that stand for nothing keep the last position`() {
    let sink = decode(
      "t_ms,x,y,phase\n0,1,2,down\n10,-420,3,move\n20,,nan,move\n30,-1,-1,up\n40,65535,65535,down\n"
    )
    #expect(sink.touches.prefix(4) == ["0 b1 1,2", "10 m1 1,3", "20 m1 1,3", "30 e1 1,3"])
    #expect(sink.sessions.first?.findings.first?.message.contains("(4 in all)") == true)
  }

  @Test func `rows that are written again are dropped`() {
    let text = """
      timestamp event x y
      100 touchstart 1 2
      110 touchmove 1 3
      120 touchmove 1 4
      110 touchmove 1 3
      120 touchmove 1 4
      130 touchend 1 4

      """
    let sink = decode(text)
    #expect(sink.touches == ["0 b1 1,2", "10 m1 1,3", "20 m1 1,4", "30 e1 1,4"])
    #expect(sink.kinds == [.duplicateSample, .guessedScreen])
  }

  @Test func `fingers that stand one behind the other are merged by time`() {
    let text = "finger,t_ms,x,y,phase\n0,0,1,2,down\n0,20,1,3,up\n1,10,9,9,down\n1,30,9,8,up\n"
    let sink = decode(text)
    #expect(sink.touches == ["0 b1 1,2", "10 b2 9,9", "20 e1 1,3", "30 e2 9,8"])
    #expect(sink.kinds == [.timeBackwards, .guessedScreen])
  }

  @Test func `a clock that starts anew starts another recording`() {
    let text = "t_ms,x,y,phase\n500,1,2,down\n510,1,3,move\n0,5,6,down\n10,5,6,up\n"
    let sink = decode(text)
    #expect(
      sink.touches == ["0 b1 1,2", "10 m1 1,3", "10 c1 1,3", "1010 b1 5,6", "1020 e1 5,6"])
    #expect(Set(sink.kinds) == [.timeBackwards, .missingEnd, .guessedScreen])
  }

  @Test func `fingers without ids are told apart by their places`() {
    let text = """
      t_ms,event,x,y
      0,touchstart,10,10
      10,touchstart,300,300
      20,touchmove,12,20
      20,touchmove,301,310
      30,touchend,301,310
      40,touchmove,12,30
      50,touchend,12,30

      """
    let sink = decode(text)
    #expect(
      sink.touches == [
        "0 b1 10,10", "10 b2 300,300", "20 m1 12,20", "20 m2 301,310", "30 e2 301,310",
        "40 m1 12,30", "50 e1 12,30",
      ])
    #expect(sink.kinds == [.guessedFinger, .guessedScreen])
  }

  @Test func `a finger whose lift was lost does not take the next one's samples`() {
    let text = "t_ms,event,x,y\n0,down,10,10\n10,move,10,20\n900,down,12,22\n910,up,12,22\n"
    let sink = decode(text)
    #expect(
      sink.touches == ["0 b1 10,10", "10 m1 10,20", "10 c1 10,20", "900 b1 12,22", "910 e1 12,22"])
    #expect(Set(sink.kinds) == [.missingEnd, .guessedScreen])
  }

  @Test func `phases of the panel are spread over its fingers`() {
    let text = """
      Timestamp,X,Y,BTN_TOUCH,FINGER
      0,100,100,DOWN,0
      0.02,100,110,HELD,0
      0.04,100,120,UP,0
      0.01,300,300,HELD,1
      0.03,300,310,HELD,1

      """
    var options = Self.preset(.lg)
    options.axisMaximum = ImportOptions.AxisMaximum(x: 392, y: 851)
    let sink = decode(text, options)
    #expect(
      sink.touches == [
        "0 b1 100,100", "10 b2 300,300", "20 m1 100,110", "30 m2 300,310", "40 e1 100,120",
        "40 e2 300,310",
      ])
  }

  @Test func `pixels become points by the stated screen, turned and mirrored`() {
    var options = ImportOptions()
    options.screen = ImportOptions.PixelScreen(width: 1200, height: 2400, scale: 3)
    let text = "t_ms,x_px,y_px,phase\n0,300,600,down\n10,300,600,up\n"
    #expect(decode(text, options).touches.first == "0 b1 100,200")
    options.rotation = .quarter
    #expect(decode(text, options).touches.first == "0 b1 200,100")
    options.rotation = .none
    options.flipY = true
    #expect(decode(text, options).touches.first == "0 b1 100,600")
  }
}
