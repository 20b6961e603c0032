import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// Reads the sessions of a page again, one file after the other, until the page is full.
struct ViewBuilder {
  private let reader: RepeatableReader
  private let setting: ReplaySetting
  private let candidate: Tuning?
  private var page: ViewPage
  /// Sessions that are read and not on the page yet.
  private var waiting: [String: ViewedSession] = [:]

  init(
    _ reader: RepeatableReader, setting: ReplaySetting, candidate: Tuning?, tunings: [String]
  ) {
    self.reader = reader
    self.setting = setting
    self.candidate = candidate
    page = ViewPage(tunings: tunings, anchor: setting.anchor ?? .session)
  }

  /// The page of those of `entries` that fit on it, of which the first always does.
  mutating func page(of entries: [SessionDirectory.Entry]) -> ViewPage {
    var isRead: Set<String> = []
    for entry in entries where !page.isFull {
      if isRead.insert(entry.path).inserted {
        read(entries.filter { $0.path == entry.path })
      }
      if let session = waiting.removeValue(forKey: entry.id) { page.add(session) }
    }
    return page
  }

  /// Reads sessions of one file.
  private mutating func read(_ entries: [SessionDirectory.Entry]) {
    guard let path = entries.first?.path else { return }
    let visitor = PlacedVisitor(
      EngineDriver(setting: setting, observer: ViewObserver(candidate: candidate)),
      at: Set(entries.map(\.place)))
    for visit in reader.visits(visitor, path: path) {
      for entry in entries where entry.place == visit.place {
        guard entry.presentation <= visit.payload.count else { continue }
        var session = visit.payload[entry.presentation - 1]
        session.id = entry.id
        session.source = ShownPath.text(path)
        waiting[entry.id] = session
      }
    }
  }
}
