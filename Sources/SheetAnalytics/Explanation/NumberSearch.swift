/// Finds the number nearest to a given one at which something changes.
///
/// The range between is tried on a ladder whose steps double, from a 65,536th of it to all of it.
/// The first step that changes something is narrowed by bisection to neighbouring numbers. What
/// changes and changes back within one step of the ladder can be missed; half of the change found
/// never changes anything.
package struct NumberSearch {
  /// Whether only whole numbers are tried.
  package var isWhole: Bool

  /// Creates a search among all or among whole numbers.
  package init(isWhole: Bool) {
    self.isWhole = isWhole
  }

  /// Steps of the ladder; chosen by us.
  static let rungs = 16
  /// Halvings of one bisection: enough for neighbouring doubles.
  static let halvings = 64
  /// How often a change is narrowed further because half of it changes something, too.
  static let narrowings = 3
  /// The most numbers that one search tries.
  package static let bound = rungs + 1 + (narrowings + 1) * (halvings + 1)

  /// The number nearest to `origin` on the way to `limit` for which `changes` holds.
  ///
  /// - Parameters:
  ///   - origin: Where nothing changes.
  ///   - limit: The last number that is tried.
  ///   - changes: Whether a number changes something.
  /// - Returns: The number, or `nil` if none of the ladder changes anything.
  package func nearest(
    from origin: Double, toward limit: Double, changes: (Double) -> Bool
  ) -> Double? {
    var same = origin
    var share = 1 / Double(1 << Self.rungs)
    for rung in 0...Self.rungs {
      let isLast = rung == Self.rungs
      let number = isLast ? limit : rounded(origin + (limit - origin) * share, origin, limit)
      share *= 2
      guard number != same else { continue }
      guard changes(number) else {
        same = number
        continue
      }
      return narrowed(origin, bisected(same: same, changed: number, changes), changes)
    }
    return nil
  }

  private func narrowed(
    _ origin: Double, _ found: Double, _ changes: (Double) -> Bool
  ) -> Double {
    var found = found
    for _ in 0..<Self.narrowings {
      let half = rounded(origin + (found - origin) / 2, origin, found)
      guard half != origin, half != found, changes(half) else { return found }
      found = bisected(same: origin, changed: half, changes)
    }
    return found
  }

  private func bisected(
    same: Double, changed: Double, _ changes: (Double) -> Bool
  ) -> Double {
    var (same, changed) = (same, changed)
    for _ in 0..<Self.halvings {
      let middle = rounded(same + (changed - same) / 2, same, changed)
      guard middle != same, middle != changed else { return changed }
      if changes(middle) { changed = middle } else { same = middle }
    }
    return changed
  }

  /// `number`, or the whole number next to it towards `start`.
  private func rounded(_ number: Double, _ start: Double, _ end: Double) -> Double {
    guard isWhole else { return number }
    return number.rounded(start <= end ? .down : .up)
  }
}
