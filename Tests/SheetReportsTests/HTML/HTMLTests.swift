import SheetReports
import Testing

@Suite struct HTMLTests {
  private static let hostile = "</style><script>alert(1)</script>\"><img onerror='x'>&amp;\u{0}"

  @Test(
    arguments: [
      ("text", HTML(text: "3 < 4 & 5 > 4"), "3 &lt; 4 &amp; 5 &gt; 4"),
      ("a literal", HTML("<b>"), "&lt;b&gt;"),
      (
        "an element", HTML.element("p", ["class": "note", "id": nil], ["a", .empty("br"), "b"]),
        "<p class=\"note\">a<br/>b</p>"
      ),
      ("an attribute", .empty("i", ["title": "\"><x"]), "<i title=\"&quot;&gt;&lt;x\"/>"),
      ("nothing", HTML(), ""),
    ])
  func `text is escaped, markup is not`(_ name: String, _ html: HTML, _ source: String) {
    #expect(html.source == source, "\(name)")
  }

  @Test func `a page holds its parts and admits them alone`() {
    let script = HashedText("go()", sha256: "abc=")
    let page = HTMLPage(
      title: Self.hostile, scripts: [script],
      body: .element("p", ["title": Self.hostile], [HTML(text: Self.hostile)]))
    #expect(
      page.text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>"))
    #expect(page.text.hasSuffix("<script>go()</script></body></html>\n"))
    #expect(!page.text.contains("<img") && !page.text.contains("<script>alert"))
    #expect(page.text.split(separator: "<style>").count == 2)
    #expect(
      page.policy == "default-src 'none'; style-src 'sha256-\(HashedText.baseStyle.hash)'; "
        + "script-src 'sha256-abc='; base-uri 'none'; form-action 'none'")
    #expect(!HTMLPage(title: "", body: HTML()).policy.contains("script-src"))
  }
}
