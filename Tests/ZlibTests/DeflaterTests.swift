import Testing
import Zlib

@Suite struct DeflaterTests {
  /// Bytes without much order, longer than one chunk of output.
  static let noise: [UInt8] = {
    var state: UInt32 = 1
    return (0..<200_000).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
  }()

  @Test(arguments: CompressionLevel.allCases)
  func whatGoesInComesOut(_ level: CompressionLevel) throws {
    for content in [[], [7], InflaterTests.text, Self.noise] {
      let bytes = try Deflater.gzip(content, level: level)
      #expect(bytes == (try Deflater.gzip(content, level: level)))
      let result = Inflation(of: bytes)
      #expect(result.error == nil)
      #expect(result.output == content)
      #expect(result.members == 1)
    }
  }

  @Test func piecesOfDifferentLevelsAreOneMember() throws {
    let text = InflaterTests.text
    let contents = [Self.noise, text, [], [7], text]
    let levels: [CompressionLevel] = [.smallest, .stored, .smallest, .stored, .fastest]
    let pieces = Array(zip(contents, levels))
    let bytes = try Deflater.gzip(pieces.map { (bytes: $0.0, level: $0.1) })
    let result = Inflation(of: bytes)
    #expect(result.error == nil)
    #expect(result.output == Array(contents.joined()))
    #expect(result.members == 1)
    // It stands there as it is, so that no symbol of it has to be decoded.
    #expect(bytes.contains(text.prefix(1000)))
  }

  @Test func theHeaderTellsNothing() throws {
    let bytes = try Deflater.gzip(InflaterTests.text)
    #expect(bytes.prefix(10) == [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
  }

  @Test(arguments: [1, 3, 1000])
  func piecesGiveTheSameAsTheWhole(_ size: Int) throws {
    let content = Array(Self.noise.prefix(5000))
    var deflater = try Deflater()
    var result: [UInt8] = []
    var position = 0
    var state = DeflateProgress.State.needsInput
    while state != .finished {
      result.append(addingCapacity: size) { output in
        guard position < content.count else {
          state = deflater.finish(into: &output).state
          return
        }
        let end = min(content.count, position + size)
        let piece = content.span.extracting(position..<end)
        position += deflater.deflate(piece, into: &output).consumed
      }
    }
    #expect(result == (try Deflater.gzip(content)))
  }
}
