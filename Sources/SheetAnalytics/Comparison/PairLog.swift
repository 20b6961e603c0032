package import SheetReplay
package import TouchTraces

/// Follows the gestures of one recording under two tunings and finds where the sheets part.
package struct PairLog: Sendable {
  /// How far two sheets may be apart and still count as alike, in points.
  static let tolerance: Points = 1

  /// A gesture of the baseline's replay under both tunings.
  private struct Entry: Sendable {
    var a: GestureArm.Ended
    var b: GestureArm.Ended?
    var divergence: Timestamp?
    /// Whether both sheets have been presented since the gesture before.
    var startsAnew: Bool
    /// Where the sheets were, if that is drawn.
    var track: FlipTrack?
  }

  private var a: GestureArm
  private var b: GestureArm
  private var divergence: Timestamp?
  private var startsAnew = true
  private var isMismatched = false
  private var entries: [Entry] = []
  private var baselineMismatches = 0

  /// Begins to follow a recording.
  ///
  /// - Parameters:
  ///   - a: What the baseline's sheet is before the first event.
  ///   - b: What the candidate's sheet is before the first event.
  ///   - anchor: Where the replays start from.
  package init(a: Step, b: Step, anchor: ReplayAnchor) {
    self.a = GestureArm(initialStep: a, anchor: anchor)
    self.b = GestureArm(initialStep: b, anchor: anchor)
  }

  /// Takes note of what both sheets did at an event of `time`.
  package mutating func note(_ a: borrowing Step, _ b: borrowing Step, at time: Timestamp) {
    if seeksDivergence {
      let places = (SheetPlace(y: a.y, owner: a.owner), SheetPlace(y: b.y, owner: b.owner))
      if Self.areApart(places.0, places.1) { divergence = time }
    }
    let presentations = (self.a.note(a), self.b.note(b))
    if presentations == (.began, .began) { startsAnew = true }
  }

  /// Takes note of where both sheets were at moves of which nothing came on the baseline's.
  package mutating func note(
    _ a: Span<SheetPlace>, _ b: Span<SheetPlace>, at moves: Span<LocatedTouch>
  ) {
    guard seeksDivergence else { return }
    for index in moves.indices where Self.areApart(a[index], b[index]) {
      divergence = moves[index].time
      return
    }
  }

  private static func areApart(_ a: SheetPlace, _ b: SheetPlace) -> Bool {
    a.owner != b.owner || abs(a.y - b.y) > tolerance
  }

  /// Whether it is still to be found where the sheets part in the gesture at hand.
  package var seeksDivergence: Bool { a.ended == nil && divergence == nil }

  /// Takes note of what the candidate's sheet did when nothing came of it on the baseline's.
  package mutating func note(candidate step: borrowing Step) {
    _ = b.note(step)
  }

  /// Takes note of a step between gestures that the two sheets have in common.
  package mutating func note(common step: borrowing Step) {
    _ = a.note(step)
  }

  /// Takes note of where the device's sheet was under the finger when the baseline's is at `y`.
  package mutating func note(_ observation: Observation, baselineY y: Points) {
    guard let observed = observation.y, abs(observed - y) > Self.tolerance else { return }
    isMismatched = true
  }

  /// Whether the gesture at hand has ended, and otherwise under one tuning than under the other.
  package var hasParted: Bool {
    guard let ended = a.ended else { return false }
    return ended.end != b.ended?.end
  }

  /// All fingers are up under both tunings.
  ///
  /// - Parameter track: Where the sheets were, if that is drawn.
  package mutating func closeGesture(track: FlipTrack? = nil) {
    if let ended = a.ended {
      entries.append(
        Entry(
          a: ended, b: b.ended, divergence: divergence, startsAnew: startsAnew, track: track))
      if isMismatched { baselineMismatches += 1 }
      startsAnew = false
    }
    a.ended = nil
    b.ended = nil
    divergence = nil
    isMismatched = false
  }

  /// The recording with its gestures in pairs.
  ///
  /// - Parameters:
  ///   - a: The presentations under the baseline.
  ///   - b: The presentations under the candidate.
  ///   - anchor: Where the replays started from.
  /// - Returns: Every gesture of the baseline's replay once.
  package func recording(
    a: [SessionResult], b: [SessionResult], anchor: ReplayAnchor
  ) -> PairedRecording {
    var pairs: [GesturePair] = []
    var hasFlipped = false
    for entry in entries {
      guard var pair = Self.pair(entry, a: a, b: b) else { continue }
      if entry.startsAnew { hasFlipped = false }
      if hasFlipped { pair.validity = .offPolicy }
      if anchor == .session, pair.isFlip { hasFlipped = true }
      pairs.append(pair)
    }
    return PairedRecording(a: a, b: b, pairs: pairs, baselineMismatches: baselineMismatches)
  }

  /// The rows of a gesture; sheets that were alike until the lift and were then sent to different
  /// places part at the lift.
  private static func pair(
    _ entry: Entry, a: [SessionResult], b: [SessionResult]
  ) -> GesturePair? {
    guard let row = row(entry.a.place, in: a) else { return nil }
    var pair = GesturePair(
      presentation: entry.a.place.presentation, a: row,
      b: entry.b.flatMap { Self.row($0.place, in: b) }, validity: .sound)
    let isFlip = pair.isFlip
    let divergence = entry.divergence ?? (isFlip ? entry.a.time : nil)
    pair.divergenceMicroseconds = divergence?.since(entry.a.place.origin)
    pair.track = isFlip ? entry.track : nil
    if let divergence, divergence < entry.a.time { pair.validity = .atRisk }
    return pair
  }

  private static func row(
    _ place: GestureNumbering.Place, in results: [SessionResult]
  ) -> GestureRow? {
    guard place.presentation <= results.count else { return nil }
    let gestures = results[place.presentation - 1].gestures
    return place.number <= gestures.count ? gestures[place.number - 1] : nil
  }
}

/// The gestures of one replay, one at a time.
private struct GestureArm: Sendable {
  /// A gesture that has ended.
  struct Ended: Sendable {
    var place: GestureNumbering.Place
    var time: Timestamp
    var end: End
  }

  /// What became of a gesture.
  struct End: Equatable, Sendable {
    var outcome: GestureOutcome
    var detent: DetentID?
  }

  /// Whether a step began a presentation.
  enum Presentation {
    case began
    case unchanged
  }

  private var numbering: GestureNumbering
  /// The gesture that has ended and is not closed yet.
  var ended: Ended?

  init(initialStep: Step, anchor: ReplayAnchor) {
    numbering = GestureNumbering(initialStep: initialStep, anchor: anchor)
  }

  /// Takes note of a step.
  mutating func note(_ step: borrowing Step) -> Presentation {
    var presentation = Presentation.unchanged
    guard step.records.count > 0 else { return presentation }
    let records = step.records.storage.span
    for index in 0..<step.records.count {
      let record = records[index]
      if case .presentationBegan = record { presentation = .began }
      guard let place = numbering.note(record), let summary = step.gesture else { continue }
      ended = Ended(
        place: place, time: summary.end,
        end: End(outcome: summary.outcome, detent: summary.toDetent))
    }
    return presentation
  }
}
