import TouchTraces

/// The fingers that are down, in order of their touch-downs.
struct Fingers: Equatable, Sendable, BitwiseCopyable {
  /// The most fingers an engine follows; a tablet reports ten.
  static let capacity = 10

  struct Finger: Equatable, Sendable, BitwiseCopyable {
    var touch: TouchID
    var x: Points
    var y: Points
  }

  private var storage = InlineArray<10, Finger>(
    repeating: Finger(touch: TouchID(0), x: 0, y: 0))
  private(set) var count = 0

  init() {}

  /// Whether the same fingers are down at the same places.
  static func == (a: Fingers, b: Fingers) -> Bool {
    a.count == b.count && a.storage.span.begins(like: b.storage.span, count: a.count)
  }

  @inline(__always) subscript(index: Int) -> Finger {
    precondition(index < count, "a finger's index must be below the count")
    return storage[index]
  }

  @inline(__always) func index(of touch: TouchID) -> Int? {
    var index = 0
    while index < count {
      if storage[index].touch == touch { return index }
      index += 1
    }
    return nil
  }

  /// Adds a finger; false if there are too many.
  mutating func append(_ finger: Finger) -> Bool {
    guard count < Self.capacity else { return false }
    storage[count] = finger
    count += 1
    return true
  }

  /// Moves a finger; false if it was there already.
  @inline(never) mutating func move(at index: Int, x: Points, y: Points) -> Bool {
    precondition(index < count, "a finger's index must be below the count")
    // One comparison is one branch, which is nearly always the same.
    guard abs(storage[index].x - x) + abs(storage[index].y - y) != 0 else { return false }
    storage[index].x = x
    storage[index].y = y
    return true
  }

  mutating func remove(at index: Int) {
    var place = index
    while place + 1 < count {
      storage[place] = storage[place + 1]
      place += 1
    }
    count -= 1
  }

  /// The mean of all fingers (R07); the origin without fingers.
  var centre: (x: Points, y: Points) {
    guard count > 0 else { return (0, 0) }
    var (x, y) = (0.0, 0.0)
    var index = 0
    while index < count {
      x += storage[index].x
      y += storage[index].y
      index += 1
    }
    return (x / Double(count), y / Double(count))
  }
}
