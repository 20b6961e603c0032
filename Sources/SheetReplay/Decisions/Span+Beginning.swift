extension Span where Element: Equatable {
  /// Whether the first `count` elements are the same; a list of fixed size is seen through a span,
  /// since it is large.
  @inline(__always) func begins(like other: Span<Element>, count: Int) -> Bool {
    var index = 0
    while index < count {
      guard self[index] == other[index] else { return false }
      index += 1
    }
    return true
  }
}
