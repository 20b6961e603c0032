/// Why a header, a scene or the argument of an event cannot be used.
public enum FieldError: Error, Equatable, Sendable {
  /// The value of `key` has the wrong type or lies outside of what is possible.
  case wrongValue(key: String, expected: String, found: String)
  /// `key` is missing.
  case missing(key: String, expected: String)
  /// `key` is given twice.
  case duplicate(key: String)
  /// Two spellings of the same key disagree.
  case conflict(key: String, alias: String)
  /// The version of the format is not known.
  case version(found: String)

  /// The key that is to blame, as a path such as `sheet.detents`.
  public var key: String {
    switch self {
    case .wrongValue(let key, _, _), .missing(let key, _), .duplicate(let key),
      .conflict(let key, _):
      key
    case .version: "version"
    }
  }

  /// What is wrong, for people.
  public var message: String {
    switch self {
    case .wrongValue(let key, let expected, let found):
      "'\(key)' must be \(expected), not \(found)"
    case .missing(let key, let expected): "'\(key)' is missing: \(expected) is expected"
    case .duplicate(let key): "'\(key)' is given twice"
    case .conflict(let key, let alias): "'\(key)' and its other name '\(alias)' disagree"
    case .version(let found):
      "version \(found) of trace format 1 is not known, only version 1 is: a newer detent may read it"
    }
  }
}
