import SheetAnalytics
import TouchTraces

extension ReportPage {
  /// What was wrong with the recordings, by kind.
  var problemsSection: HTML {
    guard !problems.isEmpty else {
      return .section(
        "problems", "Problems",
        [.element("p", ["class": "lead"], ["Nothing was wrong with the recordings."])])
    }
    let kinds = FindingKind.allCases.compactMap { kind in
      let rows = problems.filter { $0.finding.kind == kind }
      return rows.first.map { (kind: kind, count: rows.count, first: $0) }
    }
    let sorted = kinds.enumerated().sorted {
      (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset)
    }
    return .section(
      "problems", "Problems",
      lead: [
        HTML([
          HTML(text: "\(HTML.count(problems.count, "finding")) by kind; each is a row of "),
          .code("problems.csv"), ".",
        ])
      ],
      [
        .table(
          "numbers", caption: "Problems by kind",
          head: [
            ("kind", nil), ("costs", nil), ("findings", "number"), ("the first", nil),
          ],
          rows: sorted.map { _, entry in
            [
              .code(entry.kind.rawValue), HTML(text: entry.first.severity.meaning),
              HTML(text: "\(entry.count)"),
              HTML([
                HTML(text: "\(Self.place(entry.first)): "), HTML(text: entry.first.finding.message),
              ]),
            ]
          })
      ])
  }

  private static func place(_ row: ProblemsTable.Row) -> String {
    guard let location = row.finding.location else { return row.source }
    return "\(row.source), line \(location.line)"
  }

  /// The sessions in which most went wrong.
  var sessions: HTML {
    guard !worst.isEmpty else {
      return .section(
        "sessions", "Worst sessions",
        [
          .element(
            "p", ["class": "lead"],
            ["No session has rage, refused dismissals, dead drags or regrets."])
        ])
    }
    return .section(
      "sessions", "Worst sessions",
      lead: [
        "Ordered by rage episodes, then refused dismissals, dead drags and regrets. The command makes a page of the session to scrub through."
      ],
      [
        .table(
          "numbers", caption: "Worst sessions",
          head: [
            ("session", nil), ("rage", "number"), ("refused", "number"), ("dead", "number"),
            ("regrets", "number"), ("gestures", "number"), ("look at it", nil),
          ],
          rows: worst.map { session in
            [
              HTML(text: session.id), number(session.course.presentation?.rageDrags),
              number(session.course.refusedDismissals), number(session.course.deadDrags),
              number(session.course.presentation?.regrets), number(session.course.gestures),
              .code(session.command),
            ]
          })
      ])
  }

  private func number(_ count: Int?) -> HTML {
    HTML(text: count.map { "\($0)" } ?? "n/a")
  }
}

extension Severity {
  /// What a finding of this severity costs, in words.
  fileprivate var meaning: String {
    switch self {
    case .rejected: "session or file unused"
    case .degraded: "used up to the damage"
    case .note: "nothing, a note"
    }
  }
}
