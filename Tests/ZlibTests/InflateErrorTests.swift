import Foundation
import TestSupport
import Testing
import Zlib

@Suite struct InflateErrorTests {
  static let text = InflaterTests.text

  @Test func everyCutIsTruncated() throws {
    for (name, member) in try InflaterTests.members() {
      for length in 2..<member.count {
        let result = Inflation(of: Array(member[..<length]), pieces: 5)
        #expect(result.error == .truncated, "\(name), cut at \(length)")
        #expect(result.verified == 0)
        #expect(Self.text.starts(with: result.output))
      }
      for length in 1..<member.count {
        let result = Inflation(of: member + member[..<length])
        #expect(result.error == .truncated, "\(name), second member cut at \(length)")
        #expect(result.verified == Self.text.count)
        #expect(result.members == 1)
      }
    }
    for stream in InflaterTests.zlibStreams {
      for length in 2..<stream.count {
        #expect(Inflation(of: Array(stream[..<length])).error == .truncated)
      }
    }
  }

  @Test func noFlippedBitPassesUnnoticed() throws {
    for (name, member) in try InflaterTests.members() {
      for index in member.indices {
        for bit in 0..<8 {
          var damaged = member
          damaged[index] ^= 1 << bit
          let result = Inflation(of: damaged)
          let isPlain = index < 2 && result.output == damaged
          let isRight = result.output == Self.text
          #expect(result.error != nil || isPlain || isRight, "\(name), bit \(bit) of \(index)")
          #expect(result.error == nil || result.members == 0)
        }
      }
    }
  }

  @Test func everyCheckIsTold() throws {
    var member = GzipMember(Self.text)
    member.checksumDamage = 1 << 31
    #expect(Inflation(of: try member.bytes).error == .checksumMismatch)
    member = GzipMember(Self.text)
    member.lengthDamage = 1 << 20
    #expect(Inflation(of: try member.bytes).error == .lengthMismatch)
    member = GzipMember(Self.text)
    member.hasHeaderChecksum = true
    member.headerDamage = 1
    #expect(Inflation(of: try member.bytes).error == .checksumMismatch)
    var stream = InflaterTests.zlibStreams[2]
    stream[stream.count - 1] ^= 1
    #expect(Inflation(of: stream).error == .checksumMismatch)
  }

  @Test func invalidDataHasAnOffsetAndAReason() throws {
    let method: [UInt8] = [0x1f, 0x8b, 7, 0, 0, 0, 0, 0, 0, 3]
    #expect(
      Inflation(of: method, pieces: 1).error
        == .invalidData(offset: 4, reason: "unknown compression method"))
    var block = try GzipMember(Self.text).bytes
    block[10] |= 6
    let member = try GzipMember(Self.text).bytes
    #expect(
      Inflation(of: member + block, pieces: 1).error
        == .invalidData(offset: member.count + 11, reason: "invalid block type"))
  }

  @Test(arguments: [1, 2, 100])
  func trailingBytesHaveAnOffset(_ pieces: Int) throws {
    let member = try GzipMember(Self.text).bytes
    let cases: [(junk: [UInt8], offset: Int)] = [
      ([1], 0), ([0, 0, 65], 2), ([0x1f, 0x8c], 0), ([0, 0x1f, 0], 1), ([0x78, 0x9c], 0),
    ]
    for (junk, offset) in cases {
      let result = Inflation(of: member + junk, pieces: pieces)
      #expect(result.error == .trailingData(offset: member.count + offset), "\(junk)")
      #expect(result.output == Self.text)
      #expect(result.verified == Self.text.count)
    }
    let stream = InflaterTests.zlibStreams[3]
    #expect(
      Inflation(of: stream + [0], pieces: pieces).error == .trailingData(offset: stream.count))
  }

  @Test func anErrorStays() throws {
    let member = try GzipMember(Self.text).bytes
    let junk = [UInt8](repeating: 1, count: 1)
    var inflater = Inflater()
    for piece in [member, junk, member, junk] {
      let isGood = inflater.consumedBytes == 0
      let error = isGood ? nil : InflateError.trailingData(offset: member.count)
      #expect(Self.error(of: piece, in: &inflater) == error)
    }
    #expect(throws: InflateError.trailingData(offset: member.count)) { try inflater.finish() }
  }

  private static func error(of piece: [UInt8], in inflater: inout Inflater) -> InflateError? {
    do throws(InflateError) {
      _ = try [UInt8](capacity: 1000) { (span) throws(InflateError) in
        _ = try inflater.inflate(piece.span, into: &span)
      }
      return nil
    } catch {
      return error
    }
  }

  @Test(
    .enabled(if: SharedFolder.exists, "the folder of recordings is not beside the package"),
    arguments: [
      ("truncated", InflateError.truncated, 22807, 22807),
      ("flipped-byte", .checksumMismatch, 40108, 18441),
      ("bad-crc", .checksumMismatch, 40108, 40108),
    ])
  func theDamagedRecordingsAreTold(
    _ name: String, _ error: InflateError, _ count: Int, _ correct: Int
  ) throws {
    let folder = "traces/damaged/tablet-single-drag"
    let plain = try SharedFolder.bytes(
      "traces/monkeyhelper-getevent/Tablet/tablet-single-drag.txt")
    let result = Inflation(of: try SharedFolder.bytes("\(folder).\(name).txt.gz"), pieces: 512)
    #expect(result.error == error)
    #expect(result.output.count == count)
    #expect(result.verified == 0)
    #expect(zip(result.output, plain).prefix(while: ==).count == correct)
  }
}
