extension MetricDefinition {
  /// All metrics, in the order of `summary.csv`.
  public static let all = Array(
    [
      [agreement], dismissals, dwell, handOffs, attempts, afterthoughts, intents, counts,
    ].joined())

  private static let agreement = quotient(
    "observed_agreement", .agreeingGestures, of: .observedGestures, per: .gesture, .binary,
    "gestures that end in the replay as on the device / gestures whose end was observed")

  private static let dismissals = [
    quotient(
      "dismiss_rate", .dismissedSessions, of: .sessions, per: .session, .binary, anchored: .session,
      "sessions dismissed by any cause / all sessions, those cut by the recording included"),
    quotient(
      "interactive_dismiss_rate", .swipeDismissals, of: .touches, per: .touch, .binary,
      "touches whose release dismissed the sheet / lifted touches that went down on sheet or content"
    ),
    quotient(
      "dismiss_per_drag", .dismissingDrags, of: .sheetDrags, per: .drag, .ratio,
      "dismissing drags / lifted sheet drags"),
  ]

  private static let dwell = [
    MetricDefinition(
      id: "detent_dwell_median",
      summary: "time by which half of the visits to the detent have ended (Kaplan-Meier)",
      unit: .visit, kind: .survival, scale: .seconds, needsSessionAnchor: true, parameters: [],
      formula: .dwellMedian),
    MetricDefinition(
      id: "detent_dwell_rmst",
      summary: "mean dwell of a visit to the detent within the first dwellHorizon",
      unit: .visit, kind: .survival, scale: .seconds, needsSessionAnchor: true,
      parameters: [.dwellHorizon], formula: .dwellRestrictedMean),
    MetricDefinition(
      id: "time_share",
      summary: "time that belongs to the detent / time of the sessions",
      unit: .session, kind: .ratio, scale: .share, needsSessionAnchor: true, parameters: [],
      formula: .timeShare),
  ]

  private static let attempts = [
    quotient(
      "attempt_rate", .attemptingDrags, of: .sheetDrags, per: .drag, .ratio,
      "sheet drags that attempted a dismissal / lifted sheet drags"),
    quotient(
      "refused_rate", .refusedAttempts, of: .attempts, per: .attempt, .ratio,
      "refused attempts / attempts to dismiss"),
    quotient(
      "abandoned_rate", .abandonedAttempts, of: .attempts, per: .attempt, .ratio,
      "attempts begun and given up / attempts to dismiss"),
    quotient(
      "dead_drag_rate", .deadDrags, of: .recognisedTouches, per: .touch, .ratio,
      "drags that moved nothing / recognised lifted touches that went down on sheet or content"),
  ]

  private static let afterthoughts = [
    quotient(
      "rage_session_rate", .sessionsWithRage, of: .sessions, per: .session, .binary,
      anchored: .session, depends: [.rageCount, .rageWindow],
      "sessions with rageCount failed attempts within rageWindow / sessions"),
    quotient(
      "rage_episodes_per_session", .rageEpisodes, of: .sessions, per: .session, .ratio,
      scale: .perUnit, anchored: .session, depends: [.rageCount, .rageWindow],
      "runs of rageCount or more failed attempts within rageWindow / sessions"),
    quotient(
      "regret_rate", .regrets, of: .observedChanges, per: .change, .ratio, anchored: .session,
      depends: [.regretDetentWindow, .regretPresentWindow],
      "changes of detent and dismissals undone within their window / those observed in full"),
  ]

  private static let intents = [
    quotient(
      "scroll_dismiss_rate", .scrollDismissals, of: .scrollableTouches, per: .gesture, .binary,
      "proxy of accidental dismissal: dismissals / lifted gestures begun on scrollable content"),
    quotient(
      "accidental_dismiss_rate", .accidentalDismissals, of: .otherIntents, per: .gesture, .binary,
      "gestures that dismissed / lifted gestures labelled with another intent"),
    quotient(
      "missed_dismiss_rate", .missedDismissals, of: .dismissIntents, per: .gesture, .binary,
      "gestures that did not dismiss / lifted gestures labelled dismiss"),
  ]

  private static let counts = [
    count(
      "attempts.dismissed", .dismissedAttempts, of: .attempts, per: .attempt,
      "attempts whose release dismissed the sheet"),
    count(
      "attempts.refused", .refusedAttempts, of: .attempts, per: .attempt,
      "attempts that the app refused (M02)"),
    count(
      "attempts.abandoned", .abandonedAttempts, of: .attempts, per: .attempt,
      "attempts begun and given up (M01)"),
    count(
      "refused_crossings", .refusedCrossings, of: .gestures, per: .gesture,
      "gestures refused before they counted as an attempt"),
    count(
      "cancelled", .cancelledGestures, of: .gestures, per: .gesture,
      "gestures cancelled, never lifted: in no rate of releases"),
    count(
      "open", .openGestures, of: .gestures, per: .gesture,
      "gestures still down at the end of the recording: in no rate"),
    count(
      "censored_sessions", .censoredSessions, of: .sessions, per: .session, anchored: .session,
      "sessions that the end of the recording cut"),
    count(
      "regret_unobserved", .unobservedChanges, of: .changes, per: .change, anchored: .session,
      "changes whose regret window the recording cuts: not in regret_rate"),
    count(
      "unknown_origin", .unknownOriginVisits, of: .visits, per: .visit, anchored: .session,
      "visits of unknown age: not in the dwell, but in time_share"),
    count(
      "zero_length", .zeroLengthVisits, of: .visits, per: .visit, anchored: .session,
      "visits without length: not in the dwell"),
  ]
}
