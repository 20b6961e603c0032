/// Does numbered pieces of work on several threads and hands over the results in order.
package enum WorkerPool {
  /// Results that may wait per worker for an earlier one; more work is not begun until then.
  private static let lookAheadPerWorker = 4

  /// Runs `body` for each index from 0 up to `count`, and `consume` on the calling thread.
  ///
  /// Work that is begun is at most `4 * jobs` pieces ahead of the one consumed next, so memory
  /// does not grow with `count`. An error of `consume` stops the work and is thrown on.
  ///
  /// - Parameters:
  ///   - count: how many pieces of work there are.
  ///   - jobs: how many threads work; one or less means the calling thread alone.
  ///   - body: one piece of work; it runs on any thread.
  ///   - consume: takes each result, in the order of the indices.
  /// - Throws: what `consume` throws.
  package static func run<Result: Sendable, Failure: Error>(
    count: Int, jobs: Int, body: @escaping @Sendable (Int) -> Result,
    consume: (Int, Result) throws(Failure) -> Void
  ) throws(Failure) {
    try run(
      count: count, jobs: jobs, memory: {}, body: { (index, _) in body(index) }, consume: consume)
  }

  /// Does the same for work that goes faster with what a thread remembers of its earlier work.
  ///
  /// - Parameters:
  ///   - count: how many pieces of work there are.
  ///   - jobs: how many threads work; one or less means the calling thread alone.
  ///   - memory: what a thread remembers at first.
  ///   - body: one piece of work; it runs on any thread, and its result is the same for any memory.
  ///   - consume: takes each result, in the order of the indices.
  /// - Throws: what `consume` throws.
  package static func run<Memory, Result: Sendable, Failure: Error>(
    count: Int, jobs: Int, memory: @escaping @Sendable () -> Memory,
    body: @escaping @Sendable (Int, inout Memory) -> Result,
    consume: (Int, Result) throws(Failure) -> Void
  ) throws(Failure) {
    let workers = min(jobs, count)
    let monitor = Monitor(
      OrderedWork<Result>(count: count, lookAhead: lookAheadPerWorker * workers))
    let started = workers > 1 ? start(workers, monitor, memory, body) : 0
    guard started > 0 else {
      var memory = memory()
      for index in 0..<max(0, count) {
        try consume(index, body(index, &memory))
      }
      return
    }
    defer {
      monitor.update { $0.stop() }
      monitor.wait { $0.running == 0 ? () : nil }
    }
    for index in 0..<count {
      try consume(index, monitor.wait { $0.take() })
    }
  }

  /// Deals numbered pieces of work out to several threads, each of which does its share by itself.
  ///
  /// An error of a thread ends the work of all.
  ///
  /// - Parameters:
  ///   - count: how many pieces of work there are.
  ///   - jobs: how many threads work, the calling one among them.
  ///   - body: what a thread does, which has a number from 0: it asks for the next piece of work
  ///     until there is none.
  /// - Returns: what the threads have made, by their numbers.
  /// - Throws: the error of the thread with the least number that had one.
  package static func share<Result: Sendable, Failure: Error>(
    count: Int, jobs: Int,
    body: @escaping @Sendable (_ worker: Int, _ next: () -> Int?) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    let work = Monitor(SharedWork<Result, Failure>(count: count))
    let perform = { @Sendable (worker: Int) in
      let result = Swift.Result { () throws(Failure) in
        try body(worker) { work.update { $0.next() } }
      }
      work.update { $0.finish(worker, result) }
    }
    for worker in 1..<max(1, min(jobs, count)) {
      work.update { $0.running += 1 }
      let hasStarted = WorkerThread.start {
        perform(worker)
        work.update { $0.running -= 1 }
      }
      if !hasStarted { work.update { $0.running -= 1 } }
    }
    perform(0)
    let results = work.wait { $0.running == 0 ? $0.results : nil }
    var made: [Result] = []
    for (_, result) in results.sorted(by: { $0.key < $1.key }) { made.append(try result.get()) }
    return made
  }

  /// Starts threads, fewer if the system has no more; returns how many.
  private static func start<Memory, Result: Sendable>(
    _ workers: Int, _ monitor: Monitor<OrderedWork<Result>>,
    _ memory: @escaping @Sendable () -> Memory,
    _ body: @escaping @Sendable (Int, inout Memory) -> Result
  ) -> Int {
    for worker in 0..<workers {
      monitor.update { $0.running += 1 }
      guard WorkerThread.start({ work(monitor, memory(), body) }) else {
        monitor.update { $0.running -= 1 }
        return worker
      }
    }
    return workers
  }

  private static func work<Memory, Result: Sendable>(
    _ monitor: Monitor<OrderedWork<Result>>, _ memory: consuming Memory,
    _ body: (Int, inout Memory) -> Result
  ) {
    while case .index(let index) = monitor.wait({ $0.next() }) {
      let result = body(index, &memory)
      monitor.update { $0.put(result, at: index) }
    }
    monitor.update { $0.running -= 1 }
  }
}
