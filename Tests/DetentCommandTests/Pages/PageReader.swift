import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a page as XML, which it is as well.
struct PageReader {
  private let document: XMLDocument

  /// Reads `text`; it is an error if an element is not closed or text is not escaped.
  init(_ text: String) throws {
    document = try XMLDocument(data: Data(text.utf8))
  }

  /// How many nodes match.
  func count(_ path: String) -> Int {
    (try? document.nodes(forXPath: path).count) ?? -1
  }

  /// The texts of the nodes that match.
  func texts(_ path: String) -> [String] {
    ((try? document.nodes(forXPath: path)) ?? []).map { $0.stringValue ?? "" }
  }
}
