import Testing
import TouchTraces

struct Format1EncoderTests {
  private func encoded(
    _ sink: CollectingSink, _ precision: Format1Encoder.LengthPrecision = .thousandths
  ) -> String {
    let encoder = Format1Encoder(precision: precision)
    var bytes: [UInt8] = []
    for session in sink.sessions {
      encoder.append(session.header, to: &bytes)
      for event in session.events { encoder.append(event, to: &bytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [SampleTraces.example, SampleTraces.everything])
  func `canonical text is written as it was read`(text: String) {
    #expect(encoded(CollectingSink.decoding(text)) == text)
    #expect(encoded(CollectingSink.decoding(text), .full) == text)
  }

  @Test(arguments: [
    ("633.66666", "633.667"), ("-0.0004", "0"), ("-0.0005", "-0.001"), ("1e3", "1000"),
    ("1.0005", "1.001"), ("100000000.1239", "100000000.124"), ("2.50", "2.5"),
  ])
  func `lengths have at most three decimals`(length: String, expected: String) {
    let sink = CollectingSink.decoding(SampleTraces.header + "[0,\"began\",1,0,\(length)]\n")
    #expect(encoded(sink) == SampleTraces.header + "[0,\"began\",1,0,\(expected)]\n")
  }

  @Test func `full precision reads back as the same number`() {
    let text = SampleTraces.header + "[0,\"began\",1,0.1,633.6666666666666]\n"
    #expect(encoded(CollectingSink.decoding(text), .full) == text)
  }

  @Test(arguments: [
    ("0.0", "0"), ("1e-6", "0.000001"), ("12.340", "12.34"), ("0.0000014", "0.000001"),
    ("9223372036854.775807", "9223372036854.775807"),
  ])
  func `times have at most six decimals`(time: String, expected: String) {
    let sink = CollectingSink.decoding(SampleTraces.header + "[\(time),\"end\"]\n")
    #expect(encoded(sink) == SampleTraces.header + "[\(expected),\"end\"]\n")
  }

  @Test func `a device is written as its numbers`() {
    let sink = CollectingSink.decoding(
      "{\"format\":\"touch-trace\",\"version\":1,\"screen\":{\"device\":\"iPhone SE3\"}}\n")
    #expect(
      encoded(sink)
        == """
        {"format":"touch-trace","version":1,"screen":{"width":375,"height":667,"scale":2,\
        "safeArea":{"top":20,"left":0,"bottom":0,"right":0},"homeIndicator":false}}

        """)
  }
}
