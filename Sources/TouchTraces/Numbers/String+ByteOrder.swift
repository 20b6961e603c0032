/// Text by its bytes: the same order in every language, and two spellings are two texts.
extension String {
  /// Whether its bytes come before those of another text.
  package func precedes(_ other: String) -> Bool {
    let left = utf8.span
    let right = other.utf8.span
    let common = min(left.count, right.count)
    var index = 0
    while index < common, left[index] == right[index] { index += 1 }
    return index < common ? left[index] < right[index] : left.count < right.count
  }

  /// Whether another text has the same bytes.
  package func hasSameBytes(as other: String) -> Bool {
    let left = utf8.span
    let right = other.utf8.span
    guard left.count == right.count else { return false }
    var index = 0
    while index < left.count, left[index] == right[index] { index += 1 }
    return index == left.count
  }
}
