internal import CZlib

/// The decompression state of zlib, at an address that never changes.
@safe struct InflateStream: ~Copyable {
  /// How one run over the input ended.
  enum Status: Equatable {
    /// The input is used up or the output is full.
    case running

    /// A member ended and its checks were right.
    case ended

    /// The input is damaged, as zlib puts it.
    case damaged(reason: String)

    /// There is no memory left.
    case outOfMemory
  }

  private var stream: UnsafeMutablePointer<z_stream>?

  init() {
    unsafe stream = nil
  }

  deinit {
    guard let stream = unsafe stream else { return }
    unsafe inflateEnd(stream)
    unsafe stream.deinitialize(count: 1)
    unsafe stream.deallocate()
  }

  /// Starts a container whose first two bytes are known already.
  mutating func begin(_ container: Container, first: UInt8, second: UInt8) -> Status {
    guard prepare(windowBits: container.windowBits) else { return .outOfMemory }
    let firstBytes: [2 of UInt8] = [first, second]
    var room: [1 of UInt8] = [0]
    var output = room.mutableSpan
    return unsafe firstBytes.span.withUnsafeBufferPointer { bytes in
      unsafe output.withUnsafeMutableBufferPointer { buffer in
        var count = 0
        return unsafe step(bytes, into: buffer, count: &count).status
      }
    }
  }

  private mutating func prepare(windowBits: Int32) -> Bool {
    if let stream = unsafe stream {
      return unsafe inflateReset2(stream, windowBits) == Z_OK
    }
    let new = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe new.initialize(to: z_stream())
    let size = unsafe Int32(MemoryLayout<z_stream>.size)
    guard unsafe inflateInit2_(new, windowBits, ZLIB_VERSION, size) == Z_OK else {
      unsafe new.deinitialize(count: 1)
      unsafe new.deallocate()
      return false
    }
    unsafe stream = unsafe new
    return true
  }

  /// Decompresses until the input is used up, the output is full or the member ends.
  ///
  /// - Returns: how many bytes of the input have been used, and why it stopped.
  mutating func run(
    _ input: Span<UInt8>, into output: inout OutputSpan<UInt8>
  ) -> (consumed: Int, status: Status) {
    unsafe input.withUnsafeBufferPointer { bytes in
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        unsafe step(bytes, into: buffer, count: &count)
      }
    }
  }

  private func step(
    _ bytes: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>,
    count: inout Int
  ) -> (consumed: Int, status: Status) {
    let available = UInt32(clamping: bytes.count)
    let room = UInt32(clamping: buffer.count - count)
    guard let stream = unsafe stream, let start = buffer.baseAddress, room > 0 else {
      return (0, .running)
    }
    unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    unsafe stream.pointee.avail_in = available
    unsafe stream.pointee.next_out = unsafe start + count
    unsafe stream.pointee.avail_out = room
    let code = unsafe inflate(stream, Z_NO_FLUSH)
    count += unsafe Int(room - stream.pointee.avail_out)
    let consumed = unsafe Int(available - stream.pointee.avail_in)
    unsafe stream.pointee.next_in = nil
    unsafe stream.pointee.next_out = nil
    return (consumed, unsafe Self.status(code, message: stream.pointee.msg))
  }

  private static func status(_ code: Int32, message: UnsafePointer<CChar>?) -> Status {
    switch code {
    case Z_OK, Z_BUF_ERROR: return .running
    case Z_STREAM_END: return .ended
    case Z_MEM_ERROR: return .outOfMemory
    case Z_NEED_DICT: return .damaged(reason: "a preset dictionary is needed")
    default:
      guard let message = unsafe message else { return .damaged(reason: "zlib error \(code)") }
      return .damaged(reason: unsafe String(cString: message))
    }
  }
}
