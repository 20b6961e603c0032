package import TouchTraces

extension Release {
  /// Where a sheet may come to rest.
  package struct Candidate: Equatable, Sendable, BitwiseCopyable {
    /// `nil` is the way out, at the container's bottom.
    package var detent: DetentID?
    package var y: Points

    package init(detent: DetentID?, y: Points) {
      self.detent = detent
      self.y = y
    }
  }

  /// The candidates of a release, the largest sheet first (S06).
  package struct Candidates: Sendable, BitwiseCopyable {
    /// How many detents and the way out fit; further ones are left out.
    package static let capacity = 34
    private var storage = InlineArray<34, Candidate>(repeating: Candidate(detent: nil, y: 0))
    package private(set) var count = 0

    package init() {}

    @inline(__always) package subscript(index: Int) -> Candidate {
      precondition(index < count, "a candidate's index must be below the count")
      return storage[index]
    }

    /// The index of the smallest sheet.
    @inline(__always) package var lowest: Int { count - 1 }

    /// The index of the smallest detent, above the way out if that is a candidate.
    @inline(__always) package var smallestDetent: Int {
      count > 1 && storage[count - 1].detent == nil ? count - 2 : count - 1
    }

    /// Adds a candidate below all others.
    package mutating func append(_ candidate: Candidate) {
      guard count < Self.capacity else { return }
      storage[count] = candidate
      count += 1
    }

    /// Replaces the last candidate.
    package mutating func replaceLast(_ candidate: Candidate) {
      guard count > 0 else { return }
      storage[count - 1] = candidate
    }

    /// The index of a detent, if it is a candidate.
    package func index(of detent: DetentID) -> Int? {
      var index = 0
      while index < count {
        if storage[index].detent == detent { return index }
        index += 1
      }
      return nil
    }

    /// S04: the candidate nearest to `y`; of equally near ones the one that `tie` names.
    @inline(__always) package func nearest(to y: Points, tie: SettleTie = .upper) -> Int {
      let takesLower = tie.takesLower(of: count)
      var best = 0
      var index = 1
      while index < count {
        let (distance, least) = (abs(storage[index].y - y), abs(storage[best].y - y))
        if distance < least || (takesLower && distance == least) { best = index }
        index += 1
      }
      return best
    }

    /// The edge of a candidate that `y` is beside by no more than rounding, else `y` itself.
    package func snapped(_ y: Points) -> Points {
      let edge = storage[nearest(to: y)].y
      return abs(edge - y) < Self.hair ? edge : y
    }

    /// Sums of a finger's moves err by less, and no finger is as exact; chosen by us.
    private static let hair: Points = 1e-6

    /// How many candidates lie above `y`.
    @inline(__always) package func count(above y: Points) -> Int {
      var index = 0
      while index < count, storage[index].y < y { index += 1 }
      return index
    }

    /// The candidate `steps` below `index`, or the outermost one in that direction.
    @inline(__always) package func index(_ steps: Int, below index: Int) -> Int {
      min(max(index + steps, 0), lowest)
    }
  }

  /// The candidates of the active detents; of equal positions the effective one stays, else the
  /// last in order of value.
  package static func candidates(
    _ geometry: borrowing SheetGeometry, effective: DetentID, wayOut: Points?
  ) -> Candidates {
    var result = Candidates()
    var index = geometry.positions.count - 1
    while index >= 0 {
      let position = geometry.positions[index]
      let candidate = Candidate(detent: position.id, y: position.y)
      if result.count > 0, result[result.count - 1].y == position.y {
        if position.id == effective { result.replaceLast(candidate) }
      } else if result.count < Candidates.capacity - 1 {
        result.append(candidate)
      }
      index -= 1
    }
    if let wayOut { result.append(Candidate(detent: nil, y: wayOut)) }
    return result
  }
}

extension SettleTie {
  /// Whether the lower of two equally near candidates wins, of `count` in all.
  @inline(__always) func takesLower(of count: Int) -> Bool {
    switch self {
    case .upper: false
    case .lower, .stay: true
    case .upperUpToThree: count > 3
    }
  }
}
