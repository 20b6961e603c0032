package import TouchTraces

/// The positions of a touch sequence, for the release velocity.
///
/// The newest `capacity` entries are kept, and the first: an estimator whose window is longer than
/// that sees the newest ones only.
package struct VelocitySamples: Equatable, Sendable, BitwiseCopyable {
  /// How many entries are kept; 100 ms at 640 Hz fit.
  package static let capacity = 64

  /// A time and a position along the sheet's axis.
  package struct Entry: Equatable, Sendable, BitwiseCopyable {
    package var time: Timestamp
    package var y: Points

    package init(time: Timestamp, y: Points) {
      self.time = time
      self.y = y
    }
  }

  private var ring = InlineArray<64, Entry>(repeating: Entry(time: .zero, y: 0))
  private var newest = 0
  /// How many entries are kept now.
  package private(set) var count = 0
  /// The first entry of the sequence.
  package private(set) var first = Entry(time: .zero, y: 0)

  package init() {}

  /// Whether both keep the same entries, wherever in the ring.
  package static func == (a: VelocitySamples, b: VelocitySamples) -> Bool {
    guard a.count == b.count, a.count == 0 || a.first == b.first else { return false }
    // Seen through spans, since a ring is large.
    let (ring, other) = (a.ring.span, b.ring.span)
    var age = 0
    while age < a.count {
      guard
        ring[(a.newest - age) & (Self.capacity - 1)]
          == other[(b.newest - age) & (Self.capacity - 1)]
      else { return false }
      age += 1
    }
    return true
  }

  /// The entry that lies `age` places behind the newest, which is 0; below `count`.
  @inline(__always) package subscript(age: Int) -> Entry {
    precondition(age >= 0 && age < count, "an entry's age must be below the count")
    return ring[(newest - age) & (Self.capacity - 1)]
  }

  package mutating func removeAll() {
    count = 0
  }

  /// V01: a position that repeats the last one is no entry; one at the same time replaces it.
  @inline(__always) package mutating func appendDistinct(_ entry: Entry) {
    guard count > 0 else { return append(entry) }
    let last = self[0]
    guard abs(entry.y - last.y) >= 1e-9 else { return }
    guard entry.time == last.time else { return append(entry) }
    ring[newest] = entry
    if count == 1 { first = entry }
  }

  /// Takes `entry` as it is (V06 to V09).
  @inline(__always) package mutating func append(_ entry: Entry) {
    if count == 0 { first = entry }
    newest = (newest + 1) & (Self.capacity - 1)
    ring[newest] = entry
    count = min(count + 1, Self.capacity)
  }

  /// Moves all entries by `jump`, the newest exactly to `y` (R07).
  package mutating func shift(by jump: Points, newestAt y: Points) {
    guard count > 0 else { return }
    var age = 0
    while age < count {
      ring[(newest - age) & (Self.capacity - 1)].y += jump
      age += 1
    }
    first.y += jump
    ring[newest].y = y
    if count == 1 { first.y = y }
  }
}
