/// A style or a script of a page, with the hash by which the page's policy admits it.
///
/// The hash is a constant beside its text: a test holds one to the other.
package struct HashedText: Equatable, Sendable {
  package let text: String
  /// The SHA-256 of `text` in UTF-8, as base64.
  package let hash: String

  /// Creates a text of the program.
  package init(_ text: StaticString, sha256 hash: StaticString) {
    self.text = "\(text)"
    self.hash = "\(hash)"
  }

  /// The source that a policy names it by.
  var policySource: String { "'sha256-\(hash)'" }
}
