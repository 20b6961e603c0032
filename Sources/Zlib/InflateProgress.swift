/// What one call of `Inflater.inflate(_:into:)` has done.
public struct InflateProgress: Equatable, Sendable {
  /// Why the call returned.
  public enum State: Equatable, Sendable {
    /// All of the input is used up.
    case needsInput

    /// The output is full; more may be pending even when all of the input is used up.
    case outputFull

    /// A gzip member or the zlib stream ended and its checks were right.
    ///
    /// All output up to now can be trusted. Input may be left.
    case memberVerified
  }

  /// How many bytes of the input have been used; the rest belongs to the next call.
  public var consumed: Int

  /// Why the call returned.
  public var state: State
}
