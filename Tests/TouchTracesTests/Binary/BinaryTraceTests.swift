import TestSupport
import Testing
import TouchTraces

struct BinaryTraceTests {
  @Test(arguments: [
    (8192, 131_072), (8192, 1), (5, 200), (1, 1), (3, 131_072),
  ])
  func `sessions come back as they were, however they are cut into blocks`(
    partLength: Int, blockLength: Int
  ) throws {
    let text = BinaryFile.fourSessions
    let expected = CollectingSink.decoding(text)
    let bytes = try BinaryFile.bytes(
      of: text, partLength: partLength, blockLength: blockLength)
    let sniffed = TraceFormat.sniff(bytes.span)
    #expect(sniffed == .format(.binaryTrace))
    for chunk in [Int.max, 7] {
      let sink = BinaryFile.decoding(bytes, chunk: chunk)
      #expect(sink.sessions.map(\.header) == expected.sessions.map(\.header))
      #expect(sink.sessions.map(\.events) == expected.sessions.map(\.events))
      #expect(sink.sessions.map(\.eventLines) == expected.sessions.map(\.eventLines))
      #expect(sink.kinds == expected.kinds)
    }
  }

  @Test func `canonical text comes back byte by byte`() throws {
    for text in [SampleTraces.example, SampleTraces.everything] {
      let sink = BinaryFile.decoding(try BinaryFile.bytes(of: text))
      #expect(BinaryFile.text(sink.sessions) == text)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `any events read as their canonical text does`(seed: UInt64) throws {
    var random = RandomTrace(seed: seed)
    var encoded: [UInt8] = Array(SampleTraces.header.utf8)
    for event in random.events(300) { Format1Encoder().append(event, to: &encoded) }
    let text = CollectingSink.decoding(encoded)
    let bytes = try BinaryFile.bytes(
      of: text.sessions.map { ($0.header, $0.events) }, partLength: 64, blockLength: 1000)
    let sink = BinaryFile.decoding(bytes)
    #expect(sink.sessions.map(\.events) == text.sessions.map(\.events))
  }

  @Test func `a position of endless decimals is rounded as text rounds it`() throws {
    let event = TraceEvent(
      time: .zero, action: .touch(TouchSample(touch: TouchID(1), phase: .began, x: 1 / 3, y: -2e-9))
    )
    let sink = BinaryFile.decoding(try BinaryFile.bytes(of: [(SessionHeader(), [event])]))
    #expect(sink.touches.count == 1)
    #expect(BinaryFile.text(sink.sessions).contains("[0,\"began\",1,0.333,0]"))
  }

  @Test func `what is no plain sample rides as a line`() throws {
    let odd = [
      TouchSample(touch: TouchID(.max), phase: .began, x: 1e9, y: -1e9),
      TouchSample(touch: TouchID(.min), phase: .began, x: 0.000001, y: 0, force: 0.1),
      TouchSample(touch: TouchID(.max), phase: .moved, x: -1e9, y: 1e9),
    ]
    let events = odd.enumerated().map { index, sample in
      TraceEvent(
        time: Timestamp(microseconds: Int64(index) << 52), action: .touch(sample))
    }
    let sink = BinaryFile.decoding(try BinaryFile.bytes(of: [(SessionHeader(), events)]))
    #expect(sink.sessions.map(\.events) == [events])
  }

  @Test(arguments: [
    #""id":"a""#,
    #""id":"ä","user":"\u0000","labels":{"":"","b":"a name that is long","ü":"b"},"startsAt":null"#,
    #""startsAt":0.000001,"screen":{"width":393,"height":852,"scale":3}"#,
    #""startsAt":9007199254.740993,"sheet":{"detents":["medium"],"preferredCornerRadius":null}"#,
    #""content":null"#, #""content":{}"#, #""content":{"height":null,"offset":-12.5}"#,
    #""content":{"height":5,"offset":0.1234567}"#, #""content":{"height":0}"#,
    #""content":{"height":0.1234567,"offset":0.123456}"#,
    #""content":{"height":1000000000,"bounces":false}"#,
  ])
  func `headers come back as they were`(members: String) throws {
    let text = [members, #""screen":{"scale":2},"content":{"height":7}"#, members].map {
      "{\"format\":\"touch-trace\",\"version\":1,\($0)}\n[0,\"end\"]\n"
    }
    let expected = CollectingSink.decoding(text.joined())
    let sink = BinaryFile.decoding(try BinaryFile.bytes(of: text.joined()))
    #expect(sink == expected && sink.sessions.count == 3)
  }

  @Test func `two spellings of a text stay two`() throws {
    let spellings = ["e\u{301}", "\u{E9}", "e\u{301}"]
    let events = spellings.map { [TraceEvent(time: .zero, action: .mark($0))] }
    let sink = BinaryFile.decoding(
      try BinaryFile.bytes(of: events.map { (SessionHeader(), $0) }))
    let marks = sink.sessions.flatMap(\.events).map { event in
      if case .mark(let text) = event.action { Array(text.utf8) } else { [UInt8]() }
    }
    #expect(marks == spellings.map { Array($0.utf8) })
  }

  @Test(arguments: [
    ("halves", [0, 0.5, 1, 400.5, 399, -3.5]), ("thirds", [0.333, 0.667, 1, -0.333, 852]),
    ("sixths", [0.167, 0.5, 0.667]), ("tenths", [0.1, 0.5]), ("far", [1e9, -1e9, 0]),
    ("far thirds", [999_999_999.667, -999_999_999.333]), ("millionths", [1e-6, -1e9]),
  ])
  func `positions come back as they were`(name: String, values: [Double]) throws {
    let events = values.enumerated().map { index, value in
      TraceEvent(
        time: Timestamp(microseconds: Int64(index) * 70_000),
        action: .touch(
          TouchSample(touch: TouchID(3), phase: index == 0 ? .began : .moved, x: value, y: -value)))
    }
    let sink = BinaryFile.decoding(try BinaryFile.bytes(of: [(SessionHeader(), events)]))
    #expect(sink.sessions.map(\.events) == [events], "\(name)")
  }

  @Test func `times come back as they were`() throws {
    let times: [Int64] = [0, 255, 256, 65_279, 65_280, 65_536, 1 << 40, 1 << 62, .max, 5]
    var last: Int64 = 0
    let events = times.enumerated().map { index, time in
      last = index < 6 ? last + time : time
      return TraceEvent(
        time: Timestamp(microseconds: last),
        action: index % 2 == 0 ? .interrupt : .keyboard(overlap: Double(index)))
    }
    let sink = BinaryFile.decoding(try BinaryFile.bytes(of: [(SessionHeader(), events)]))
    #expect(sink.sessions.map(\.events) == [events.dropLast()])
    #expect(sink.kinds == [.timeBackwards])
  }

  @Test func `files behind one another are read as one`() throws {
    let one = try BinaryFile.bytes(of: SampleTraces.example)
    let sink = BinaryFile.decoding(one + one)
    #expect(sink.sessions.count == 2 && sink.kinds.isEmpty)
    #expect(sink.sessions[1].events == sink.sessions[0].events)
    #expect(sink.sessions[1].eventLines.first == 8)
    #expect(BinaryFile.decoding(one + [7]).kinds == [.trailingData])
  }

  @Test func `a file of no sessions is empty`() throws {
    #expect(BinaryFile.decoding(try BinaryFile.bytes(of: "")).kinds == [.empty])
  }

  @Test func `a later version asks for a later program`() throws {
    var bytes = try BinaryFile.bytes(of: SampleTraces.example)
    bytes[7] = 3
    let sink = BinaryFile.decoding(bytes)
    #expect(sink.kinds == [.unsupported] && sink.sessions.isEmpty)
    #expect(sink.findings.first?.message.contains("version 3") == true)
  }

  @Test func `text is no binary trace`() {
    #expect(BinaryFile.decoding(Array(SampleTraces.example.utf8)).kinds == [.noHeader])
  }
}
