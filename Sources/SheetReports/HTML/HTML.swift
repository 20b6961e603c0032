/// Markup of a page or a drawing: text enters it escaped or not at all.
///
/// Names of elements and attributes are literals of the program. What comes out is well-formed XML
/// as well, for browsers and for tools that check it:
///
///     HTML.element("p", ["class": "note"], ["3 < 4"]).source  // <p class="note">3 &lt; 4</p>
package struct HTML: Equatable, Sendable {
  /// The markup.
  package private(set) var source: String

  /// Creates markup that is text alone.
  package init(text: String) {
    source = XMLText.content(text)
  }

  /// Creates the markup of `parts`, one behind the other.
  package init(_ parts: [HTML] = []) {
    source = parts.map(\.source).joined()
  }

  /// An element with its content; an attribute without a value is left out.
  package static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
    _ content: [HTML] = []
  ) -> HTML {
    let body = content.map(\.source).joined()
    return HTML(markup: "<\(name)\(list(attributes))>\(body)</\(name)>")
  }

  /// An element that has no content and no end, such as `<br>` or a shape of a drawing.
  package static func empty(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:]
  ) -> HTML {
    HTML(markup: "<\(name)\(list(attributes))/>")
  }

  /// The content of `<style>` or `<script>`, which no text of a recording may enter.
  static func verbatim(_ text: HashedText) -> HTML {
    HTML(markup: "\(text.text)")
  }

  /// Markup that the program itself states.
  package static func verbatim(_ markup: StaticString) -> HTML {
    HTML(markup: "\(markup)")
  }

  /// Data for a script, in an element that is not run.
  static func data(id: StaticString, _ json: ScriptJSON) -> HTML {
    HTML(
      markup: "<script type=\"application/json\" id=\"\(id)\">"
        + String(decoding: json.bytes, as: UTF8.self) + "</script>")
  }

  /// Adds markup behind this.
  package static func += (left: inout HTML, right: HTML) {
    left.source += right.source
  }

  private init(markup: String) {
    source = markup
  }

  private static func list(_ attributes: KeyValuePairs<StaticString, String?>) -> String {
    var text = ""
    for (name, value) in attributes {
      if let value { text += " \(name)=\"\(XMLText.attribute(value))\"" }
    }
    return text
  }
}

extension HTML: ExpressibleByStringLiteral {
  /// Creates markup that is text alone.
  package init(stringLiteral text: String) {
    self.init(text: text)
  }
}
