package import TouchTraces

/// Decides where a sheet goes when the finger lifts (section 11 of the sheet model).
package enum Release {
  /// Where a sheet may come to rest.
  package struct Candidate: Equatable, Sendable, BitwiseCopyable {
    /// `nil` is the way out, at the container's bottom.
    package var detent: DetentID?
    package var y: Points
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

    /// S04: the first candidate nearest to `y`, so that a tie goes to the larger sheet.
    @inline(__always) package func nearest(to y: Points) -> Int {
      var best = 0
      var index = 1
      while index < count {
        if abs(storage[index].y - y) < abs(storage[best].y - y) { best = index }
        index += 1
      }
      return best
    }
  }

  /// What was decided, and from what.
  package struct Decision: Sendable, BitwiseCopyable {
    package var target: Candidate
    package var rule: Rule
    package var values: ReleaseDecision
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

  /// S02 to S05: the detent that a lift at the edge `u` with velocity `v` settles at.
  package static func decision(
    u: Points, v: PointsPerSecond, among candidates: Candidates, tuning: Tuning
  ) -> Decision {
    let effective = abs(v) >= tuning.minimumProjectedSpeed ? v : 0
    let projected = projection(u: u, v: effective, tuning: tuning)
    var index = candidates.nearest(to: projected)
    var rule: Rule = effective == 0 ? .s02 : .s03
    let y = candidates[index].y
    let leaves = (v > 0 && u > y) || (v < 0 && u < y)
    if abs(v) >= tuning.flickSpeed, candidates.nearest(to: u) == index, leaves {
      let next = v > 0 ? index + 1 : index - 1
      if next >= 0 && next < candidates.count {
        index = next
        rule = .s05
      }
    }
    return Decision(
      target: candidates[index], rule: rule,
      values: ReleaseDecision(u: u, velocity: v, projected: projected))
  }

  /// Where an edge at `u` with velocity `v` would coast to.
  package static func projection(u: Points, v: PointsPerSecond, tuning: Tuning) -> Points {
    u + v * (tuning.decelerationRate / (1 - tuning.decelerationRate) / 1000)
  }
}
