extension HTML {
  /// A section with its heading, and what one should know to read it.
  static func section(_ id: StaticString, _ title: HTML, lead: [HTML] = [], _ body: [HTML]) -> HTML
  {
    let texts = lead.map { HTML.element("p", ["class": "lead"], [$0]) }
    return .element(
      "section", ["aria-labelledby": "\(id)"],
      [.element("h2", ["id": "\(id)"], [title])] + texts + body)
  }

  /// A table that scrolls sideways where there is no room for it.
  ///
  /// - Parameters:
  ///   - style: Its class.
  ///   - caption: What it holds, for those who cannot see it.
  ///   - head: Its columns; the class of a column is that of all its cells.
  ///   - rows: Its rows, each with a cell for each column.
  /// - Returns: The table.
  static func table(
    _ style: String, caption: String, head: [(title: HTML, style: String?)], rows: [[HTML]]
  ) -> HTML {
    let titles = head.map { HTML.element("th", ["scope": "col", "class": $0.style], [$0.title]) }
    let body = rows.map { cells in
      HTML.element(
        "tr", [:],
        zip(head, cells).enumerated().map { place, cell in
          place == 0
            ? .element("th", ["scope": "row", "class": cell.0.style], [cell.1])
            : .element("td", ["class": cell.0.style], [cell.1])
        })
    }
    return .element(
      "div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": caption],
      [
        .element(
          "table", ["class": style],
          [
            .element("thead", [:], [.element("tr", [:], titles)]),
            .element("tbody", [:], body),
          ])
      ])
  }

  /// Text as code.
  static func code(_ text: String) -> HTML {
    .element("code", [:], [HTML(text: text)])
  }

  /// A number of things with its unit: `1 session`, `2 sessions`.
  static func count(_ count: some BinaryInteger, _ unit: String) -> String {
    count == 1 ? "\(count) \(unit)" : "\(count) \(unit)s"
  }
}
