import SheetReplay
package import TouchTraces

/// What a command does with the events of one session; a fresh copy is made for each session.
package protocol SessionVisitor: SendableMetatype {
  /// What is kept of a session.
  associatedtype Payload: Sendable

  /// The session begins.
  ///
  /// - Parameters:
  ///   - header: What the recording says of it.
  ///   - format: The format of the file.
  mutating func begin(_ header: SessionHeader, format: TraceFormat)
  /// The next event.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - location: Where it stands in the file.
  ///   - findings: Counts what could not happen.
  mutating func receive(
    _ event: TraceEvent, at location: TraceLocation, findings: inout FindingTally)
  /// The next events, all of fingers: the same as one by one.
  mutating func receive(_ touches: Span<LocatedTouch>, findings: inout FindingTally)
  /// The session is complete.
  mutating func end(findings: inout FindingTally) -> Payload
  /// How many ids a session needs: one, and one for each further presentation.
  static func presentationCount(of payload: Payload) -> Int
}

extension SessionVisitor {
  package mutating func receive(_ touches: Span<LocatedTouch>, findings: inout FindingTally) {
    for index in touches.indices {
      receive(touches[index].event, at: touches[index].location, findings: &findings)
    }
  }

  package static func presentationCount(of payload: Payload) -> Int { 1 }
}

extension Rejection {
  /// The kind under which problems of this sort are counted.
  var kind: FindingKind {
    switch self {
    case .timeBackwards: .timeBackwards
    case .unknownTouch: .missingBegan
    case .touchAlreadyDown: .missingEnd
    case .tooManyTouches, .ignoredEvent, .noSheet: .ignoredEvent
    }
  }

  /// What happened, for people.
  var message: String {
    switch self {
    case .timeBackwards: "the event lies before one that was already handled"
    case .unknownTouch: "a finger moves or lifts that is not down"
    case .touchAlreadyDown: "a finger goes down that is already down"
    case .tooManyTouches: "more fingers are down than are followed"
    case .ignoredEvent: "the event has no effect at that moment"
    case .noSheet:
      "a finger goes down when there is no sheet: a 'present' event starts the next session"
    }
  }
}

extension FindingTally {
  /// Counts an event that the engine could not handle.
  mutating func count(_ rejection: Rejection, at location: TraceLocation) {
    count(rejection.kind, key: rejection.rawValue, at: location, rejection.message)
  }
}
