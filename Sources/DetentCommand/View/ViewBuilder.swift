import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// Reads the sessions of a page again, on several threads.
struct ViewBuilder {
  /// Sessions of one file that one thread reads.
  private struct Piece {
    var path: String
    var entries: [SessionDirectory.Entry]
  }

  let reader: RepeatableReader
  let setting: ReplaySetting
  let candidate: Tuning?
  /// The names of the tunings.
  let tunings: [String]

  /// The page of those of `entries` that fit on it, of which the first always does.
  func page(of entries: [SessionDirectory.Entry]) -> ViewPage {
    let pieces = pieces(of: entries)
    var sessions: [String: ViewedSession] = [:]
    WorkerPool.run(count: pieces.count, jobs: reader.jobs) { index in
      self.sessions(of: pieces[index])
    } consume: { _, piece in
      for session in piece { sessions[session.id] = session }
    }
    var page = ViewPage(tunings: tunings, anchor: setting.anchor ?? .session)
    for entry in entries where !page.isFull {
      if let session = sessions[entry.id] { page.add(session) }
    }
    return page
  }

  /// Each file as often as there are threads, but for no less than one session.
  private func pieces(of entries: [SessionDirectory.Entry]) -> [Piece] {
    var paths: [String] = []
    for entry in entries where !paths.contains(entry.path) { paths.append(entry.path) }
    return paths.flatMap { path in
      let entries = entries.filter { $0.path == path }
      let size = (entries.count + reader.jobs - 1) / reader.jobs
      return stride(from: 0, to: entries.count, by: size).map { start in
        Piece(path: path, entries: Array(entries[start..<min(start + size, entries.count)]))
      }
    }
  }

  private func sessions(of piece: Piece) -> [ViewedSession] {
    let visitor = PlacedVisitor(
      EngineDriver(setting: setting, observer: ViewObserver(candidate: candidate)),
      at: Set(piece.entries.map(\.place)))
    return reader.visits(visitor, path: piece.path).flatMap { visit in
      piece.entries.compactMap { entry in
        guard entry.place == visit.place, entry.presentation <= visit.payload.count else {
          return nil
        }
        var session = visit.payload[entry.presentation - 1]
        session.id = entry.id
        session.source = ShownPath.text(piece.path)
        return session
      }
    }
  }
}
