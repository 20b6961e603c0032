import SheetAnalytics
import SheetReports

/// Takes what workers make of files, one after the other, and sums it up; of recordings only their
/// flips are kept until all session ids are known.
struct PairStore {
  private(set) var tables: PairedTables
  /// How gestures ended under the baseline.
  private(set) var gestureCounts = RunCounts()
  /// Flips that are drawn, by session and gesture.
  private(set) var drawn = HashSample<DrawnFlip>(capacity: flipCapacity)

  /// Flips that are drawn at most; chosen by us, so that a page stays small.
  private static let flipCapacity = 48

  init(groupBy: [String]) {
    tables = PairedTables(groupBy: groupBy)
  }

  /// Takes one file in.
  mutating func take(
    _ file: FileRecord<PairedRecording>
  ) throws(CommandFailure) -> FileRecord<[KeptFlip]> {
    var kept = FileRecord<[KeptFlip]>(like: file)
    for session in file.sessions {
      var record = SessionRecord<[KeptFlip]>(like: session)
      if let recording = session.payload, session.status != .rejected {
        record.payload = recording.pairs.compactMap { pair in
          pair.flip.map { KeptFlip(presentation: pair.presentation, flip: $0) }
        }
        try add(recording, named: "\(file.source)\0\(session.number)\0\(file.checksum)")
        draw(recording, of: file.source, session: session)
      }
      kept.sessions.append(record)
    }
    return kept
  }

  private mutating func draw(
    _ recording: PairedRecording, of source: String, session: SessionRecord<PairedRecording>
  ) {
    let id = session.statedID ?? BatchInput.defaultID(source: source, number: session.number)
    for pair in recording.pairs {
      guard let track = pair.track else { continue }
      let place = DrawnFlip.Place(
        source: source, session: session.number, presentation: pair.presentation,
        gesture: pair.a.number)
      drawn.offer(
        DrawnFlip(place: place, track: track),
        of: PresentationID.text(id, presentation: pair.presentation), number: pair.a.number)
    }
  }

  private mutating func add(
    _ recording: PairedRecording, named name: String
  ) throws(CommandFailure) {
    for pair in recording.pairs { gestureCounts.add(pair.a.outcome) }
    do throws(AccumulatorError) {
      try tables.add(recording, named: name)
    } catch {
      throw .internalError(reason: "\(error)")
    }
  }
}

/// A flip whose session has no final id yet.
struct KeptFlip: Sendable {
  /// The presentation of the recording, from 1.
  let presentation: Int
  let flip: Flip
}
