import SheetAnalytics
import SheetReports

/// Puts flips in order and says how to have them explained.
struct FlipList {
  private let options: [String]

  /// Creates the list of a check.
  ///
  /// - Parameters:
  ///   - command: The check.
  ///   - anchor: How it replays.
  ///   - tuning: The tuning that an explanation is asked under, as the command line names it.
  init(_ command: CheckCommand, anchor: ReplayAnchor, tuning: String?) {
    var words = command.forwarded
    if let tuning {
      words += [SceneOption.tuning.spelling, ShellWord.quoted(ShownPath.text(tuning))]
    }
    if anchor == .gesture { words += [SceneOption.anchor.spelling, anchor.rawValue] }
    options = words
  }

  /// The flips of a batch, by session and gesture.
  func listed(_ batch: Batch<[KeptFlip]>) -> [CheckReport.ListedFlip] {
    var flips: [CheckReport.ListedFlip] = []
    for session in batch.sessions {
      let path = ShownPath.text(session.path, name: session.source)
      for kept in session.record.payload ?? [] {
        let id = PresentationID.text(session.id, presentation: kept.presentation)
        flips.append(entry(kept.flip, of: id, path: path))
      }
    }
    return Self.sorted(flips)
  }

  /// The flips by session, then gesture.
  static func sorted(_ flips: [CheckReport.ListedFlip]) -> [CheckReport.ListedFlip] {
    flips.sorted {
      (SortKey($0.sessionID), $0.flip.gesture) < (SortKey($1.sessionID), $1.flip.gesture)
    }
  }

  /// A flip with the command that explains it.
  func entry(_ flip: Flip, of id: String, path: String) -> CheckReport.ListedFlip {
    CheckReport.ListedFlip(
      sessionID: id, flip: flip, path: path,
      explanation: ExplainLine(
        path: path, session: id, gesture: flip.gesture, options: options))
  }
}
