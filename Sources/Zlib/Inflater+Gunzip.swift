extension Inflater {
  /// Decompresses one gzip member whose length is known, and verifies its checks.
  ///
  /// - Parameters:
  ///   - bytes: The member and nothing else.
  ///   - count: How many bytes there are in it.
  ///   - result: The bytes in it, in place of those that were there; meaningless after an error.
  /// - Throws: `InflateError` if the member is damaged or of another length.
  public static func gunzip(
    _ bytes: Span<UInt8>, count: Int, into result: inout [UInt8]
  ) throws(InflateError) {
    var inflater = Inflater()
    var state = InflateProgress.State.needsInput
    var consumed = 0
    result.removeAll(keepingCapacity: true)
    // One byte more than needed shows a member that is too long.
    try result.append(addingCapacity: count + 1) { (output) throws(InflateError) in
      let progress = try inflater.inflate(bytes, into: &output)
      state = progress.state
      consumed = progress.consumed
    }
    guard state == .memberVerified, inflater.container == .gzip else { throw .truncated }
    guard consumed == bytes.count else { throw .trailingData(offset: consumed) }
    guard result.count == count else { throw .lengthMismatch }
  }
}
