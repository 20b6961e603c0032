/// One gesture of the baseline's replay, and what the same fingers did under the candidate.
package struct GesturePair: Sendable {
  /// The presentation of the baseline's replay, from 1.
  package var presentation: Int
  package var a: GestureRow
  /// `nil` if the candidate's sheet was not there.
  package var b: GestureRow?
  /// When the two sheets first differed, from the session's start.
  package var divergenceMicroseconds: Int64?
  package var validity: PairValidity

  /// Whether the outcome differs.
  package var isFlip: Bool {
    guard let b else { return true }
    return !GestureEnd(a).isSameOutcome(as: GestureEnd(b))
  }

  /// The row of `flips.csv`; `nil` if the outcome is the same.
  package var flip: Flip? {
    guard isFlip else { return nil }
    return Flip(
      gesture: a.number, a: GestureEnd(a), b: b.map { GestureEnd($0) },
      divergenceMicroseconds: divergenceMicroseconds, hasClosedLoopRisk: validity != .sound)
  }
}

/// One recording replayed under two tunings at once.
package struct PairedRecording: Sendable {
  /// The presentations under the baseline.
  package var a: [SessionResult]
  /// The presentations under the candidate.
  package var b: [SessionResult]
  /// The gestures of the baseline's replay, in order.
  package var pairs: [GesturePair]
  /// Gestures of which the recording shows that the device's sheet was not where the baseline's is.
  package var baselineMismatches: Int
}
