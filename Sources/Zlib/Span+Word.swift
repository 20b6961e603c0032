extension Span<UInt8> {
  /// Eight bytes as one number.
  ///
  /// - Parameter index: Where they begin; there must be eight.
  /// - Returns: The number, whose lowest byte is the first of them.
  @inlinable @inline(__always)
  package func word(at index: Int) -> UInt64 {
    let eight = extracting(index..<(index + 8))
    // Any eight bytes are a number, and the load checks that they are there.
    return UInt64(littleEndian: unsafe eight.bytes.unsafeLoadUnaligned(as: UInt64.self))
  }
}
