import Testing
import TouchTraces
import Zlib

/// Blocks whose checksum is right and whose contents are wrong.
struct MalformedBlockTests {
  private static let line = #"{"format":"touch-trace","version":1,"content":{}}"#

  /// A session of a touch that begins, moves and ends and of an end, column by column.
  private static let columns: [[UInt8]] = [
    [3, 4, 1, 2, 0, 0, 0, 0, 1], text(line) + text(#"[0,"end"]"#), [0], [0, 1, 1, 2, 0, 5], [],
    [0, 8, 8, 8], [0, 0x20, 0x20, 0xFF], [0xFF, 1], [0x32, 0xF2, 0xF0], [40, 40],
  ]

  /// A text behind its length.
  private static func text(_ text: String) -> [UInt8] {
    [UInt8(text.utf8.count)] + Array(text.utf8)
  }

  /// A file of one block.
  private func file(
    _ columns: [[UInt8]], lengths: [UInt8]? = nil, sessionCount: Int = 1
  ) throws -> [UInt8] {
    var stated: [UInt8] = []
    for column in columns { stated.append(variable: UInt64(column.count)) }
    let block = (lengths ?? stated) + columns.joined()
    let member = try Deflater.gzip(block)
    var header: [UInt8] = [0xDB, 0x42, 0x4C, 0x4B]
    for number in [0, member.count, block.count, 0, sessionCount, 0, 0] {
      header += (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    var checksum = CRC32()
    checksum.update(header.span)
    header += (0..<4).map { UInt8(truncatingIfNeeded: checksum.value >> (8 * $0)) }
    return [0x89, 0x44, 0x54, 0x5A, 0x0D, 0x0A, 0x1A, 2] + header + member
  }

  @Test func `the block as it should be is read`() throws {
    let sink = BinaryFile.decoding(try file(Self.columns))
    #expect(sink.touches == ["0 b0 1,-1", "8 m0 2,8", "16 e0 3,27", "?"])
    #expect(sink.sessions[0].events.last?.time == Timestamp(microseconds: 16_400 + 65_288))
    #expect(sink.kinds == [.truncated])
  }

  @Test(
    arguments: [
      ("a part of no known kind", 0, [4, 4, 1, 2, 0, 0, 0, 0, 1]),
      ("a part of seven decimals", 0, [3, 4, 7, 2, 0, 0, 0, 0, 1]),
      ("a part of four steps per point", 0, [3, 4, 1, 4, 0, 0, 0, 0, 1]),
      ("a part of halves without decimals", 0, [3, 4, 0, 2, 0, 0, 0, 0, 1]),
      ("a header of no known kind", 0, [3, 4, 1, 2, 32, 0, 0, 0, 1]),
      ("a header that is cut", 0, [3, 4, 1, 2, 0, 0, 0, 0]),
      ("an event for a header", 0, [3, 4, 1, 2, 0, 0, 0, 0, 0]),
      ("a text that is missing", 0, [3, 4, 1, 2, 0, 0, 0, 2, 1]),
      ("names out of order", 0, [3, 4, 1, 2, 0, 0, 2, 0, 1, 1, 1, 1, 1]),
      ("a negative height", 0, [3, 4, 1, 2, 8, 0, 0, 0, 1, 1]),
      ("a height without content", 0, [3, 4, 1, 2, 8, 0, 0, 0, 0, 2]),
      ("a number beyond 64 bits", 0, [3, 4, 1, 2, 4] + Array(repeating: 0xFF, count: 10)),
      ("a name that is no text", 1, [1, 0xFF]), ("a text that is cut", 1, [200, 0x7B]),
      ("lines that are missing", 1, []), ("a header that is no header", 1, [2, 0x7B, 0x7D]),
      ("a line that is missing", 2, []), ("a line of a text too late", 2, [9]),
      ("a header for an event", 2, [1]),
      ("more moves than rows", 3, [0, 1, 9, 2, 0, 5]), ("rows that are missing", 3, [0, 1]),
      ("a row of no known kind", 3, [0, 1, 1, 2, 0, 7]),
      ("a header for a line", 3, [0, 1, 1, 4, 0, 5]),
      ("a finger that is missing", 3, [0, 1, 0, 8, 0, 2, 0, 5]),
      ("low times that are missing", 5, [0, 8]), ("high times that are missing", 6, [0]),
      ("a pause that is missing", 7, []),
      ("a pause without end", 7, Array(repeating: 0xFF, count: 9) + [1]),
      ("steps that are missing", 8, [0x32]), ("a stride that is missing", 9, []),
      ("a move beyond all lengths", 9, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 40]),
      ("an end beyond all lengths", 9, [40, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]),
    ] as [(String, Int, [UInt8])])
  func `a column that is wrong costs the session`(
    name: String, column: Int, bytes: [UInt8]
  ) throws {
    var columns = Self.columns
    columns[column] = bytes
    let sink = BinaryFile.decoding(try file(columns))
    #expect(sink.strayEvents == 0)
    let kinds = sink.kinds.filter { $0 != .truncated }
    #expect(kinds.contains { $0.severity != .note }, "\(name): \(sink.kinds)")
  }

  @Test(arguments: [
    ("a header without its brace", text("[x")), ("an empty header", text("")),
    ("an event without its bracket", text(line) + text("{x")),
  ])
  func `a text of another kind than its place damages the block`(
    _: String, texts: [UInt8]
  ) throws {
    var columns = Self.columns
    columns[1] = texts
    columns[2] = [0]
    columns[3] = [0, 1, 1, 3, 0, 5]
    let sink = BinaryFile.decoding(try file(columns))
    #expect(sink.kinds.contains { [.damagedBlock, .parseError].contains($0) }, "\(sink.kinds)")
    #expect(!sink.kinds.contains(.badHeader) && !sink.kinds.contains(.noHeader), "\(sink.kinds)")
  }

  @Test func `columns longer than the block cost the session`() throws {
    let lengths: [[UInt8]] = [
      [200], Array(repeating: 0, count: 10), Array(repeating: 0xFF, count: 10),
    ]
    for lengths in lengths {
      let sink = BinaryFile.decoding(try file(Self.columns, lengths: lengths))
      #expect(sink.sessions.isEmpty && sink.kinds.contains(.damagedBlock))
    }
  }

  @Test func `a long text that is named again and again costs the sessions`() throws {
    let count = 20_000
    let user = String(repeating: "u", count: 1000)
    var columns: [[UInt8]] = Array(repeating: [], count: 10)
    columns[0] = [3, 0, 0, 1, 2, 0, 0, 0, 0, 2]
    for _ in 1..<count { columns[0] += [3, 0, 0, 1, 2, 1, 0, 0, 2, 2] }
    columns[1].append(variable: UInt64(user.utf8.count))
    columns[1] += Array(user.utf8) + Self.text(Self.line)
    let sink = BinaryFile.decoding(try file(columns, sessionCount: count))
    #expect(sink.sessions.count < 16_000)
    #expect(sink.kinds.contains(.damagedBlock))
  }

  @Test func `unknown keys and bad events are told as in text`() throws {
    var columns = Self.columns
    columns[1] =
      Self.text(#"{"format":"touch-trace","version":1,"colour":1,"content":{}}"#)
      + Self.text(#"[0,"nonsense"]"#)
    let sink = BinaryFile.decoding(try file(columns))
    #expect(
      sink.kinds.sorted { $0.rawValue < $1.rawValue } == [.truncated, .unknownEvent, .unknownKey])
  }
}
