internal import SheetReplay
public import TouchTraces

/// Why a gate file cannot be used; lines count from 1.
public enum GateError: Error, Equatable, Sendable {
  case notJSON(JSONError)
  /// The file, `metrics` or a metric is something else than an object.
  case notAnObject(what: String, found: String, line: Int?)
  case unknownKey(String, known: [String], line: Int)
  case duplicateKey(String, line: Int)
  case unknownMetric(String, line: Int)
  case missingRole(metric: String, line: Int)
  /// A metric that may not decide as much.
  case roleTooHigh(metric: String, highest: MetricRole, reason: Reason, line: Int)
  case wrongValue(key: String, found: String, expected: String, line: Int)
  /// The file names no metric: a gate that is always open.
  case noMetrics

  /// Why a metric's role has a limit.
  public enum Reason: String, Sendable {
    case offPolicy = "it depends on what the user did next, which no replay knows"
    case count = "it is a number of things, without interval"
  }
}

extension GateError: CustomStringConvertible {
  /// The error as one line, position first, without the file's name.
  public var description: String {
    switch self {
    case .notJSON(let error):
      "line \(error.position.line), column \(error.position.column): \(error.message)"
    case .notAnObject(let what, let found, let line):
      Self.position(line) + "\(what) is a JSON object, not \(found)"
    case .unknownKey(let key, let known, let line):
      Self.position(line) + "unknown key '\(key)'" + Self.hint(key, known)
    case .duplicateKey(let key, let line):
      Self.position(line) + "'\(key)' is given twice"
    case .unknownMetric(let name, let line):
      Self.position(line) + "unknown metric '\(name)'" + Self.hint(name, Gate.knownNames)
    case .missingRole(let metric, let line):
      Self.position(line) + "'\(metric)' has no role, expected \(Gate.roleWords)"
    case .roleTooHigh(let metric, let highest, let reason, let line):
      Self.position(line) + "'\(metric)' may be '\(highest.rawValue)' at most: \(reason.rawValue)"
    case .wrongValue(let key, let found, let expected, let line):
      Self.position(line) + "'\(key)' is \(found), expected \(expected)"
    case .noMetrics:
      "a gate names at least one metric; 'detent check --print-gate' prints an example"
    }
  }

  private static func position(_ line: Int?) -> String {
    line.map { "line \($0): " } ?? ""
  }

  private static func hint(_ name: String, _ names: [String]) -> String {
    NearestName.nearest(to: name, in: names).map { "; the nearest is '\($0)'" } ?? ""
  }
}
