public import TouchTraces

/// Why a tuning cannot be used.
///
/// Lines count from 1 and are absent where the value stands in no file.
public enum TuningError: Error, Equatable, Sendable {
  case notJSON(JSONError)
  /// The file holds JSON, but no object.
  case notAnObject(found: String)
  case unknownField(String, line: Int?)
  case duplicateField(String, line: Int?)
  case unknownPreset(String, line: Int?)
  /// A value of the wrong type, unit or size.
  case wrongValue(field: String, found: String, expected: String, line: Int?)
}

extension TuningError: CustomStringConvertible {
  /// The error as one line, position first, without the file's name.
  public var description: String {
    switch self {
    case .notJSON(let error):
      "line \(error.position.line), column \(error.position.column): \(error.message)"
    case .notAnObject(let found):
      "a tuning is a JSON object of fields, not \(found)"
    case .unknownField(let name, let line):
      Self.position(line) + "unknown tuning field '\(name)'"
        + Self.hint(name, Tuning.knownNames)
    case .duplicateField(let name, let line):
      Self.position(line) + "'\(name)' is given twice"
    case .unknownPreset(let name, let line):
      Self.position(line) + "unknown preset '\(name)'"
        + Self.hint(name, TuningPreset.allCases.map(\.rawValue))
    case .wrongValue(let field, let found, let expected, let line):
      Self.position(line) + "'\(field)' is \(found), expected \(expected)"
    }
  }

  private static func position(_ line: Int?) -> String {
    line.map { "line \($0): " } ?? ""
  }

  private static func hint(_ name: String, _ names: [String]) -> String {
    NearestName.nearest(to: name, in: names).map { "; the nearest is '\($0)'" } ?? ""
  }
}
