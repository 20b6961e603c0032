/// Decompresses a gzip file, a zlib stream or plain bytes piece by piece, verifying every check.
///
/// What the input is, is told by its first two bytes and never by a name. A gzip file may have
/// any number of members, empty ones too, and zero bytes as padding behind each. Feed the input
/// in pieces of any size:
///
/// ```swift
/// while position < input.count {
///   let progress = try inflater.inflate(input.extracting(position...), into: &output)
///   position += progress.consumed
///   // .outputFull: empty the output and call again, even when no input is left.
///   // .memberVerified: all output so far is trustworthy.
/// }
/// ```
///
/// Output is handed out before the check at the end of its member is seen. Until `memberVerified`
/// the caller must be able to take it back. After an error every call throws it again.
public struct Inflater: ~Copyable {
  /// Where the next byte of the input belongs.
  enum Position: Equatable {
    /// In front of everything; a first byte that may begin a container is held.
    case start(held: UInt8?)

    /// Inside a gzip member or a zlib stream.
    case inside

    /// Behind a gzip member; whether the first byte of another one is held.
    case betweenMembers(isFirstByteHeld: Bool)

    /// Behind a zlib stream.
    case behindStream

    /// In plain bytes; a held byte is yet to be written.
    case plain(held: UInt8?)
  }

  /// What the input is wrapped in, or nil as long as too few bytes have come.
  public internal(set) var container: Container?

  /// How many bytes of the input have been used, over all calls.
  public internal(set) var consumedBytes = 0

  /// How many bytes have been written, over all calls.
  public internal(set) var producedBytes = 0

  var position = Position.start(held: nil)
  var stream = InflateStream()
  private var failure: InflateError?

  /// Makes an inflater that stands in front of an input.
  public init() {}

  /// Decompresses until the input is used up, the output is full or a member ends.
  ///
  /// - Parameters:
  ///   - input: the next bytes; those not consumed must come again.
  ///   - output: what decompressed bytes are appended to; it needs room for a byte at least.
  /// - Returns: how much of the input was used and why the call returned.
  /// - Throws: what is wrong with the input. Output of the call before the error is kept.
  public mutating func inflate(
    _ input: Span<UInt8>, into output: inout OutputSpan<UInt8>
  ) throws(InflateError) -> InflateProgress {
    if let failure { throw failure }
    do {
      return try advance(input, into: &output)
    } catch {
      failure = error
      throw error
    }
  }

  /// Says that the input has ended.
  ///
  /// - Returns: the only byte of a plain input that might have begun a container, which has not
  ///   been written yet; nil for all other inputs.
  /// - Throws: `InflateError.truncated` if the input ended inside a member or its header.
  @discardableResult
  public mutating func finish() throws(InflateError) -> UInt8? {
    if let failure { throw failure }
    switch position {
    case .start(let held), .plain(let held):
      container = .plain
      position = .plain(held: nil)
      producedBytes += held == nil ? 0 : 1
      return held
    case .betweenMembers(isFirstByteHeld: false), .behindStream:
      return nil
    case .inside, .betweenMembers(isFirstByteHeld: true):
      failure = .truncated
      throw .truncated
    }
  }
}
