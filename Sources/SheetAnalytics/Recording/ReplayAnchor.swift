/// Where a replay starts from.
public enum ReplayAnchor: String, CaseIterable, Sendable, BitwiseCopyable {
  /// A session runs from its start to its end.
  case session
  /// Each gesture starts from rest, on its own.
  case gesture
}
