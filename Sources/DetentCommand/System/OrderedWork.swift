/// The state that the workers of a pool and its consumer share.
struct OrderedWork<Result> {
  /// What a worker is to do next.
  enum Assignment {
    case index(Int)
    case nothing
  }

  /// How many workers have not ended yet.
  var running = 0

  private let count: Int
  private var begun = 0
  private var taken = 0
  private var isStopped = false

  /// Results that wait, each at its index modulo the look-ahead.
  private var results: [Result?]

  init(count: Int, lookAhead: Int) {
    self.count = count
    results = Array(repeating: nil, count: max(1, lookAhead))
  }

  /// The next piece of work; nil means that the consumer is too far behind.
  mutating func next() -> Assignment? {
    guard !isStopped, begun < count else { return .nothing }
    guard begun - taken < results.count else { return nil }
    begun += 1
    return .index(begun - 1)
  }

  /// Keeps a result until its turn.
  mutating func put(_ result: Result, at index: Int) {
    results[index % results.count] = result
  }

  /// The next result in order; nil means that it is not ready.
  mutating func take() -> Result? {
    let slot = taken % results.count
    guard let result = results[slot] else { return nil }
    results[slot] = nil
    taken += 1
    return result
  }

  /// No work is begun any more.
  mutating func stop() {
    isStopped = true
  }
}
