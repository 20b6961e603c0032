extension Deflater {
  /// The bytes by which the output of `gzip(_:level:)` grows.
  private static let chunk = 64 * 1024

  /// Compresses bytes into one gzip member.
  ///
  /// - Throws: `DeflateError.outOfMemory`.
  public static func gzip(
    _ bytes: Span<UInt8>, level: CompressionLevel = .standard
  ) throws(DeflateError) -> [UInt8] {
    var deflater = try Deflater(level: level)
    var result: [UInt8] = []
    var position = 0
    var state = DeflateProgress.State.outputFull
    while state != .finished {
      result.append(addingCapacity: chunk) { output in
        if position < bytes.count {
          let progress = deflater.deflate(bytes.extracting(position...), into: &output)
          position += progress.consumed
        } else {
          state = deflater.finish(into: &output).state
        }
      }
    }
    return result
  }

  /// Compresses an array of bytes into one gzip member.
  ///
  /// - Throws: `DeflateError.outOfMemory`.
  public static func gzip(
    _ bytes: [UInt8], level: CompressionLevel = .standard
  ) throws(DeflateError) -> [UInt8] {
    try gzip(bytes.span, level: level)
  }
}
