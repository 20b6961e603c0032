import Zlib

/// A gzip member built by hand, so that every field of its header and trailer can be wrong.
struct GzipMember {
  var content: [UInt8]
  var level = CompressionLevel.standard
  var extra: [UInt8]?
  var name: String?
  var comment: String?
  var hasHeaderChecksum = false

  /// The bits to flip in the three checks.
  var headerDamage: UInt16 = 0
  var checksumDamage: UInt32 = 0
  var lengthDamage: UInt32 = 0

  init(_ content: [UInt8], level: CompressionLevel = .standard) {
    self.content = content
    self.level = level
  }

  var bytes: [UInt8] {
    get throws {
      let plain = try Deflater.gzip(content, level: level)
      return header + plain[10..<(plain.count - 8)] + trailer
    }
  }

  private var header: [UInt8] {
    var flags: UInt8 = hasHeaderChecksum ? 2 : 0
    flags |= extra == nil ? 0 : 4
    flags |= name == nil ? 0 : 8
    flags |= comment == nil ? 0 : 16
    var header: [UInt8] = [0x1f, 0x8b, 8, flags, 1, 2, 3, 4, 0, 3]
    if let extra {
      header += littleEndian(UInt16(extra.count)) + extra
    }
    for text in [name, comment] {
      if let text {
        header += Array(text.utf8) + [0]
      }
    }
    if hasHeaderChecksum {
      header += littleEndian(UInt16(truncatingIfNeeded: checksum(header)) ^ headerDamage)
    }
    return header
  }

  private var trailer: [UInt8] {
    littleEndian(checksum(content) ^ checksumDamage)
      + littleEndian(UInt32(truncatingIfNeeded: content.count) ^ lengthDamage)
  }

  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var checksum = CRC32()
    checksum.update(bytes.span)
    return checksum.value
  }

  private func littleEndian<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    (0..<Value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
