import Testing
import Zlib

@Suite struct GunzipTests {
  private func gunzip(_ bytes: [UInt8], count: Int) throws -> [UInt8] {
    var result: [UInt8] = [1, 2, 3]
    try Inflater.gunzip(bytes.span, count: count, into: &result)
    return result
  }

  @Test func aMemberOfTheStatedLengthIsDecompressed() throws {
    for content in [[], [7], InflaterTests.text, DeflaterTests.noise] {
      let member = try Deflater.gzip(content)
      #expect(try gunzip(member, count: content.count) == content)
    }
  }

  @Test(arguments: [-1, 1])
  func anotherLengthIsRefused(difference: Int) throws {
    let text = InflaterTests.text
    let member = try Deflater.gzip(text)
    #expect(throws: InflateError.self) {
      try gunzip(member, count: text.count + difference)
    }
  }

  @Test func aCutOrLongerMemberIsRefused() throws {
    let member = try Deflater.gzip(InflaterTests.text)
    let count = InflaterTests.text.count
    #expect(throws: InflateError.truncated) {
      try gunzip(member.dropLast(), count: count)
    }
    #expect(throws: InflateError.trailingData(offset: member.count)) {
      try gunzip(member + [0], count: count)
    }
    #expect(throws: InflateError.truncated) {
      try gunzip(InflaterTests.text, count: count)
    }
  }
}
