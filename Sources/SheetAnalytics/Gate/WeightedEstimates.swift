/// The bootstrap of all rows of a gate, the weights of a replicate drawn once for all of them.
struct WeightedEstimates {
  /// One for each row; `nil` for rows whose interval needs none.
  let bootstraps: [Bootstrap?]

  /// Draws the replicates for the rows `metrics`.
  init(_ metrics: [GatedMetric], options: GateOptions) {
    var places = UserPlaces()
    var estimations: [Bootstrap.Estimation] = []
    var owners: [Int] = []
    for (index, metric) in metrics.enumerated() {
      guard let estimation = Self.estimation(of: metric, options, &places) else { continue }
      estimations.append(estimation)
      owners.append(index)
    }
    let drawn = Bootstrap.several(
      of: estimations, users: places.names, seed: options.seed, replicates: options.replicates)
    var bootstraps = [Bootstrap?](repeating: nil, count: metrics.count)
    for (owner, bootstrap) in zip(owners, drawn) { bootstraps[owner] = bootstrap }
    self.bootstraps = bootstraps
  }

  private static func estimation(
    of metric: GatedMetric, _ options: GateOptions, _ places: inout UserPlaces
  ) -> Bootstrap.Estimation? {
    switch metric.evidence {
    case .pairs(let users):
      guard options.test == .signFlip else { return nil }
      return rate(users.filter { $0.counts.units > 0 }, &places)
    case .dwell(let users):
      let visits = PairedVisits(users, places: users.map { places.place(of: $0.user) })
      let reading = metric.definition.dwellReading(horizon: options.dwellHorizon)
      return Bootstrap.Estimation(users: users.count) { weights in
        let curves = visits.curves(weights)
        guard let a = reading.value(of: curves.a), let b = reading.value(of: curves.b) else {
          return nil
        }
        return b - a
      }
    case .ratio, .means, .counts, .needsSessionAnchor, nil: return nil
    }
  }

  /// (sum w c - sum w b) / (sum w n).
  private static func rate(
    _ users: [UserPairs], _ places: inout UserPlaces
  ) -> Bootstrap.Estimation {
    let own = users.map { places.place(of: $0.user) }
    let gains = users.map { $0.counts.onlyB - $0.counts.onlyA }
    let units = users.map(\.counts.units)
    return Bootstrap.Estimation(users: users.count) { weights in
      var gain: Int64 = 0
      var count: Int64 = 0
      for index in own.indices {
        let weight = weights[own[index]]
        gain += weight * gains[index]
        count += weight * units[index]
      }
      return count > 0 ? Double(gain) / Double(count) : nil
    }
  }
}

/// The places of users among all that a run weights, in order of first use.
private struct UserPlaces {
  private(set) var names: [String] = []
  private var places: [ByteText: Int] = [:]

  /// The place of `user`, a new one at first use.
  mutating func place(of user: String) -> Int {
    let key = ByteText(text: user)
    if let place = places[key] { return place }
    places[key] = names.count
    names.append(user)
    return names.count - 1
  }
}
