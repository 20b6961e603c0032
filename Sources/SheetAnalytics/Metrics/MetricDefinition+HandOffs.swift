extension MetricDefinition {
  /// Hand-offs in each direction, and in any.
  static let handOffs =
    [
      direction("to_content", .touchesToContent, .touchHandOffsToContent),
      direction("to_sheet", .touchesToSheet, .touchHandOffsToSheet),
      direction("any", .touchesHandedOff, .touchHandOffs),
      sessionDirection("to_content", .sessionsToContent, .handOffsToContent),
      sessionDirection("to_sheet", .sessionsToSheet, .handOffsToSheet),
      sessionDirection("any", .sessionsHandedOff, .handOffs),
    ].flatMap { $0 }

  private static func direction(
    _ name: String, _ touches: Tally, _ handOffs: Tally
  ) -> [MetricDefinition] {
    [
      quotient(
        "handoff_touch_rate.\(name)", touches, of: .scrollableTouches, per: .touch, .binary,
        "touches with a hand-off \(words(name)) / lifted touches that went down on scrollable content"
      ),
      quotient(
        "handoffs_per_touch.\(name)", handOffs, of: .scrollableTouches, per: .touch, .ratio,
        scale: .perUnit,
        "hand-offs \(words(name)) / lifted touches that went down on scrollable content"),
    ]
  }

  private static func sessionDirection(
    _ name: String, _ sessions: Tally, _ handOffs: Tally
  ) -> [MetricDefinition] {
    [
      quotient(
        "handoffs_per_session.\(name)", handOffs, of: .sessions, per: .session, .ratio,
        scale: .perUnit, anchored: .session, "hand-offs \(words(name)) / sessions"),
      quotient(
        "handoff_session_rate.\(name)", sessions, of: .sessions, per: .session, .binary,
        anchored: .session, "sessions with a hand-off \(words(name)) / sessions"),
    ]
  }

  private static func words(_ direction: String) -> String {
    switch direction {
    case "to_content": "from sheet to content"
    case "to_sheet": "from content to sheet"
    default: "in any direction"
    }
  }
}
