/// What a metric may decide; the raw value is its word in gate files and in `check.csv`.
public enum MetricRole: String, CaseIterable, Sendable {
  /// It decides; its p-values are adjusted by Holm's method.
  case primary
  /// It is looked at: exploratory, adjusted by Benjamini and Hochberg's method.
  case secondary
  /// It is shown, without test and verdict.
  case info
}

/// Which way a metric gets worse; the raw value is its word in gate files.
public enum WorseDirection: String, CaseIterable, Sendable {
  case higher
  case lower
}
