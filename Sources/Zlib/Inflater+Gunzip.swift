extension Inflater {
  /// Decompresses one gzip member whose length is known, and verifies its checks.
  ///
  /// - Parameters:
  ///   - bytes: The member and nothing else.
  ///   - count: How many bytes there are in it.
  /// - Returns: The bytes in it.
  /// - Throws: `InflateError` if the member is damaged or of another length.
  public static func gunzip(
    _ bytes: Span<UInt8>, count: Int
  ) throws(InflateError) -> [UInt8] {
    var inflater = Inflater()
    var state = InflateProgress.State.needsInput
    var consumed = 0
    var result: [UInt8] = []
    // One byte more than needed shows a member that is too long.
    try result.append(addingCapacity: count + 1) { (output) throws(InflateError) in
      let progress = try inflater.inflate(bytes, into: &output)
      state = progress.state
      consumed = progress.consumed
    }
    guard state == .memberVerified, inflater.container == .gzip else { throw .truncated }
    guard consumed == bytes.count else { throw .trailingData(offset: consumed) }
    guard result.count == count else { throw .lengthMismatch }
    return result
  }
}
