extension OutputSpan<UInt8> {
  /// Appends as many bytes of a span as there is room for.
  package mutating func append(copying bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { source in
      unsafe withUnsafeMutableBufferPointer { buffer, count in
        let copied = min(source.count, buffer.count - count)
        let room = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count..<(count + copied)])
        unsafe _ = room.update(fromContentsOf: source.prefix(copied))
        count += copied
      }
    }
  }

  /// Appends the lowest `count` bytes of a word, at most 8, the lowest one first.
  ///
  /// There must be room for 8: all are stored at once, and those taken back that do not count.
  @inlinable @inline(__always)
  package mutating func append(word: UInt64, count: Int) {
    let start = self.count
    append(repeating: 0, count: 8)
    var bytes = mutableSpan
    // Bytes of any value are bytes again.
    var room = unsafe bytes.mutableBytes
    room.storeBytes(of: word.littleEndian, toByteOffset: start, as: UInt64.self)
    removeLast(8 - count)
  }
}
