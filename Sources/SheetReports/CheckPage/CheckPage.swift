package import SheetAnalytics

/// The page of a check: the answer, the verdicts, and the gestures that end otherwise.
///
/// A pure function of its fields.
package struct CheckPage: Sendable {
  package var report: CheckReport
  /// What is drawn of flips, by their places in the report's list.
  package var tracks: [Int: FlipTrack]

  /// Creates a page.
  package init(report: CheckReport, tracks: [Int: FlipTrack]) {
    self.report = report
    self.tracks = tracks
  }

  /// The page.
  package var text: String {
    HTMLPage(
      title: "detent check: \(conclusion.word.rawValue)", styles: [.reportStyle, .checkStyle],
      body: body
    ).text
  }

  private var conclusion: CheckConclusion { CheckConclusion(report) }

  private var body: HTML {
    let word = conclusion.word
    let facts = CheckFacts(report).lines.map { HTML.element("li", [:], [HTML(text: $0)]) }
    return HTML([
      .element(
        "header", [:],
        [
          .element("h1", [:], ["Check"]),
          .element(
            "div", ["class": "answer \(word.rawValue)"],
            [
              .element("strong", [:], [HTML(text: "\(word.symbol) \(word.rawValue)")]),
              .element("span", [:], [HTML(text: conclusion.reasons.joined(separator: ", "))]),
            ]),
          .element("ul", ["class": "facts"], facts),
        ]),
      .element("main", [:], [verdicts, flips, notes]),
      .element(
        "footer", [:],
        [
          "All flips are rows of ", .code(FlipsTable.fileName), ", all metrics rows of ",
          .code(CheckTable.fileName), ".",
        ]),
    ])
  }

  private var notes: HTML {
    let lines = CheckNotes(report: report).lines
    guard !lines.isEmpty else { return HTML() }
    return .section(
      "notes", "Notes",
      [.element("ul", ["class": "facts"], lines.map { .element("li", [:], [HTML(text: $0)]) })])
  }
}

extension CheckConclusion.Word {
  /// A sign beside the word, so that no colour stands alone.
  fileprivate var symbol: String {
    switch self {
    case .passed: "\u{2713}"
    case .failed: "\u{2717}"
    case .inconclusive: "?"
    case .improved: "\u{2191}"
    }
  }
}
