import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

extension ReportPage {
  /// Sessions that are named as the worst; chosen by us.
  private static let mostSessions = 10

  /// Makes the page of a run.
  init(
    _ command: ReportCommand, setting: ReplaySetting, batch: Batch<SpooledSession>,
    summary: ReportSummary, sums: ReportSums
  ) throws(CommandFailure) {
    let curves: [DwellCurve]
    do throws(AccumulatorError) {
      curves = try sums.tables.dwellCurves()
    } catch {
      throw .internalError(reason: "\(error)")
    }
    let anchor = batch.anchor(under: setting)
    self.init(
      summary: summary,
      tuningName: ShownPath.text(command.scene.tuning ?? TuningPreset.uikit.rawValue),
      tuning: setting.tuning, anchor: anchor, curves: anchor == .session ? curves : [],
      facts: sums.drawn, problems: batch.problems.map(\.row),
      worst: Self.worst(in: batch, options: command.viewOptions))
  }

  /// The sessions in which most went wrong.
  private static func worst(
    in batch: Batch<SpooledSession>, options: String
  ) -> [ReportPage.Session] {
    var found: [(trouble: SessionTrouble, id: String, path: String, course: SessionRow)] = []
    for session in batch.sessions {
      let path = ShownPath.text(session.path, name: session.source)
      for troubled in session.record.payload?.drawn ?? [] {
        let id = PresentationID.text(session.id, presentation: troubled.number)
        found.append((SessionTrouble(troubled.course), id, path, troubled.course))
      }
    }
    let sorted = found.sorted {
      $0.trouble == $1.trouble ? SortKey($0.id) < SortKey($1.id) : $1.trouble < $0.trouble
    }
    return sorted.prefix(mostSessions).map { entry in
      ReportPage.Session(
        id: entry.id, course: entry.course,
        command: "detent view \(ShellWord.quoted(entry.path))"
          + " --session \(ShellWord.quoted(entry.id))\(options) -o page.html")
    }
  }
}

extension ReportCommand {
  /// Options of this command line that a view of one session needs, too.
  fileprivate var viewOptions: String {
    var words = forwarded
    if let anchor = scene.anchor { words += [SceneOption.anchor.spelling, anchor.rawValue] }
    return words.map { " " + $0 }.joined()
  }
}
