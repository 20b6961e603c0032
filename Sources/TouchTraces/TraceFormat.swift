/// A format of recordings that can be read; the raw value is the word of `--from`.
public enum TraceFormat: String, CaseIterable, Sendable {
  /// Trace format 1, the project's own text format.
  case touchTrace1 = "touch-trace"
  /// The output of Android's `getevent -lt` or `getevent -t`.
  case getevent
}
