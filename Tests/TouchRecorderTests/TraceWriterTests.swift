import Testing
import TouchRecorder
import TouchTraces

/// What the recorder writes is what the decoder reads.
struct TraceWriterTests {
  private struct Sink: TraceSink {
    var headers: [SessionHeader] = []
    var events: [TraceEvent] = []
    var findings: [Finding] = []
    mutating func receive(_ header: SessionHeader, at location: TraceLocation) {
      headers.append(header)
    }
    mutating func receive(_ event: TraceEvent, at location: TraceLocation) {
      events.append(event)
    }
    mutating func receive(_ finding: Finding) { findings.append(finding) }
  }

  private final class Lines {
    var text = ""
  }

  private func reading(_ write: (inout TraceWriter) -> Void) -> Sink {
    let lines = Lines()
    var writer = TraceWriter { lines.text += $0 + "\n" }
    write(&writer)
    var decoder = TraceDecoder(format: .touchTrace1)
    var sink = Sink()
    decoder.feed(Array(lines.text.utf8).span, into: &sink)
    decoder.finish(into: &sink)
    return sink
  }

  @Test func eachEventIsReadAsItWasWritten() {
    let sink = reading { writer in
      writer.begin(TraceHeader(), at: 1_000.5)
      writer.present(animated: true, at: 1_000.5)
      writer.touch(.began, finger: 1, x: 196.5, y: 640, at: 1_001)
      writer.touch(.moved, finger: 1, x: -0.0004, y: 633.6666, force: 0.25, at: 1_001.0083334)
      writer.touch(.ended, finger: 1, x: 1, y: 402, at: 1_001.4)
      writer.select("peek \"1\"\n", animated: false, at: 1_002)
      writer.keyboard(overlap: 336, at: 1_003)
      writer.observed(detent: "large", y: 57, offset: 0, at: 1_004)
      writer.observed(dismissed: true, at: 1_005)
      writer.mark("h\u{E9}llo\u{1}", at: 1_006)
      writer.dismiss(animated: true, at: 1_007)
      writer.end(at: 1_008)
    }
    func at(_ microseconds: Int64, _ action: TraceAction) -> TraceEvent {
      TraceEvent(time: Timestamp(microseconds: microseconds), action: action)
    }
    func touch(_ phase: TouchPhase, _ x: Double, _ y: Double, _ force: Double?) -> TraceAction {
      .touch(TouchSample(touch: TouchID(1), phase: phase, x: x, y: y, force: force))
    }
    #expect(
      sink.events == [
        at(0, .present(animated: true)), at(500_000, touch(.began, 196.5, 640, nil)),
        at(508_333, touch(.moved, 0, 633.667, 0.25)), at(900_000, touch(.ended, 1, 402, nil)),
        at(1_500_000, .select("peek \"1\"\n", animated: false)),
        at(2_500_000, .keyboard(overlap: 336)),
        at(3_500_000, .observed(Observation(detent: "large", y: 57, offset: 0))),
        at(4_500_000, .observed(Observation(dismissed: true))),
        at(5_500_000, .mark("h\u{E9}llo\u{1}")), at(6_500_000, .dismiss(animated: true)),
        at(7_500_000, .end),
      ])
    #expect(sink.findings.isEmpty)
  }

  @Test func theWholeHeaderIsRead() throws {
    let sink = reading { writer in
      var sheet = TraceHeader.Sheet()
      sheet.detents = [.medium, .height(id: "peek", 100.5), .large]
      sheet.selectedDetentIdentifier = "peek"
      sheet.largestUndimmedDetentIdentifier = "medium"
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.prefersGrabberVisible = true
      sheet.isModalInPresentation = true
      var header = TraceHeader(
        screen: .init(width: 393, height: 852, scale: 3, safeArea: (59, 0, 34, 0)), sheet: sheet,
        content: .init(height: 2_400, offset: -8.25))
      header.id = "s\\1"
      header.user = "u"
      header.labels = [("app", "5.2"), ("d", "x")]
      writer.begin(header, at: 0)
      writer.end(at: 1)
    }
    let header = try #require(sink.headers.first)
    #expect(sink.findings.isEmpty)
    #expect(header.id == "s\\1" && header.user == "u" && header.labels.count == 2)
    #expect(header.scene.screen.width == 393 && header.scene.screen.scale == 3)
    #expect(header.scene.screen.safeArea == EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let scene = header.scene.resolved()
    #expect(
      scene.sheet.detents == [
        .medium, DetentDescription(id: "peek", height: .fixed(100.5)), .large,
      ])
    #expect(header.scene.sheet.selectedDetentIdentifier == .set("peek"))
    #expect(header.scene.sheet.largestUndimmedDetentIdentifier == .set("medium"))
    #expect(header.scene.sheet.prefersScrollingExpandsWhenScrolledToEdge == false)
    #expect(header.scene.sheet.prefersEdgeAttachedInCompactHeight == true)
    #expect(header.scene.sheet.prefersGrabberVisible == true)
    #expect(header.scene.sheet.isModalInPresentation == true)
    #expect(scene.content?.height == 2_400 && scene.content?.offset == -8.25)
  }

  @Test(arguments: [-1, .nan, .infinity, -.infinity, 1e300])
  func impossibleNumbersBreakNoLine(_ value: Double) {
    let sink = reading { writer in
      writer.begin(TraceHeader(), at: 0)
      writer.touch(.began, finger: 1, x: value, y: value, at: value)
      writer.end(at: 0)
    }
    #expect(sink.events.count == 2)
    #expect(sink.findings.map(\.kind) == [.missingEnd])
  }
}
