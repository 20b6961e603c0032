public import SheetAnalytics
public import SheetReplay

/// How much a run read, and how much of it was usable.
public struct RunCounts: Equatable, Sendable {
  /// Files that were read.
  public var files = 0
  /// Files of a walked folder that are no traces.
  public var skippedFiles = 0
  /// Files without any session that could be counted.
  public var rejectedFiles = 0
  /// Files with sessions, of which another part could not be read.
  public var damagedFiles = 0
  /// Sessions that a filter left out.
  public var filteredSessions = 0
  public private(set) var okSessions = 0
  public private(set) var degradedSessions = 0
  public private(set) var rejectedSessions = 0
  private var gesturesByOutcome = [Int](repeating: 0, count: GestureOutcome.allCases.count)

  /// Creates the counts of a run that read nothing.
  public init() {}

  /// Sessions whose header was read: ok, degraded and rejected ones.
  public var sessions: Int { okSessions + degradedSessions + rejectedSessions }

  /// All gestures.
  public var gestures: Int { gesturesByOutcome.reduce(0, +) }

  /// Gestures that ended so.
  public func gestures(_ outcome: GestureOutcome) -> Int {
    gesturesByOutcome[Self.index(outcome)]
  }

  /// Counts a session.
  public mutating func add(_ status: SessionStatus) {
    switch status {
    case .ok: okSessions += 1
    case .degraded: degradedSessions += 1
    case .rejected: rejectedSessions += 1
    }
  }

  /// Counts gestures.
  public mutating func add(_ outcome: GestureOutcome, count: Int = 1) {
    gesturesByOutcome[Self.index(outcome)] += count
  }

  /// Adds the counts of another part of the run.
  public mutating func merge(_ other: RunCounts) {
    files += other.files
    skippedFiles += other.skippedFiles
    rejectedFiles += other.rejectedFiles
    damagedFiles += other.damagedFiles
    filteredSessions += other.filteredSessions
    okSessions += other.okSessions
    degradedSessions += other.degradedSessions
    rejectedSessions += other.rejectedSessions
    for index in gesturesByOutcome.indices {
      gesturesByOutcome[index] += other.gesturesByOutcome[index]
    }
  }

  private static func index(_ outcome: GestureOutcome) -> Int {
    switch outcome {
    case .open: 0
    case .dismissed: 1
    case .cancelled: 2
    case .tapped: 3
    case .ignored: 4
    case .scrolled: 5
    case .settled: 6
    }
  }
}
