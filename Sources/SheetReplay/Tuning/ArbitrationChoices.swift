/// Whether a drag up on content at its top grows the sheet first.
public enum ExpandsBeforeScrolling: String, CaseIterable, Sendable, BitwiseCopyable {
  /// As the sheet's `prefersScrollingExpandsWhenScrolledToEdge` says.
  case sheetProperty
  case always
  case never
}

/// Whether the sheet goes on with what is left of a fling when its content has come to its top.
public enum CollapseMomentum: String, CaseIterable, Sendable, BitwiseCopyable {
  case none
  case carry
}

/// Where content may scroll that is not at its top, below the largest detent.
public enum ScrollsAtDetents: String, CaseIterable, Sendable, BitwiseCopyable {
  /// At each detent, both ways.
  case all
  /// At each detent back to its top; upwards the sheet grows first.
  case whenPulledDown
  /// At the largest detent only; below it the sheet moves and the content stands.
  case mostExpanded
  /// At no detent, also not at the largest: the sheet moves and the content stands.
  case nowhere
}
