import TestSupport
import Testing
import TouchTraces

/// Recordings that nobody makes by accident: each stopped a decoder, or kept it busy for hours.
@Suite(.timeLimit(.minutes(1)))
struct HostileRecordingTests {
  struct Recording: Sendable, CustomTestStringConvertible {
    var name: String
    var format: TraceFormat
    var text: String
    var samples: Int
    var kind: FindingKind

    var testDescription: String { name }
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined()
  }

  static let recordings = [
    Recording(
      name: "times that are as far apart as numbers can be", format: .table,
      text: "t_us,x,y\n9000000000000000000,1,2\n-9000000000000000000,1,3\n", samples: 3,
      kind: .timeBackwards),
    Recording(
      name: "fingers that all go down at once", format: .table,
      text: "t_ms,event,x,y\n" + lines(2_000) { "0,down,\($0),9\n" }, samples: 3_968,
      kind: .guessedFinger),
    Recording(
      name: "a number of a finger that is none", format: .flutterDart,
      text: """
        PointerDownEvent(timeStamp: Duration(seconds: 1), pointer: 99999999999, position: Offset(1, 2))
        """, samples: 0, kind: .parseError),
    Recording(
      name: "an event over very many lines", format: .flutterDart,
      text: "PointerDownEvent(\n" + lines(20_000) { _ in "a\n" }, samples: 0, kind: .parseError),
    Recording(
      name: "ways without an end", format: .webkit,
      text: #"{"events":[{"interpolate":"linear","timestep":0.00001,"#
        + #""startEvent":{"timeOffset":0,"touches":[{"id":1,"x":1,"y":2,"phase":"began"}]},"#
        + #""endEvent":{"timeOffset":0.9,"touches":[\#(ends)]}}]}"#, samples: 1,
      kind: .missingBegan),
    Recording(
      name: "lifts of all of very many fingers", format: .touchJSON,
      text: lines(2_000) { #"{"t":\#($0),"x":1,"y":2,"id":\#($0),"phase":"began"}"# + "\n" }
        + lines(2_000) { #"{"t":\#($0 + 2_000),"phase":"ended","touches":[]}"# + "\n" },
      samples: 64, kind: .ignoredEvent),
  ]

  private static let ends = (2..<200).map { #"{"id":\#($0),"x":1,"y":2}"# }.joined(separator: ",")

  @Test(arguments: recordings)
  func `a recording costs little and keeps the promises`(recording: Recording) {
    let sink = CollectingSink.decoding(recording.text, format: recording.format)
    for session in sink.sessions { expectWellFormed(session.events) }
    #expect(sink.sessions.flatMap(\.events).count == recording.samples)
    #expect(sink.kinds.contains(recording.kind))
  }

  @Test(arguments: [(64, 99), (65, 100)])
  func `a repeated sample is looked for among the first 64 of its moment`(
    number: Int, samples: Int
  ) {
    let rows = (1...99).map { "0,\($0),2,move\n" }
    let text = "t_ms,x,y,phase\n0,0,2,down\n" + rows.joined() + rows[number - 2]
    let sink = CollectingSink.decoding(text, format: .table)
    #expect(sink.sessions.first?.events.count == samples + 1)
    #expect(sink.kinds.contains(.duplicateSample) == (samples == 99))
  }

  @Test func `names of fingers are told apart by their first 64 bytes`() {
    let name = String(repeating: "x", count: 63)
    let text = [name + "1", name + "2", name + "1x"].enumerated().map { index, name in
      #"{"t":0.\#(index),"x":1,"y":2,"id":"\#(name)","phase":"began"}"#
    }
    let sink = CollectingSink.decoding(text.joined(separator: "\n"), format: .touchJSON)
    #expect(sink.touches == ["0 b1 1,2", "100 b2 1,2", "100 c1 1,2", "200 b1 1,2"])
  }

  @Test func `names of sessions in tables are cut`() {
    let name = String(repeating: "x", count: 2_000)
    let sink = CollectingSink.decoding("session,t_ms,x,y\n\(name),0,1,2\n", format: .table)
    #expect(sink.sessions.map(\.header.id) == [String(name.prefix(1_024))])
  }

  /// Longer than a line may be, and not told as a header.
  private static let longLine = "[0,\"mark\",\"" + String(repeating: "7", count: 1 << 20) + "\"]\n"

  @Test(arguments: TraceFormat.allCases.filter { $0 != .binaryTrace })
  func `a line that is too long is found in every format of text`(format: TraceFormat) {
    let sink = CollectingSink.decoding(Self.longLine, format: format)
    #expect(sink.kinds.contains(.lineTooLong))
    #expect(sink.sessions.isEmpty)
  }

  @Test func `text that nests too deeply is found in trace format 1`() {
    let deep = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
    let object = String(repeating: "{\"a\":", count: 65)
    let text = SampleTraces.header + "[0,\"mark\",\(deep)]\n[0,\"set\",\(object)\n[1,\"end\"]\n"
    let sink = CollectingSink.decoding(text)
    #expect(sink.sessions.first?.eventLines == [4])
    #expect(sink.sessions.first?.findings.map(\.kind) == [.parseError])
    #expect(
      sink.sessions.first?.findings.first?.message.contains("64 levels of nesting") == true)
    let header = CollectingSink.decoding(
      "{\"format\":\"touch-trace\",\"version\":1,\"x\":\(deep)}\n")
    #expect(header.kinds == [.badHeader])
  }
}
