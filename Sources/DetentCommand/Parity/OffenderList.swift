import SheetAnalytics
import SheetReplay
import SheetReports

/// Gives the worst gestures the ids of their sessions and the commands that explain them.
struct OffenderList {
  private let tunings: [NamedTuning]
  private let anchor: ReplayAnchor
  private let forwarded: [String]
  private var sessions: [SessionOrigin: [Batch<[SpooledRows]>.Session]] = [:]

  /// Creates the list for the sessions of a batch.
  init(
    _ batch: Batch<[SpooledRows]>, tunings: [NamedTuning], anchor: ReplayAnchor,
    forwarded: [String]
  ) {
    self.tunings = tunings
    self.anchor = anchor
    self.forwarded = forwarded
    for session in batch.sessions {
      let origin = SessionOrigin(
        source: session.source, checksum: batch.files[session.fileIndex].checksum,
        number: session.record.number)
      sessions[origin, default: []].append(session)
    }
  }

  /// The offenders, worst first, then by session and gesture.
  func offenders(_ worst: WorstGestures) -> [Parity.Offender] {
    var seen: [SessionOrigin: Int] = [:]
    let offenders = worst.entries.compactMap { entry -> Parity.Offender? in
      // Files may be equal: each of their gestures stands there as often as there are files.
      guard let equals = sessions[entry.origin] else { return nil }
      let turn = seen[entry.origin, default: 0]
      seen[entry.origin] = turn + 1
      return offender(entry, in: equals[turn % equals.count])
    }
    return offenders.sorted { first, second in
      let (a, b) = (first.gesture.spread, second.gesture.spread)
      guard a == b else { return a > b }
      return (SortKey(first.sessionID), first.gesture.number)
        < (SortKey(second.sessionID), second.gesture.number)
    }
  }

  private func offender(
    _ entry: WorstGestures.Entry, in session: Batch<[SpooledRows]>.Session
  ) -> Parity.Offender {
    let id = PresentationID.text(session.id, presentation: entry.presentation)
    let path = ShownPath.text(session.path, name: session.source)
    return Parity.Offender(
      sessionID: id, gesture: entry.gesture,
      explanations: entry.gesture.outcomes.map { outcome in
        ExplainLine(
          path: path, session: id, gesture: entry.gesture.number,
          options: forwarded + options(explaining: outcome.tunings[0])
        ).text
      })
  }

  /// What makes an explanation replay as the tuning at `place` was replayed here.
  private func options(explaining place: Int) -> [String] {
    let tuning = [SceneOption.tuning.spelling, ShellWord.quoted(tunings[place].name)]
    switch anchor {
    case .session: return tuning + [SceneOption.anchor.spelling, anchor.rawValue]
    case .gesture where place == 0:
      return tuning + [SceneOption.anchor.spelling, anchor.rawValue]
    case .gesture:
      return tuning + [ExplainOption.baseline.spelling, ShellWord.quoted(tunings[0].name)]
    }
  }
}
