import Testing
import TouchTraces

/// Only what recordings show of it: the reader itself is an inner part of the decoders.
struct JSONRecordReaderTests {
  /// A logger's lines, each a sample.
  static func sample(_ index: Int) -> String {
    let phase = index == 0 ? "began" : "moved"
    return #"{"t":\#(Double(index) / 100),"x":10,"y":\#(index % 800),"phase":"\#(phase)"}"#
  }

  private func ys(_ text: String, chunk: Int = .max) -> [Double] {
    let sink = CollectingSink.decoding(Array(text.utf8), format: .touchJSON, chunk: chunk)
    return sink.sessions.flatMap(\.events).compactMap { event in
      guard case .touch(let sample) = event.action else { return nil }
      return sample.y
    }
  }

  private static let samples = (0..<4).map(sample)
  private static let list = samples.joined(separator: ",")

  private static let shapes: [(name: String, text: String)] = [
    ("one a line", samples.joined(separator: "\n")),
    ("one a line, CRLF", samples.joined(separator: "\r\n")),
    ("a list", "[\(list)]"),
    ("a list over lines", "[\n \(samples.joined(separator: " ,\n "))\n]\n"),
    ("a list in an object", #"{"a":1,"samples":[\#(list)]}"#),
    ("a list deep in objects", #"{"a":{"b":[{"c":[\#(list)]}]}}"#),
    ("a byte order mark", "\u{FEFF}[\(list)]"),
    ("brackets in text", #"{"note":"}]\"[{","s":[\#(list)]}"#),
    ("several lists", "[\(samples[0])][\(samples[1])]\n[\(samples[2]),\(samples[3])]"),
  ]

  @Test(arguments: shapes)
  func `values are found wherever they stand, in chunks of any size`(name: String, text: String) {
    for chunk in [1, 2, 3, 7, 64, .max] {
      #expect(ys(text, chunk: chunk) == [0, 1, 2, 3], "\(name) in chunks of \(chunk)")
    }
  }

  @Test func `a list of any length is read in parts that know what stands before it`() {
    let count = 30_000
    let list = (0..<count).map(Self.sample).joined(separator: ",")
    let text = #"{"screen":{"width":400,"height":800},"other":[1,2],"samples":[\#(list)]}"#
    let sink = CollectingSink.decoding(Array(text.utf8), format: .touchJSON, chunk: 65_536)
    #expect(text.utf8.count > 1 << 20)
    #expect(sink.sessions.first?.events.count == count)
    #expect(sink.sessions.first?.header.scene.screen.width == 400)
    #expect(sink.kinds.filter { $0 != .guessedScreen } == [.missingEnd])
  }

  private static let numbers = repeatElement("1.25", count: 220_000).joined(separator: ",")

  @Test(arguments: [
    ("numbers", numbers),
    ("a text and numbers", #""\#(String(repeating: "a,b}]", count: 60_000))",\#(numbers)"#),
    ("texts", repeatElement(#""a,b""#, count: 180_000).joined(separator: ",")),
  ])
  func `samples are read whatever of any length follows in their list`(name: String, rest: String) {
    let list = (0..<300).map(Self.sample).joined(separator: ",")
    for chunk in [1_000, 131_072] {
      #expect(
        ys(#"{"samples":[\#(list),\#(rest)]}"#, chunk: chunk).count == 300, "\(name), \(chunk)")
    }
  }

  @Test func `a list within a list of any length is read in parts`() {
    let count = 30_000
    let list = (0..<count).map(Self.sample).joined(separator: ",")
    #expect(ys(#"[{"trials":[{"touches":[\#(list)]}]}]"#).count == count)
  }

  private static let damages: [(name: String, text: String, expected: [Double])] = [
    ("a bracket too few", "\(samples[0].dropLast())\n\(samples[1])", []),
    ("a bracket too many", "\(samples[0])}\n\(samples[1])", [0, 1]),
    ("another bracket", "\(samples[0])\n\(samples[1].dropLast())]\n\(samples[2])", [0, 2]),
    ("an open text", #"\#(samples[0])\#n{"t":0,"phase":"mov\#n\#(samples[1])"#, [0, 1]),
    ("no JSON", "\(samples[0])\n{nothing}\n\(samples[1])", [0, 1]),
    ("no JSON in a list", "[\(samples[0]),{nothing},\(samples[1])]", [0, 1]),
  ]

  @Test(arguments: damages)
  func `damage costs what it touches, and is found`(
    name: String, text: String, expected: [Double]
  ) {
    let sink = CollectingSink.decoding(Array(text.utf8), format: .touchJSON)
    #expect(ys(text) == expected, "\(name)")
    #expect(sink.kinds.contains(.parseError), "\(name)")
  }

  @Test(arguments: [
    "[\(samples[0]),\(samples[1]),{\"t\":3", #"{"s":[\#(samples[0]),\#(samples[1])"#,
  ])
  func `text that is cut is read up to the cut`(text: String) {
    let sink = CollectingSink.decoding(Array(text.utf8), format: .touchJSON)
    #expect(ys(text) == [0, 1])
    #expect(sink.kinds.contains(.truncated))
  }

  @Test func `nesting of any depth is a finding`() {
    for depth in [65, 100_000] {
      let text =
        Self.samples[0] + "\n" + String(repeating: "{\"a\":[", count: depth)
        + String(repeating: "]}", count: depth) + "\n" + Self.samples[1]
      let sink = CollectingSink.decoding(Array(text.utf8), format: .touchJSON)
      #expect(ys(text) == [0, 1])
      #expect(sink.kinds.filter { $0 != .guessedScreen } == [.parseError, .missingEnd])
    }
  }

  @Test func `a value that is too long is a finding`() {
    let long = #"{"a":""# + String(repeating: "x", count: 1 << 20) + #""}"#
    let text = "[\(Self.samples[0]),\(long),\(Self.samples[1])]"
    let sink = CollectingSink.decoding(Array(text.utf8), format: .touchJSON)
    #expect(ys(text) == [0, 1])
    #expect(sink.kinds.filter { $0 != .guessedScreen } == [.lineTooLong, .missingEnd])
  }
}
