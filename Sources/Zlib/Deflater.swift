internal import CZlib

/// Compresses bytes into one gzip member, piece by piece.
///
/// The header has no name and no time and calls the system unknown: the same bytes, level and
/// version of zlib give the same member.
@safe public struct Deflater: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>
  private let header: UnsafeMutablePointer<gz_header>
  private var isFinished = false

  /// The code for a system that is not told (RFC 1952).
  private static let unknownSystem: Int32 = 255

  /// The memory that zlib uses by default, as its own scale counts it.
  private static let memoryLevel: Int32 = 8

  /// Starts a gzip member.
  ///
  /// - Throws: `DeflateError.outOfMemory`.
  public init(level: CompressionLevel = .standard) throws(DeflateError) {
    unsafe stream = .allocate(capacity: 1)
    unsafe header = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    unsafe header.initialize(to: gz_header())
    unsafe header.pointee.os = Self.unknownSystem
    let size = unsafe Int32(MemoryLayout<z_stream>.size)
    let status = unsafe deflateInit2_(
      stream, level.rawValue, Z_DEFLATED, Container.gzip.windowBits, Self.memoryLevel,
      Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
    guard status == Z_OK else { throw .outOfMemory }
    unsafe deflateSetHeader(stream, header)
  }

  deinit {
    unsafe deflateEnd(stream)
    unsafe stream.deinitialize(count: 1)
    unsafe stream.deallocate()
    unsafe header.deinitialize(count: 1)
    unsafe header.deallocate()
  }

  /// Compresses until the input is used up or the output is full.
  ///
  /// - Parameters:
  ///   - input: the next bytes; those not consumed must come again.
  ///   - output: what compressed bytes are appended to; it needs room for a byte at least.
  /// - Returns: how much of the input was used and why the call returned.
  public mutating func deflate(
    _ input: Span<UInt8>, into output: inout OutputSpan<UInt8>
  ) -> DeflateProgress {
    guard !isFinished else { return DeflateProgress(consumed: 0, state: .finished) }
    let consumed = run(input, into: &output, flush: Z_NO_FLUSH)
    return DeflateProgress(consumed: consumed, state: output.isFull ? .outputFull : .needsInput)
  }

  /// Ends the member; to be called again as long as the state is `outputFull`.
  public mutating func finish(into output: inout OutputSpan<UInt8>) -> DeflateProgress {
    if !isFinished {
      let nothing: [0 of UInt8] = []
      _ = run(nothing.span, into: &output, flush: Z_FINISH)
    }
    return DeflateProgress(consumed: 0, state: isFinished ? .finished : .outputFull)
  }

  private mutating func run(
    _ input: Span<UInt8>, into output: inout OutputSpan<UInt8>, flush: Int32
  ) -> Int {
    unsafe input.withUnsafeBufferPointer { bytes in
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        let available = UInt32(clamping: bytes.count)
        let room = UInt32(clamping: buffer.count - count)
        guard let start = buffer.baseAddress, room > 0 else { return 0 }
        unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
        unsafe stream.pointee.avail_in = available
        unsafe stream.pointee.next_out = unsafe start + count
        unsafe stream.pointee.avail_out = room
        let status = unsafe CZlib.deflate(stream, flush)
        isFinished = status == Z_STREAM_END
        count += unsafe Int(room - stream.pointee.avail_out)
        return unsafe Int(available - stream.pointee.avail_in)
      }
    }
  }
}
