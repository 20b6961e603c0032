/// A sample of a bounded number of things: those with the smallest hashes of their names.
///
/// It depends on nothing but the things themselves: any order and any partition of them gives the
/// same sample.
package struct HashSample<Element: Sendable>: Sendable {
  /// Which thing it is.
  private struct Name: Sendable {
    var hash: UInt64
    var session: ByteText
    /// Tells sessions of the same name apart.
    var origin: ByteText
    var number: Int

    func precedes(_ other: Name) -> Bool {
      if hash != other.hash { return hash < other.hash }
      if session != other.session { return session < other.session }
      if origin != other.origin { return origin < other.origin }
      return number < other.number
    }
  }

  /// How many things are kept.
  package let capacity: Int
  /// How many things there were.
  package private(set) var total: Int64 = 0
  private var kept: [(name: Name, element: Element)] = []

  /// Creates a sample of at most `capacity` things.
  package init(capacity: Int) {
    precondition(capacity > 0, "a sample has room")
    self.capacity = capacity
  }

  /// Offers thing `number` of a session, which has an `origin` if others may have its name.
  package mutating func offer(
    _ element: Element, of session: String, from origin: String = "", number: Int
  ) {
    total += 1
    let name = Name(
      hash: UserHash(seed: 0, user: session).value(replicate: number),
      session: ByteText(text: session), origin: ByteText(text: origin), number: number)
    kept.append((name, element))
    if kept.count >= 2 * capacity { prune() }
  }

  /// Offers what another sample has kept.
  package mutating func merge(_ other: HashSample) {
    precondition(capacity == other.capacity, "samples of different sizes do not merge")
    total += other.total
    kept += other.kept
    prune()
  }

  /// The sample, in the order of the hashes.
  package var elements: [Element] {
    kept.sorted { $0.name.precedes($1.name) }.prefix(capacity).map(\.element)
  }

  private mutating func prune() {
    kept.sort { $0.name.precedes($1.name) }
    kept.removeLast(max(kept.count - capacity, 0))
  }
}
