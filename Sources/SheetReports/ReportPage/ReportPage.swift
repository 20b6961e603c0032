package import SheetAnalytics
package import SheetReplay

/// The page of a report: its numbers as `summary.csv` has them, and drawings of what lies behind.
///
/// A pure function of its fields. What is drawn is a sample where there is much of it, and the page
/// says so.
package struct ReportPage: Sendable {
  /// A session in which something went wrong.
  package struct Session: Sendable {
    package var id: String
    package var course: SessionRow
    /// The command that shows it.
    package var command: String

    /// Creates the entry of a session.
    package init(id: String, course: SessionRow, command: String) {
      self.id = id
      self.course = course
      self.command = command
    }
  }

  package var summary: ReportSummary
  /// What the sessions were replayed with, as the command line names it.
  package var tuningName: String
  package var tuning: Tuning
  package var anchor: ReplayAnchor
  package var curves: [DwellCurve]
  package var facts: DrawnFacts
  /// The rows of `problems.csv`.
  package var problems: [ProblemsTable.Row]
  /// The worst sessions, in order.
  package var worst: [Session]

  /// Creates a page.
  package init(
    summary: ReportSummary, tuningName: String, tuning: Tuning, anchor: ReplayAnchor,
    curves: [DwellCurve], facts: DrawnFacts, problems: [ProblemsTable.Row], worst: [Session]
  ) {
    self.summary = summary
    self.tuningName = tuningName
    self.tuning = tuning
    self.anchor = anchor
    self.curves = curves
    self.facts = facts
    self.problems = problems
    self.worst = worst
  }

  /// The page.
  package var text: String {
    HTMLPage(title: "detent report", styles: [.reportStyle], body: body).text
  }

  private var body: HTML {
    let links: [(String, HTML)] = [
      ("#groups", "groups"), ("#dwell", "dwell"), ("#ways", "transitions"),
      ("#releases", "releases"), ("#problems", "problems"), ("#sessions", "worst sessions"),
    ]
    return HTML([
      .element(
        "header", [:],
        [
          .element("h1", [:], ["Report"]),
          .element("p", [:], [HTML(text: counts)]),
          .element(
            "p", [:],
            [
              "Replayed with the tuning ", .code(tuningName),
              HTML(
                text: anchor == .session ? ", each session as a whole." : ", gesture by gesture."),
            ]),
          .element(
            "nav", ["aria-label": "Parts of the page"],
            links.map { .element("a", ["href": $0.0], [$0.1]) }),
        ]),
      .element(
        "main", [:],
        [cards, groups, dwell, ways, releases, problemsSection, sessions]),
      .element(
        "footer", [:],
        [
          "Numbers are those of ", .code("summary.csv"), ", intervals are at 95 %. ",
          HTML(text: clusters),
        ]),
    ])
  }

  private var counts: String {
    let counts = summary.counts
    return "\(HTML.count(counts.sessions, "session")) (\(counts.okSessions) ok,"
      + " \(counts.degradedSessions) degraded, \(counts.rejectedSessions) rejected)"
      + " with \(HTML.count(counts.gestures, "gesture")) from \(HTML.count(counts.files, "file"))."
  }

  private var clusters: String {
    let isOverstated = summary.rows.contains {
      $0.group.isEmpty && $0.method.notes.contains(.sessionIsCluster)
    }
    return isOverstated
      ? "Some recordings name no user: their sessions count as users, precision is overstated."
      : "Gestures of one person are not taken as independent."
  }
}
