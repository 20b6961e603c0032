/// The state that the threads share that divide work among them.
struct SharedWork<Result> {
  /// How many threads have not ended yet, besides the calling one.
  var running = 0

  /// What those have made that have ended.
  private(set) var results: [Result] = []

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

  /// Takes what a thread has made in the end.
  mutating func finish(_ result: Result) {
    results.append(result)
    running -= 1
  }
}
