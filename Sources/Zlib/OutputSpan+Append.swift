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
}
