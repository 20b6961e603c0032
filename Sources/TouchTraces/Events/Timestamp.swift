/// A moment of a session, in whole microseconds from the session's start.
public struct Timestamp: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// Microseconds from the session's start.
  public var microseconds: Int64

  /// Creates the moment that lies `microseconds` after the session's start.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// The start of a session.
  public static let zero = Timestamp(microseconds: 0)

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The moment `microseconds` later, limited to what `Int64` can hold.
  public func advanced(by microseconds: Int64) -> Timestamp {
    let (sum, overflow) = self.microseconds.addingReportingOverflow(microseconds)
    guard overflow else { return Timestamp(microseconds: sum) }
    return Timestamp(microseconds: microseconds < 0 ? .min : .max)
  }

  /// The microseconds from `earlier` to this moment, limited to what `Int64` can hold.
  public func since(_ earlier: Timestamp) -> Int64 {
    let (span, overflow) = microseconds.subtractingReportingOverflow(earlier.microseconds)
    guard overflow else { return span }
    return microseconds < earlier.microseconds ? .min : .max
  }
}

/// A length or a coordinate in points; y grows downwards from the container's top.
public typealias Points = Double

/// A speed in points per second; positive is downwards.
public typealias PointsPerSecond = Double
