import TouchTraces

/// The whole numbers that are counted for each user; rates are quotients of two of them.
package enum Tally: Int, CaseIterable, Sendable {
  case sessions
  /// Sessions of recordings that name no user.
  case anonymousSessions
  case dismissedSessions
  /// Sessions that the end of the recording cut.
  case censoredSessions
  case handOffsToContent
  case handOffsToSheet
  case handOffs
  case sessionsToContent
  case sessionsToSheet
  case sessionsHandedOff
  case sessionsWithRage
  case rageEpisodes

  case gestures
  case cancelledGestures
  case openGestures
  /// Lifted touches that went down on sheet or content.
  case touches
  /// Those of `touches` whose release dismissed the sheet.
  case swipeDismissals
  /// Recognised ones of `touches`.
  case recognisedTouches
  case deadDrags
  /// Lifted touches that went down on scrollable content.
  case scrollableTouches
  /// Those of `scrollableTouches` that dismissed the sheet.
  case scrollDismissals
  case touchesToContent
  case touchesToSheet
  case touchesHandedOff
  /// Hand-offs of `scrollableTouches`.
  case touchHandOffsToContent
  case touchHandOffsToSheet
  case touchHandOffs

  /// Lifted gestures that the sheet owned for at least one sample.
  case sheetDrags
  case dismissingDrags
  /// Those of `sheetDrags` that attempted a dismissal, whatever came of it.
  case attemptingDrags
  /// Attempts, cancelled touches included; the sum of the next three.
  case attempts
  case dismissedAttempts
  case refusedAttempts
  case abandonedAttempts
  case refusedCrossings

  /// Changes of the user's, and those of them whose regret window was observed in full.
  case changes
  case observedChanges
  case unobservedChanges
  case regrets

  /// Lifted gestures labelled with another intent than dismissal.
  case otherIntents
  case accidentalDismissals
  /// Lifted gestures labelled as dismissals.
  case dismissIntents
  case missedDismissals
  /// Gestures of which the recording says what the device did.
  case observedGestures
  case agreeingGestures

  /// Visits, those left by `returned` joined with the next.
  case visits
  /// Visits of unknown age: no place on the clock.
  case unknownOriginVisits
  case zeroLengthVisits
}

/// One user's tallies.
package struct TallyRow: Sendable {
  /// How many tallies there are.
  package static let count = 48

  private var values = InlineArray<48, Int64>(repeating: 0)

  /// Creates a row of zeros.
  package init() {}

  /// The number counted under `tally`.
  package subscript(tally: Tally) -> Int64 {
    get {
      // In place: reading an element of the array itself copies all of it.
      let values = values.span
      return values[tally.rawValue]
    }
    set { values[tally.rawValue] = newValue }
  }

  /// Adds `count` to `tally`, or throws.
  mutating func add(_ count: Int64, to tally: Tally) throws(AccumulatorError) {
    try values[tally.rawValue].add(count, table: "\(tally)")
  }

  /// Adds all tallies of `other`, or throws.
  mutating func merge(_ other: TallyRow) throws(AccumulatorError) {
    let added = other.values.span
    for place in added.indices {
      // Most tallies of a session are 0.
      let count = added[place]
      guard count != 0 else { continue }
      try values[place].add(count, table: Self.name(of: place))
    }
  }

  private static func name(of place: Int) -> String {
    Tally(rawValue: place).map { "\($0)" } ?? "tally"
  }
}

extension TallyRow {
  /// Appends the numbers, in the order of all tallies: most are small and take one byte.
  package func append(to bytes: inout [UInt8]) {
    let values = values.span
    bytes.append(addingCapacity: Self.count * OutputSpan<UInt8>.variableCapacity) { output in
      for place in values.indices { output.append(variable: UInt64(bitPattern: values[place])) }
    }
  }

  /// Reads numbers that were appended, and moves `position` behind them.
  package init(reading bytes: Span<UInt8>, at position: inout Int) {
    for place in 0..<Self.count {
      values[place] = Int64(bitPattern: bytes.variable(at: &position))
    }
  }
}
