import Testing
import Zlib

@Suite struct InflaterTests {
  /// Three lines of text that compress to a few bytes.
  static let text = Array(
    String(repeating: "down move move move up\n", count: 3).utf8)

  /// `text` by Python's `zlib.compress`, at the levels 0, 1, 6 and 9.
  static let zlibStreams: [[UInt8]] = [
    [120, 1, 1, 69, 0, 186, 255] + text + [117, 117, 24, 229],
    [120, 1] + body, [120, 156] + body, [120, 218] + body,
  ]

  private static let body: [UInt8] = [
    75, 201, 47, 207, 83, 200, 205, 47, 75, 69, 34, 74, 11, 184, 82, 72, 18, 6, 0,
    117, 117, 24, 229,
  ]

  static func members() throws -> [(name: String, bytes: [UInt8])] {
    var full = GzipMember(text)
    full.extra = [65, 80, 2, 0, 0x1f, 0x8b]
    full.name = "trace.jsonl"
    full.comment = "a comment"
    full.hasHeaderChecksum = true
    var named = GzipMember(text)
    named.name = ""
    return [
      ("bare", try GzipMember(text).bytes),
      ("stored", try GzipMember(text, level: .stored).bytes),
      ("every header field", try full.bytes),
      ("an empty name", try named.bytes),
    ]
  }

  @Test func everyHeaderIsRead() throws {
    for (name, bytes) in try Self.members() {
      let result = Inflation(of: bytes)
      #expect(result.error == nil, "\(name)")
      #expect(result.output == Self.text, "\(name)")
      #expect(result.members == 1, "\(name)")
      #expect(result.container == .gzip, "\(name)")
    }
  }

  @Test func piecesOfEverySizeGiveTheSame() throws {
    for (name, member) in try Self.members() {
      let input = member + (try GzipMember([]).bytes) + [0, 0, 0] + member + [0]
      let whole = Inflation(of: input)
      #expect(whole.output == Self.text + Self.text, "\(name)")
      #expect(whole.members == 3, "\(name)")
      for size in 1...input.count {
        #expect(Inflation(of: input, pieces: size) == whole, "\(name), pieces of \(size)")
        #expect(Inflation(of: input, pieces: size, room: 1) == whole, "\(name), \(size), room 1")
      }
      for room in 1...20 {
        #expect(Inflation(of: input, room: room) == whole, "\(name), room \(room)")
      }
    }
  }

  @Test(arguments: zlibStreams) func aZlibStreamIsRead(_ stream: [UInt8]) {
    for pieces in 1...stream.count {
      let result = Inflation(of: stream, pieces: pieces, room: 7)
      #expect(result.output == Self.text)
      #expect(result.error == nil)
      #expect(result.members == 1)
      #expect(result.container == .zlib)
    }
  }

  @Test(
    arguments: [
      [], [0x1f], [0x78], [0x78, 0x02], [0x1f, 0x8c], [0x1f, 0x1f, 0x8b], [0], [0x8b, 0x1f],
      Array("x 1".utf8), Array("{\"format\":1}".utf8), Array("8\u{1d}".utf8),
    ] as [[UInt8]])
  func otherBytesAreTakenAsTheyAre(_ bytes: [UInt8]) {
    for pieces in 1...3 {
      for room in 1...3 {
        let result = Inflation(of: bytes, pieces: pieces, room: room)
        #expect(result.output == bytes)
        #expect(result.container == .plain)
        #expect(result.error == nil)
        #expect(result.members == 0)
      }
    }
  }

  @Test func offsetsCountOverMembers() throws {
    let member = try GzipMember(Self.text).bytes
    var inflater = Inflater()
    var output: [UInt8] = []
    let first = try inflate((member + member).span, &inflater, &output)
    #expect(first == member.count)
    #expect(inflater.consumedBytes == member.count)
    #expect(inflater.producedBytes == Self.text.count)
    _ = try inflate(member.span, &inflater, &output)
    #expect(inflater.consumedBytes == 2 * member.count)
    #expect(inflater.producedBytes == 2 * Self.text.count)
  }

  private func inflate(
    _ input: Span<UInt8>, _ inflater: inout Inflater, _ output: inout [UInt8]
  ) throws(InflateError) -> Int {
    var consumed = 0
    try output.append(addingCapacity: 1000) { (span) throws(InflateError) in
      consumed = try inflater.inflate(input, into: &span).consumed
    }
    return consumed
  }
}
