public import SheetReplay

/// One callback that the app would have got: a row of `callbacks.csv`.
public struct CallbackRow: Equatable, Sendable {
  public var timeMicroseconds: Int64
  public var callback: Callback
  /// The argument of `didChange`.
  public var detent: String?

  /// Creates a row of the log.
  public init(timeMicroseconds: Int64, callback: Callback, detent: String? = nil) {
    self.timeMicroseconds = timeMicroseconds
    self.callback = callback
    self.detent = detent
  }
}
