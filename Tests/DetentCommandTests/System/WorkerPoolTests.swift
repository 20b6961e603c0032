import DetentCommand
import Synchronization
import Testing

@Suite struct WorkerPoolTests {
  private struct Stop: Error, Equatable {
    var index: Int
  }

  @Test(arguments: [0, 1, 2, 3, 8, 100])
  func resultsComeInOrder(_ jobs: Int) {
    for count in [0, 1, 2, 7, 500] {
      var results: [Int] = []
      WorkerPool.run(count: count, jobs: jobs) { index in
        index * index
      } consume: { index, result in
        #expect(result == index * index)
        results.append(index)
      }
      #expect(results == Array(0..<count))
    }
  }

  @Test func eachPieceIsDoneOnce() {
    let done = Monitor<[Int]>([])
    WorkerPool.run(count: 300, jobs: 4) { index in
      done.update { $0.append(index) }
    } consume: { _, _ in
    }
    #expect(done.update { $0.sorted() } == Array(0..<300))
  }

  @Test(arguments: [1, 3])
  func aThreadRemembersItsEarlierWork(_ jobs: Int) {
    var results: [Int] = []
    WorkerPool.run(count: 300, jobs: jobs) {
      [Int]()
    } body: { index, earlier in
      defer { earlier.append(index) }
      return earlier.count { $0 < index }
    } consume: { _, earlier in
      results.append(earlier)
    }
    // Alone, a thread has done all that came before; of three, one has done a third of it at least.
    #expect(results.reduce(0, +) >= 300 * 299 / 2 / (jobs * 2))
    #expect(jobs > 1 || results == Array(0..<300))
  }

  @Test(arguments: [0, 1, 2, 5, 100])
  func piecesAreDealtOutOnceEach(_ jobs: Int) {
    for count in [0, 1, 3, 500] {
      let shares = WorkerPool.share(count: count, jobs: jobs) { worker, next in
        var share: [Int] = []
        while let index = next() { share.append(index) }
        return (worker: worker, indices: share)
      }
      #expect(shares.flatMap(\.indices).sorted() == Array(0..<count))
      #expect(shares.map(\.worker).sorted() == Array(0..<max(1, min(jobs, count))))
    }
  }

  @Test func anErrorOfOneShareEndsAll() {
    let begun = Atomic(0)
    #expect(throws: Stop(index: 5)) {
      try WorkerPool.share(count: 1_000_000, jobs: 3) { (_, next) throws(Stop) in
        while let index = next() {
          begun.add(1, ordering: .sequentiallyConsistent)
          if index == 5 { throw Stop(index: index) }
        }
      }
    }
    #expect(begun.load(ordering: .sequentiallyConsistent) < 1_000_000)
  }

  @Test func workersWaitForASlowConsumer() {
    let begun = Atomic(0)
    var farthest = 0
    WorkerPool.run(count: 400, jobs: 4) { index in
      begun.add(1, ordering: .sequentiallyConsistent)
    } consume: { index, _ in
      if index % 50 == 0 {
        for _ in 0..<200_000 {
          farthest = max(farthest, begun.load(ordering: .sequentiallyConsistent) - index)
        }
      }
    }
    #expect(farthest <= 17)
    #expect(farthest > 1)
  }

  @Test func anErrorStopsTheWork() {
    let begun = Atomic(0)
    #expect(throws: Stop(index: 5)) {
      try WorkerPool.run(count: 10_000, jobs: 3) { _ in
        begun.add(1, ordering: .sequentiallyConsistent)
      } consume: { (index, _) throws(Stop) in
        if index == 5 { throw Stop(index: index) }
      }
    }
    #expect(begun.load(ordering: .sequentiallyConsistent) <= 18)
  }
}
