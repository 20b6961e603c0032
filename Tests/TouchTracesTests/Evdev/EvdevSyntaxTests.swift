import TestSupport
import Testing
import TouchTraces

/// One drag as each tool of Linux' input layer writes it.
struct EvdevSyntaxTests {
  struct Recording: Sendable, CustomTestStringConvertible {
    var format: TraceFormat
    var text: String
    /// What is said of a recording without a fault.
    var kinds: [FindingKind] = [.guessedScreen]

    var testDescription: String { format.rawValue }
  }

  static let recordings = [
    Recording(
      format: .getevent,
      text: """
        add device 1: /dev/input/event2
            ABS (0003): 0035  : value 0, min 0, max 392, fuzz 0, flat 0, resolution 0
                        0036  : value 0, min 0, max 851, fuzz 0, flat 0, resolution 0
        [    7200.500000] /dev/input/event2: 0003 0039 000001c7
        [    7200.500000] /dev/input/event2: 0003 0035 00000064
        [    7200.500000] /dev/input/event2: 0003 0036 000000c8
        [    7200.500000] /dev/input/event2: 0000 0000 00000000
        [    7200.510000] /dev/input/event2: 0003 0036 0000012c
        [    7200.510000] /dev/input/event2: 0000 0000 00000000
        [    7200.520000] /dev/input/event2: 0003 0039 ffffffff
        [    7200.520000] /dev/input/event2: 0000 0000 00000000

        """),
    Recording(
      format: .evemu,
      text: """
        # EVEMU 1.3
        N: a panel #2
        A: 35 0 392 0 0 0
        A: 36 0 851 0 0 0
        E: 0.000001 0003 0039 0007\t# EV_ABS / ABS_MT_TRACKING_ID   7
        E: 0.000001 0003 0035 0100\t# EV_ABS / ABS_MT_POSITION_X    100
        E: 0.000001 0003 0036 0200\t# EV_ABS / ABS_MT_POSITION_Y    200
        E: 0.000001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +0ms
        E: 0.010001 0003 0036 0300\t# EV_ABS / ABS_MT_POSITION_Y    300
        E: 0.010001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +10ms
        E: 0.020001 0003 0039 -001\t# EV_ABS / ABS_MT_TRACKING_ID   -1
        E: 0.020001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +10ms

        """),
    Recording(
      format: .evtest,
      text: """
        Input driver version is 1.0.1
        Input device name: "a panel"
            Event code 53 (ABS_MT_POSITION_X)
              Value      0
              Min        0
              Max      392
            Event code 54 (ABS_MT_POSITION_Y)
              Value      0
              Min        0
              Max      851
        Testing ... (interrupt to exit)
        Event: time 1697531620.958962, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 9
        Event: time 1697531620.958962, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 100
        Event: time 1697531620.958962, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 200
        Event: time 1697531620.958962, type 4 (EV_MSC), code 4 (MSC_SCAN), value 700a3
        Event: time 1697531620.958962, -------------- SYN_REPORT ------------
        Event: time 1697531620.968962, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 300
        Event: time 1697531620.968962, -------------- EV_SYN ------------
        Event: time 1697531620.978962, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
        Event: time 1697531620.978962, -------------- SYN_REPORT ------------

        """),
    Recording(
      format: .libinput,
      text: """
        Recording to 'stdout'.
        version: 1
        ndevices: 1
        devices:
        - node: /dev/input/event2
          evdev:
            codes:
              3: [0, 1, 47, 53, 54] # EV_ABS
            absinfo:
              53: [0, 392, 0, 0, 0]
              54: [0, 851, 0, 0, 0]
            properties: [1]
          hid: [
            0x05, 0x0d
          ]
          events:
          # Current time is 10:12:33
          - evdev:
            - [  0,      0,   3,  57,       9] # EV_ABS / ABS_MT_TRACKING_ID        9
            - [  0,      0,   3,  53,     100] # EV_ABS / ABS_MT_POSITION_X       100
            - [  0,      0,   3,  54,     200] # EV_ABS / ABS_MT_POSITION_Y       200
            - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
          - evdev:
            - [  0,  10000,   3,  54,     300] # EV_ABS / ABS_MT_POSITION_Y       300 (+100)
            - [  0,  10000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +10ms
          - libinput:
            - {time: 0.02, type: TOUCH_UP}
          - evdev:
            - [  0,  20000,   3,  57,      -1] # EV_ABS / ABS_MT_TRACKING_ID       -1
            - [  0,  20000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +10ms

        """),
    Recording(
      format: .evbug,
      text: """
        [ 2208.010000] evbug: Connected device: input34 (a panel at i2c-1)
        [ 2208.077308] evbug: Event. Dev: input34, Type: 3, Code: 57, Value: 9
        [ 2208.077308] evbug: Event. Dev: input34, Type: 3, Code: 53, Value: 100
        [ 2208.077309] evbug: Event. Dev: input34, Type: 3, Code: 54, Value: 200
        [ 2208.077309] evbug: Event. Dev: input34, Type: 0, Code: 0, Value: 0
        [ 2208.080000] usb 1-1: new device
        [ 2208.087309] evbug: Event. Dev: input34, Type: 3, Code: 54, Value: 300
        [ 2208.087309] evbug: Event. Dev: input34, Type: 4, Code: 5, Value: 13485400
        [ 2208.087309] evbug: Event. Dev: input34, Type: 0, Code: 0, Value: 0
        Mar 14 10:12:33 phone kernel: [ 2208.097309] evbug: Event. Dev: input34, Type: 3, Code: 57, Value: -1
        [ 2208.097309] evbug: Event. Dev: input34, Type: 0, Code: 0, Value: 0

        """, kinds: [.guessedScreen, .guessedRange, .guessedRange]),
    Recording(
      format: .reran,
      text: """
        8
        0
        1,3,57,7
        1000
        1,3,53,100
        0
        1,3,54,200
        0
        1,0,0,0
        10000000
        1,3,54,300
        0
        1,0,0,0
        10000000
        1,3,57,4294967295
        0
        1,0,0,0

        """, kinds: [.guessedScreen, .guessedRange, .guessedRange]),
    Recording(
      format: .sendevent,
      text: """
        #!/bin/sh
        sendevent /dev/input/event1 3 57 7
        sendevent /dev/input/event1 3 53 100; sendevent /dev/input/event1 3 54 200
        sendevent /dev/input/event1 0 0 0
        sleep 0.01
        adb shell sendevent /dev/input/event1 3 54 300
        sendevent /dev/input/event1 0 0 0
        usleep 10000
        sendevent /dev/input/event1 3 57 4294967295
        sendevent /dev/input/event1 0 0 0

        """, kinds: [.approximateTime, .guessedScreen, .guessedRange, .guessedRange]),
    Recording(
      format: .minitouch,
      text: """
        v 1
        ^ 10 392 851 255
        $ 2041
        d 0 100 200 50
        c
        w 10
        m 0 100 300 50
        c
        w 10
        u 0
        c

        """),
  ]

  private static let drag = ["0 b1 100,200", "10 m1 100,300", "20 e1 100,300"]

  /// Without ranges of its own, a recording takes those of the command line.
  private func decode(_ bytes: [UInt8], _ recording: Recording) -> CollectingSink {
    var options = ImportOptions()
    if recording.kinds.contains(.guessedRange) {
      options.axisMaximum = ImportOptions.AxisMaximum(x: 392, y: 851)
    }
    return .decoding(bytes, format: recording.format, options: options)
  }

  @Test(arguments: recordings)
  func `every tool tells the same drag`(recording: Recording) {
    let bytes = Array(recording.text.utf8)
    #expect(TraceFormat.sniff(bytes.span) == .format(recording.format))
    let sink = decode(bytes, recording)
    #expect(sink.touches == Self.drag)
    #expect(sink.kinds == recording.kinds.filter { $0 != .guessedRange })
    let withoutRanges = CollectingSink.decoding(bytes, format: recording.format)
    #expect(withoutRanges.kinds == recording.kinds)
  }

  @Test(arguments: recordings)
  func `what is cut is read up to the cut`(recording: Recording) {
    let bytes = Array(recording.text.utf8)
    for count in 0...bytes.count {
      let sink = decode(Array(bytes[..<count]), recording)
      for session in sink.sessions { expectWellFormed(session.events) }
      #expect(!sink.kinds.isEmpty, "\(count)")
      #expect(sink.touches.elementsEqual(Self.drag.prefix(sink.touches.count)), "\(count)")
    }
  }

  @Test(arguments: recordings)
  func `a byte that is lost changes nothing or is found`(recording: Recording) {
    let bytes = Array(recording.text.utf8)
    let whole = decode(bytes, recording)
    for index in bytes.indices where bytes[index] != UInt8(ascii: "\n") {
      var damaged = bytes
      damaged[index] = UInt8(ascii: "~")
      let sink = decode(damaged, recording)
      for session in sink.sessions { expectWellFormed(session.events) }
      #expect(sink.touches == whole.touches || sink.kinds != whole.kinds, "byte \(index)")
    }
  }

  @Test(arguments: recordings)
  func `any bit may be wrong`(recording: Recording) {
    let bytes = Array(recording.text.utf8)
    for index in stride(from: 0, to: bytes.count, by: 5) {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      for session in decode(damaged, recording).sessions { expectWellFormed(session.events) }
    }
  }

  @Test(arguments: recordings.prefix(1))
  func `a line without end is found`(recording: Recording) {
    let long = String(repeating: "7", count: 1 << 20) + "7\n"
    let sink = decode(Array((recording.text + long + recording.text).utf8), recording)
    #expect(sink.kinds.contains(.lineTooLong))
    #expect(sink.touches.starts(with: Self.drag))
  }

  @Test func `devices that stand one behind the other are merged by time`() {
    let text = """
      version: 1
      ndevices: 2
      - node: /dev/input/event2
      - [  0,      0,   3,  57,       9]
      - [  0,      0,   3,  53,     100]
      - [  0,      0,   3,  54,     200]
      - [  0,      0,   0,   0,       0]
      - [  0,  20000,   3,  57,      -1]
      - [  0,  20000,   0,   0,       0]
      - node: /dev/input/event3
      - [  0,  10000,   3,  57,       1]
      - [  0,  10000,   3,  53,     200]
      - [  0,  10000,   3,  54,     400]
      - [  0,  10000,   0,   0,       0]
      - [  0,  30000,   3,  57,      -1]
      - [  0,  30000,   0,   0,       0]

      """
    var options = ImportOptions()
    options.axisMaximum = ImportOptions.AxisMaximum(x: 392, y: 851)
    let sink = CollectingSink.decoding(Array(text.utf8), format: .libinput, options: options)
    #expect(sink.touches == ["0 b1 100,200", "10 b2 200,400", "20 e1 100,200", "30 e2 200,400"])
  }

  @Test func `a recording that a mail quotes is read`() {
    let text = Self.recordings[3].text
    let quoted = text.split(separator: "\n").map { "> \($0)\r\n" }.joined()
    #expect(CollectingSink.decoding(quoted, format: .libinput).touches == Self.drag)
  }

  @Test func `an event that a kernel message cuts is counted with its rest`() {
    let line = "code 54 (ABS_MT_POSITION_Y), value 300"
    let text = Self.recordings[2].text.replacing(
      line, with: "code 54 (ABS_MT_POSIT[ 1961.211490@2]- usb\nION_Y), value 300")
    let sink = CollectingSink.decoding(text, format: .evtest)
    #expect(sink.touches == ["0 b1 100,200", "20 e1 100,200"])
    #expect(sink.kinds.first == .parseError)
    #expect(sink.sessions.first?.findings.first?.message.contains("(2 in all)") == true)
  }

  @Test func `a reset of minitouch cancels what is down`() {
    let text = "^ 10 392 851 255\nd 0 100 200 50\nc\nw 5\nr\nw 5\nd 0 7 8 50\nc\nu 0\nc\n"
    let sink = CollectingSink.decoding(text, format: .minitouch)
    #expect(sink.touches == ["0 b1 100,200", "5 c1 100,200", "10 b2 7,8", "10 e2 7,8"])
  }

  @Test(arguments: recordings)
  func `the description of a device may be a file of its own`(recording: Recording) {
    guard !recording.kinds.contains(.guessedRange), recording.format != .minitouch else { return }
    let events = Self.recordings[1].text.split(separator: "\n").filter { $0.hasPrefix("E:") }
    var options = ImportOptions()
    options.deviceInfo = Array(recording.text.utf8)
    let sink = CollectingSink.decoding(
      Array((events.joined(separator: "\n") + "\n").utf8), format: .evemu, options: options)
    #expect(sink.touches == Self.drag)
    #expect(sink.kinds == [.guessedScreen])
  }
}
