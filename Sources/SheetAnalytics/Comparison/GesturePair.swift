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
  /// Where both sheets were, if the outcome differs and that is drawn.
  package var track: FlipTrack?

  /// Creates a pair of rows of the same fingers.
  package init(
    presentation: Int, a: GestureRow, b: GestureRow?, divergenceMicroseconds: Int64? = nil,
    validity: PairValidity
  ) {
    self.presentation = presentation
    self.a = a
    self.b = b
    self.divergenceMicroseconds = divergenceMicroseconds
    self.validity = validity
  }

  /// Whether the outcome differs.
  package var isFlip: Bool {
    guard let b else { return true }
    return a.outcome != b.outcome || a.toDetent != b.toDetent
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

  /// Creates what was recorded of both replays.
  package init(
    a: [SessionResult], b: [SessionResult], pairs: [GesturePair], baselineMismatches: Int
  ) {
    self.a = a
    self.b = b
    self.pairs = pairs
    self.baselineMismatches = baselineMismatches
  }
}
