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

  /// Compresses pieces that stand behind one another into one gzip member, each at its own level.
  ///
  /// - Throws: `DeflateError.outOfMemory`.
  public static func gzip(
    _ pieces: [(bytes: [UInt8], level: CompressionLevel)]
  ) throws(DeflateError) -> [UInt8] {
    var deflater = try Deflater()
    var result: [UInt8] = []
    for (bytes, level) in pieces {
      var hasChanged = false
      while !hasChanged {
        result.append(addingCapacity: chunk) { hasChanged = deflater.change(to: level, into: &$0) }
      }
      var position = 0
      while position < bytes.count {
        result.append(addingCapacity: chunk) { output in
          position +=
            deflater.deflate(bytes.span.extracting(position...), into: &output).consumed
        }
      }
    }
    var state = DeflateProgress.State.outputFull
    while state != .finished {
      result.append(addingCapacity: chunk) { state = deflater.finish(into: &$0).state }
    }
    return result
  }
}
