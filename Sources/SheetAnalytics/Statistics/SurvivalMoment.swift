/// How a visit ended.
package enum ExitCause: Int, CaseIterable, Sendable, BitwiseCopyable {
  /// The recording ended first: no event.
  case censored
  case expanded
  case collapsed
  case dismissed
  /// The app or the surroundings moved the sheet.
  case programmatic
}

/// How many visits came under observation and how many ended at one time of their clock.
package struct SurvivalMoment: Equatable, Sendable {
  /// Microseconds since the visits began.
  package let time: Int64
  /// Visits whose observation begins at this time: 0 unless the recording came late.
  package var entered: Int64 = 0
  /// Visits that the end of the recording cut here.
  package var censored: Int64 = 0
  package var expanded: Int64 = 0
  package var collapsed: Int64 = 0
  package var dismissed: Int64 = 0
  package var programmatic: Int64 = 0

  /// Creates a moment at which nothing happens.
  package init(time: Int64) {
    self.time = time
  }

  /// Ends of any cause but censoring.
  package var events: Int64 { expanded + collapsed + dismissed + programmatic }

  /// The number of ends of one cause.
  package subscript(cause: ExitCause) -> Int64 {
    get {
      switch cause {
      case .censored: censored
      case .expanded: expanded
      case .collapsed: collapsed
      case .dismissed: dismissed
      case .programmatic: programmatic
      }
    }
    set {
      switch cause {
      case .censored: censored = newValue
      case .expanded: expanded = newValue
      case .collapsed: collapsed = newValue
      case .dismissed: dismissed = newValue
      case .programmatic: programmatic = newValue
      }
    }
  }
}
