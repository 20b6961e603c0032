extension MetricDefinition {
  /// How visits to a detent end: shares of them up to the horizon, one for each way.
  static let exitShares = [
    exitShare("expand", .expanded, "ended upwards"),
    exitShare("collapse", .collapsed, "ended downwards"),
    exitShare("dismiss", .dismissed, "ended in a dismissal"),
    exitShare("programmatic", .programmatic, "were ended by the app or the surroundings"),
  ]

  private static func exitShare(
    _ name: String, _ cause: ExitCause, _ words: String
  ) -> MetricDefinition {
    MetricDefinition(
      id: "detent_exit_share.\(name)",
      summary: "visits to the detent that \(words) within dwellHorizon (Aalen-Johansen) / visits",
      unit: .visit, kind: .survival, scale: .share, needsSessionAnchor: true,
      parameters: [.dwellHorizon], formula: .exitShare(cause))
  }
}
