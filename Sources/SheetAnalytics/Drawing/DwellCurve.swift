/// The survival of visits to one detent, over all sessions.
package struct DwellCurve: Sendable {
  package let detent: String
  /// Users that have such visits.
  package let users: Int
  package let curve: SurvivalCurve
}

extension MetricTables {
  /// The dwell curves of all sessions, by the detents' names.
  package func dwellCurves() throws(AccumulatorError) -> [DwellCurve] {
    let slice = try GroupSlice(name: "", TablePart.whole(of: self), of: self)
    return slice.visits.sorted { $0.key < $1.key }.map { detent, visits in
      DwellCurve(detent: detent.text, users: visits.users, curve: visits.curve)
    }
  }
}
