package import TouchTraces

extension Release.Candidates {
  /// Candidates at `positions`, the largest sheet first, for who asks what a release would do.
  ///
  /// A candidate's detent is its place.
  package init(positions: [Points], wayOut: Points?) {
    self.init()
    for (place, y) in positions.prefix(Self.capacity - 1).enumerated() {
      append(Release.Candidate(detent: DetentID(index: Int16(place)), y: y))
    }
    if let wayOut { append(Release.Candidate(detent: nil, y: wayOut)) }
  }
}

extension Release.Candidate {
  /// Its place among candidates made of positions; `nil` is the way out.
  package var place: Int? {
    detent.map { Int($0.index) }
  }
}
