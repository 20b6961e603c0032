/// A page in one file: nothing is fetched, and only its own styles and scripts are admitted.
package struct HTMLPage: Sendable {
  /// The title of the window.
  package var title: String
  /// The styles, the base first.
  package var styles: [HashedText]
  /// The scripts, which run at the end of the body.
  package var scripts: [HashedText]
  /// What stands in the body.
  package var body: HTML

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - styles: Styles beside the base.
  ///   - scripts: Scripts that run at the end of the body.
  ///   - body: What stands in the body.
  package init(
    title: String, styles: [HashedText] = [], scripts: [HashedText] = [], body: HTML
  ) {
    self.title = title
    self.styles = [.baseStyle] + styles
    self.scripts = scripts
    self.body = body
  }

  /// The content security policy of the page.
  package var policy: String {
    var rules = ["default-src 'none'"]
    rules.append("style-src " + styles.map(\.policySource).joined(separator: " "))
    if !scripts.isEmpty {
      rules.append("script-src " + scripts.map(\.policySource).joined(separator: " "))
    }
    return (rules + ["base-uri 'none'", "form-action 'none'"]).joined(separator: "; ")
  }

  /// The page.
  package var text: String {
    let head = HTML.element(
      "head", [:],
      [
        .empty("meta", ["charset": "utf-8"]),
        .empty("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
        .empty(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .empty("meta", ["name": "color-scheme", "content": "light dark"]),
        .element("title", [:], [HTML(text: title)]),
      ] + styles.map { .element("style", [:], [.verbatim($0)]) })
    let end = scripts.map { HTML.element("script", [:], [.verbatim($0)]) }
    let page = HTML.element("html", ["lang": "en"], [head, .element("body", [:], [body] + end)])
    return "<!DOCTYPE html>\n\(page.source)\n"
  }
}
