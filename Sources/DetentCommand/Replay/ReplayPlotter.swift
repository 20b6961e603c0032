package import SheetAnalytics
package import SheetReplay
package import SheetReports
package import TouchTraces

/// Draws each presentation of a session.
package struct ReplayPlotter: StepObserver {
  private let layout: TextLayout
  private var recorder: TimelineRecorder?
  private var turnsPages = true

  /// Creates a plotter.
  package init(layout: TextLayout) {
    self.layout = layout
  }

  package mutating func begin(
    _ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor
  ) {
    turnsPages = anchor == .session
    recorder = TimelineRecorder(engine: sheet.engine, anchor: anchor)
  }

  package mutating func restart(sheet: ReplayedSheet) {}

  package mutating func prepare(for event: TraceEvent, sheet: ReplayedSheet) {
    recorder?.prepare(for: event.time)
  }

  package mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    if turnsPages { recorder?.turnPages(step) }
    recorder?.observe(step, of: event, engine: sheet.engine)
  }

  package mutating func finish(sheet: ReplayedSheet) -> [String] {
    (recorder?.finish() ?? []).map { ReplayPlot($0, layout: layout).text }
  }
}
