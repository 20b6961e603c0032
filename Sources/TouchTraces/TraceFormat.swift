/// A format of recordings that can be read; the raw value is the word of `--from`.
///
/// The order is the one in which files are tried: what only one format can say comes first.
public enum TraceFormat: String, CaseIterable, Sendable {
  /// Trace format 1, the project's own text format.
  case touchTrace1 = "touch-trace"
  /// The output of Android's `getevent -lt` or `getevent -t`.
  case getevent
  /// What `evemu-record` and `evemu-describe` write.
  case evemu
  /// What `evtest` prints.
  case evtest
  /// What `libinput record` writes.
  case libinput
  /// What the translator of RERAN writes.
  case reran
  /// A script of `sendevent` commands.
  case sendevent
  /// Commands of minitouch.
  case minitouch
}
