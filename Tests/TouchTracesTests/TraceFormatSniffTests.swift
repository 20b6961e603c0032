import Testing
import TouchTraces

struct TraceFormatSniffTests {
  private func sniff(_ bytes: [UInt8]) -> SniffResult {
    TraceFormat.sniff(bytes.span)
  }

  @Test(arguments: [
    ("{\"format\":\"touch-trace\",\"version\":1}\n", SniffResult.format(.touchTrace1)),
    ("\u{FEFF}\r\n\n  {\"version\":9,\"format\": \"touch-trace\"", .format(.touchTrace1)),
    ("[0,\"began\",1,2,3]\n", .format(.touchTrace1)),
    ("app started\n{\"format\":\"touch-trace\"}\n", .format(.touchTrace1)),
    ("app started\n[0,\"began\",1,2,3]\n", .unknown),
    (
      "[    1.000001] EV_ABS       ABS_MT_POSITION_X    000008de            \r\n",
      .format(.getevent)
    ),
    ("$ adb shell getevent -lt\n[ 1.000001] 0003 0035 000008de\n", .format(.getevent)),
    ("add device 1: /dev/input/event5\n", .format(.getevent)),
    ("/dev/input/event5: EV_KEY BTN_TOUCH DOWN\n", .format(.getevent)),
    ("1411-4205: /dev/input/event0: 0003 0035 00000273\n", .format(.getevent)),
    ("", .empty), (" \r\n\n", .empty), ("hello\n", .unknown), ("{\"a\":1}\n", .unknown),
    ("0003 0035 00000273\n", .table), ("# EVEMU 1.3\nN: x\n", .format(.evemu)),
    ("# from a bug report\nN: a panel\n", .format(.evemu)),
    ("E: 1338280580.705736 0003 0039 5\n", .format(.evemu)), ("E: 1.5 x\n", .unknown),
    ("E: 1.5 0003 0039 5\n", .table), ("make it --users 24 --files 16 --seed 2026\n", .unknown),
    ("| 1 | 2 | 3 |\n", .unknown), ("the x and y at time t\nare one and two at 3\n", .unknown),
    ("Input driver version is 1.0.1\n", .format(.evtest)),
    ("Event: time 1.000000, type 3 (EV_ABS), code 57 (X), value 9\n", .format(.evtest)),
    ("Recording to 'stdout'.\n# libinput record\n", .format(.libinput)),
    ("> version: 1\n> ndevices: 1\n", .format(.libinput)), ("  - evdev:\n", .format(.libinput)),
    ("To lift, call touchUp(1) and wait.\n", .unknown),
    ("touchDown(1, 5, 5) puts a finger down\n", .unknown), ("touchDown(finger)\n", .unknown),
    ("  touchDown(1, 5, 5); usleep(8000 + 5) -- wait\n", .format(.touchMacro)),
    ("adb shell input swipe does it\n", .unknown), ("idb ui swipe does it\n", .unknown),
    ("adb shell input tap 3 4\n", .format(.swipeCommands)),
    ("[[0,10,20],[8,10,30]]\n", .table), ("{\"a\":[[0,1,2]],\"b\":[\"x\"]}\n", .unknown),
    ("evbug: Event. Dev: input5, Type: 3, Code: 53, Value: 9\n", .format(.evbug)),
    ("BZh91AY", .compressed("bzip2")), ("PK\u{3}\u{4}", .compressed("zip")),
  ])
  func `the first bytes tell the format`(text: String, expected: SniffResult) {
    #expect(sniff(Array(text.utf8)) == expected)
  }

  @Test func `a header may be longer than the bytes that are looked at`() {
    let text = "{\"format\":\"touch-trace\",\"id\":\"" + String(repeating: "x", count: 100_000)
    #expect(sniff(Array(text.utf8.prefix(TraceFormat.sniffLength))) == .format(.touchTrace1))
  }

  @Test(
    arguments: [
      ([0x1F, 0x8B, 8], "gzip"), ([0x28, 0xB5, 0x2F, 0xFD], "zstd"),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "xz"),
    ] as [([UInt8], String)])
  func `compressions are named`(bytes: [UInt8], name: String) {
    #expect(sniff(bytes) == .compressed(name))
  }

  @Test(
    arguments: [
      (Array("bplist00".utf8), "JSON"), ([0x80, 4, 0x95], "never loaded"),
      (Array("version https://git-lfs.github.com/spec/v1\n".utf8), "git lfs pull"),
      ([0, 0, 0, 0x18] + Array("ftypmp42".utf8), "a video"),
      ([0x1A, 0x45, 0xDF, 0xA3, 0x9F, 0x42, 0x86, 0x81], "a video"),
      ([0x0A, 0x12, 0x52, 0x10, 0x08, 0x01, 0xFF, 0x00], "Perfetto"),
    ] as [([UInt8], String)])
  func `other kinds of files are refused with advice`(bytes: [UInt8], word: String) {
    guard case .refused(let advice) = sniff(bytes) else {
      Issue.record("not refused")
      return
    }
    #expect(advice.contains(word))
  }

  @Test func `UTF-16 is looked through`() {
    let units = Array("\u{FEFF}{\"format\":\"touch-trace\"}".utf16)
    #expect(sniff(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == .format(.touchTrace1))
  }
}
