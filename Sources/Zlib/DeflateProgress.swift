/// What one call of a `Deflater` has done.
public struct DeflateProgress: Equatable, Sendable {
  /// Why the call returned.
  public enum State: Equatable, Sendable {
    /// All of the input is used up.
    case needsInput

    /// The output is full; empty it and call again.
    case outputFull

    /// The gzip member is complete.
    case finished
  }

  /// How many bytes of the input have been used; the rest belongs to the next call.
  public var consumed: Int

  /// Why the call returned.
  public var state: State
}
