internal import CZlib

/// Compresses bytes into one gzip member, piece by piece.
///
/// The header has no name and no time and calls the system unknown: the same bytes, level and
/// version of zlib give the same member.
@safe public struct Deflater: ~Copyable {
  /// What is asked of zlib.
  private enum Call {
    case deflate(flush: Int32)
    case change(level: Int32)
  }

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
    let (consumed, _) = run(.deflate(flush: Z_NO_FLUSH), input, into: &output)
    return DeflateProgress(consumed: consumed, state: output.isFull ? .outputFull : .needsInput)
  }

  /// Ends the member; to be called again as long as the state is `outputFull`.
  public mutating func finish(into output: inout OutputSpan<UInt8>) -> DeflateProgress {
    if !isFinished {
      let nothing: [0 of UInt8] = []
      let (_, status) = run(.deflate(flush: Z_FINISH), nothing.span, into: &output)
      isFinished = status == Z_STREAM_END
    }
    return DeflateProgress(consumed: 0, state: isFinished ? .finished : .outputFull)
  }

  /// Compresses what follows at another level.
  ///
  /// - Parameters:
  ///   - level: the level of the bytes that have not come yet.
  ///   - output: what compressed bytes are appended to; it needs room for a byte at least.
  /// - Returns: whether the level has changed; if not, empty the output and call again.
  public mutating func change(
    to level: CompressionLevel, into output: inout OutputSpan<UInt8>
  ) -> Bool {
    let nothing: [0 of UInt8] = []
    let (_, status) = run(.change(level: level.rawValue), nothing.span, into: &output)
    return status == Z_OK
  }

  private mutating func run(
    _ call: Call, _ input: Span<UInt8>, into output: inout OutputSpan<UInt8>
  ) -> (consumed: Int, status: Int32) {
    unsafe input.withUnsafeBufferPointer { bytes in
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        let available = UInt32(clamping: bytes.count)
        let room = UInt32(clamping: buffer.count - count)
        guard let start = buffer.baseAddress, room > 0 else { return (0, Z_BUF_ERROR) }
        unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
        unsafe stream.pointee.avail_in = available
        unsafe stream.pointee.next_out = unsafe start + count
        unsafe stream.pointee.avail_out = room
        let status =
          switch call {
          case .deflate(let flush): unsafe CZlib.deflate(stream, flush)
          case .change(let level): unsafe deflateParams(stream, level, Z_DEFAULT_STRATEGY)
          }
        count += unsafe Int(room - stream.pointee.avail_out)
        return unsafe (Int(available - stream.pointee.avail_in), status)
      }
    }
  }
}
