import Testing
import TouchTraces

struct Format1DecoderTests {
  private func actions(_ lines: String) -> [TraceAction] {
    CollectingSink.decoding(SampleTraces.header + lines).sessions.first?.events.map(\.action) ?? []
  }

  @Test func `the example is read`() throws {
    let sink = CollectingSink.decoding(SampleTraces.example)
    let session = try #require(sink.sessions.first)
    #expect(sink.kinds == [])
    #expect(session.header.id == "s-0001")
    #expect(session.header.scene.content != .keep)
    #expect(session.eventLines == [2, 3, 4, 5, 6])
    #expect(
      session.events == [
        touch(0, .began, 196.5, 640), touch(8_333, .moved, 196.5, 633.67),
        touch(410_000, .ended, 196.67, 402),
        TraceEvent(time: Timestamp(microseconds: 1_200_000), action: .keyboard(overlap: 336)),
        TraceEvent(time: Timestamp(microseconds: 9_500_000), action: .end),
      ])
  }

  private func touch(
    _ microseconds: Int64, _ phase: TouchPhase, _ x: Points, _ y: Points
  ) -> TraceEvent {
    TraceEvent(
      time: Timestamp(microseconds: microseconds),
      action: .touch(TouchSample(touch: TouchID(1), phase: phase, x: x, y: y)))
  }

  @Test func `every event is read without a finding`() {
    let sink = CollectingSink.decoding(SampleTraces.everything)
    #expect(sink.sessions.map(\.events.count) == [21, 1])
    #expect(sink.kinds == [.missingEnd])
  }

  @Test func `arguments of events become values`() {
    var set = SheetFields()
    set.shouldDismiss = false
    #expect(
      actions(
        """
        [0,"select",null]
        [0,"detents",["medium",{"id":"p","height":90}],false]
        [0,"set",{"shouldDismiss":false}]
        [0,"stack",true]
        [0,"mark","hello"]
        [0,"mark",{"intent":"scroll"}]
        [0,"observed",{"dismissed":true}]
        """)
        == [
          .select(nil, animated: true),
          .detents([.medium, DetentDescription(id: "p", height: .fixed(90))], animated: false),
          .set(set), .stack(isFront: true), .mark("hello"), .intent(.scroll),
          .observed(Observation(dismissed: true)),
        ])
  }

  @Test func `what a touch states of its target is kept`() {
    #expect(
      actions("[0,\"began\",1,2,3,{\"force\":0.5,\"target\":\"map\",\"offset\":4,\"height\":5}]")
        == [
          .touch(
            TouchSample(
              touch: TouchID(1), phase: .began, x: 2, y: 3, force: 0.5, target: .map,
              contentOffset: 4, contentHeight: 5))
        ])
  }

  @Test(arguments: [
    "[0,\"began\",1,2]", "[0,\"began\",1,2,\"3\"]", "[0,\"began\",1.5,2,3]",
    "[0,\"began\",3000000000,2,3]", "[0,\"began\",1,2,1e400]", "[0,\"began\",1,2,3,4]",
    "[0,\"began\",1,2,3,{},5]", "[0,\"began\",1,2,3,{\"target\":\"moon\"}]",
    "[0,\"began\",1,2,3,{\"force\":null}]", "[]", "[0]", "[\"0\",\"end\"]", "[1e300,\"end\"]",
    "[0,1]", "[0,\"end\",1]", "[0,\"keyboard\"]", "[0,\"keyboard\",-1]", "[0,\"select\"]",
    "[0,\"select\",1]", "[0,\"select\",\"a\",1]", "[0,\"detents\",[]]", "[0,\"set\",null]",
    "[0,\"set\",{\"headerHeight\":-1}]", "[0,\"mark\"]", "[0,\"mark\",{\"intent\":\"fly\"}]",
    "[0,\"stack\"]", "[0,\"screen\",{\"width\":0}]", "[0,\"end\"", "garbage", "\"end\"",
    "[0 \"end\"]",
    "[+1,\"end\"]", "[0,\"began\",01,2,3]", "[0,\"began\",1,2,3]]", "[0,\"beg\u{00e4}n\",1,2,3",
    "\u{0}",
  ])
  func `a wrong line is counted and skipped`(line: String) throws {
    let sink = CollectingSink.decoding(
      SampleTraces.header + "[0,\"mark\",\"a\"]\n" + line + "\n[1,\"mark\",\"b\"]\n")
    let session = try #require(sink.sessions.first)
    #expect(session.events.map(\.action) == [.mark("a"), .mark("b")])
    #expect(session.findings.map(\.kind) == [.parseError])
    #expect(session.findings.first?.location == TraceLocation(line: 3, byteOffset: 52))
  }

  @Test func `unknown words are counted by name`() throws {
    let sink = CollectingSink.decoding(
      SampleTraces.header
        + """
        [0,"wink"]
        [0,"set",{"colour":1}]
        [1,"wink",3]
        [1,"began",1,2,3,{"speed":1}]
        [2,"ended",1,2,3,{"target":"map"}]
        """)
    let session = try #require(sink.sessions.first)
    #expect(session.events.count == 3)
    #expect(session.findings.map(\.kind) == [.unknownEvent, .unknownKey, .unknownKey, .unknownKey])
    #expect(
      session.findings.map(\.message) == [
        "unknown event 'wink', ignored (2 in all)", "unknown key 'set.colour', ignored",
        "unknown key 'began.speed', ignored", "unknown key 'ended.target', ignored",
      ])
  }

  @Test(arguments: [
    ("{\"format\":\"touch-trace\",\"version\":2}", FindingKind.unsupported),
    ("{\"format\":\"touch-trace\"}", .badHeader), ("{\"version\":1}", .badHeader),
    ("{\"format\":\"touch-trace\",\"version\":1,\"sheet\":{\"detents\":[]}}", .badHeader),
    ("{\"format\":\"touch-trace\",}", .badHeader), ("{", .badHeader),
  ])
  func `events behind an unusable header are skipped`(header: String, kind: FindingKind) {
    let sink = CollectingSink.decoding(
      SampleTraces.header + "[0,\"began\",1,2,3]\n" + header
        + "\n[0,\"began\",1,2,3]\n[1,\"wink\"]\n"
        + SampleTraces.header + "[0,\"end\"]\n")
    #expect(sink.sessions.map(\.events.count) == [1, 1])
    #expect(sink.sessions.map { $0.findings.map(\.kind) } == [[.missingEnd], []])
    #expect(sink.findings.map(\.kind) == [kind])
    #expect(sink.strayEvents == 0)
  }

  @Test func `lines before any header are counted once`() {
    let sink = CollectingSink.decoding("[0,\"end\"]\nhello\n" + SampleTraces.header + "[0,\"end\"]")
    #expect(sink.findings.map(\.kind) == [.noHeader])
    #expect(sink.findings.first?.message == "line before any header, ignored (2 in all)")
    #expect(sink.sessions.map(\.events.count) == [1])
  }

  @Test(arguments: [
    ("", [FindingKind.empty]), ("\n\r\n  \n", [.empty]), ("{\"a\":1", [.truncated, .noHeader]),
  ])
  func `a file without a session says why`(text: String, kinds: [FindingKind]) {
    #expect(CollectingSink.decoding(text).kinds == kinds)
  }

  @Test func `a session of which nothing can be read says so`() {
    let sink = CollectingSink.decoding(SampleTraces.header + "[0,\"keyboard\"]\n[1]\n")
    #expect(
      sink.kinds == [.parseError, .empty] || sink.kinds == [.parseError, .parseError, .empty])
    #expect(CollectingSink.decoding(SampleTraces.header).kinds == [])
  }

  @Test(arguments: [
    ("{\"width\":852,\"height\":393}", [FindingKind.guessedScreen]), ("{\"width\":393}", []),
    ("{\"verticalSizeClass\":\"compact\"}", []),
    ("{\"device\":\"iPhone 14 landscape\"}", []),
  ])
  func `a screen of another size without a safe area is noted`(
    screen: String, kinds: [FindingKind]
  ) {
    let line = "[0,\"screen\",\(screen)]\n"
    #expect(CollectingSink.decoding(SampleTraces.header + line).kinds == kinds)
  }

  @Test func `a cut last line degrades the session`() {
    let sink = CollectingSink.decoding(
      SampleTraces.header + "[0,\"began\",1,2,3]\n[0.5,\"moved\",1,2")
    #expect(sink.sessions.map(\.events.count) == [1])
    #expect(sink.kinds == [.missingEnd, .truncated] || sink.kinds == [.truncated, .missingEnd])
  }

  @Test func `lines that are too long are skipped to their end`() throws {
    let long = "[0,\"mark\",\"" + String(repeating: "x", count: 1 << 20) + "\"]\n"
    let fits = "[0,\"mark\",\"" + String(repeating: "x", count: (1 << 20) - 13) + "\"]\n"
    let text = SampleTraces.header + long + fits + "[0,\"end\"]\n"
    for chunk in [1 << 16, .max] {
      let sink = CollectingSink.decoding(Array(text.utf8), chunk: chunk)
      let session = try #require(sink.sessions.first)
      #expect(session.eventLines == [3, 4])
      #expect(session.findings.map(\.kind) == [.lineTooLong])
      #expect(session.findings.first?.location?.line == 2)
    }
  }

  @Test func `chunks of any size give the same`() {
    let bytes = Array(SampleTraces.everything.utf8)
    let whole = CollectingSink.decoding(bytes)
    for size in 1...17 {
      #expect(CollectingSink.decoding(bytes, chunk: size) == whole)
    }
  }

  @Test func `line ends and byte order marks change nothing`() {
    let whole = CollectingSink.decoding(SampleTraces.everything)
    for end in ["\r\n", "\r\r\n", " \t\r\n", "\n\n"] {
      let other = CollectingSink.decoding(
        "\u{FEFF}" + SampleTraces.everything.replacing("\n", with: end))
      #expect(other.sessions.map(\.events) == whole.sessions.map(\.events))
      #expect(other.sessions.map(\.header) == whole.sessions.map(\.header))
      #expect(other.kinds == whole.kinds)
    }
  }

  @Test func `UTF-16 is read like UTF-8`() {
    let whole = CollectingSink.decoding(SampleTraces.everything)
    let units = Array(("\u{FEFF}" + SampleTraces.everything).utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big] {
      for chunk in [1, 2, 3, .max] {
        let sink = CollectingSink.decoding(bytes, chunk: chunk)
        #expect(sink.sessions.map(\.events) == whole.sessions.map(\.events))
      }
    }
  }

  @Test func `blanks inside of a line change nothing`() {
    let spaced = "[ 0.5 , \"moved\" , 1 , 2 , 3 ]"
    let prefix = SampleTraces.header + "[0,\"began\",1,2,3]\n"
    #expect(
      CollectingSink.decoding(prefix + spaced).sessions.map(\.events)
        == CollectingSink.decoding(prefix + "[0.5,\"moved\",1,2,3]").sessions.map(\.events))
  }
}
