/// The state that the threads share that divide work among them.
struct SharedWork<Result, Failure: Error> {
  /// How many threads have not ended yet, besides the calling one.
  var running = 0
  /// What those have made that have ended, by their numbers.
  private(set) var results: [Int: Swift.Result<Result, Failure>] = [:]

  private let count: Int
  private var begun = 0

  init(count: Int) {
    self.count = count
  }

  /// The next piece of work.
  mutating func next() -> Int? {
    guard begun < count else { return nil }
    begun += 1
    return begun - 1
  }

  /// Takes what a thread has made in the end; a failure leaves no work to the others.
  mutating func finish(_ worker: Int, _ result: Swift.Result<Result, Failure>) {
    results[worker] = result
    if case .failure = result { begun = count }
  }
}
