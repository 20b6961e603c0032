extension MetricDefinition {
  /// Whether the metric has a row for each detent.
  var isByDetent: Bool {
    switch formula {
    case .timeShare, .dwellMedian, .dwellRestrictedMean, .exitShare: true
    case .quotient, .count, .mean: false
    }
  }

  /// Whether it depends on what the user did next, which a replay under another tuning cannot know.
  var isOffPolicy: Bool {
    switch formula {
    case .quotient(.dismissedSessions, _), .quotient(.sessionsWithRage, _),
      .quotient(.rageEpisodes, _), .quotient(.regrets, _):
      true
    case .quotient, .count, .timeShare, .dwellMedian, .dwellRestrictedMean, .exitShare,
      .mean:
      false
    }
  }

  /// What is read off the curves of visits.
  func dwellReading(horizon: Int64) -> DwellReading {
    switch formula {
    case .dwellMedian: .median
    case .exitShare(let cause): .exitShare(cause, horizon: horizon)
    case .dwellRestrictedMean, .quotient, .count, .timeShare, .mean:
      .restrictedMean(horizon: horizon)
    }
  }

  /// The definition that a gate's `name` stands for: an id, or that of a detent's row.
  static func gated(_ name: String) -> MetricDefinition? {
    compared.first { $0.id == name }
      ?? compared.first { $0.isByDetent && name.hasPrefix($0.id + ".") && name != $0.id + "." }
  }
}
