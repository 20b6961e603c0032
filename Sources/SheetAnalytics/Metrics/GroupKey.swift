internal import TouchTraces

/// Text that is equal byte by byte, and sorted so.
///
/// Swift's own strings are equal if they look alike: which of two spellings is kept
/// would depend on the order of the input.
package struct ByteText: Hashable, Comparable, Sendable {
  package let text: String

  package init(text: String) {
    self.text = text
  }

  package static func == (left: ByteText, right: ByteText) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  package static func < (left: ByteText, right: ByteText) -> Bool {
    left.text.precedes(right.text)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(UserHash.fnv1a(text))
  }
}

/// The values of the labels by which sessions are grouped, in the order of the labels.
struct GroupKey: Hashable, Comparable, Sendable {
  let values: [ByteText]

  /// The values that `labels` have for `names`; empty for a name that is missing.
  init(_ labels: [Label], names: [String]) {
    values = names.map { name in
      ByteText(text: labels.first { $0.name == name }?.value ?? "")
    }
  }

  static func < (left: GroupKey, right: GroupKey) -> Bool {
    left.values.lexicographicallyPrecedes(right.values)
  }

  /// `app=5.2;device=x`, for the names of the labels.
  func text(names: [String]) -> String {
    zip(names, values).map { "\($0)=\($1.text)" }.joined(separator: ";")
  }
}

/// A person, or a session that stands for one.
struct UserKey: Hashable, Comparable, Sendable {
  /// Whether the recording names the person.
  let isNamed: Bool
  let name: ByteText

  /// The person `user`, or the recording `name` where it names nobody.
  init(_ user: String?, standIn name: String) {
    isNamed = user != nil
    self.name = ByteText(text: user ?? name)
  }

  static func < (left: UserKey, right: UserKey) -> Bool {
    guard left.isNamed == right.isNamed else { return left.isNamed }
    return left.name < right.name
  }
}
