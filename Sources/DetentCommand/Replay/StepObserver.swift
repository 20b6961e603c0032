package import SheetAnalytics
package import SheetReplay
package import TouchTraces

/// Watches the replay of one session.
package protocol StepObserver: SendableMetatype {
  /// What is kept of a session.
  associatedtype Payload: Sendable

  /// The replay begins.
  ///
  /// - Parameters:
  ///   - header: What the recording says of the session.
  ///   - sheet: The sheet before the first event.
  ///   - anchor: What the rows of the session may say.
  mutating func begin(_ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor)
  /// Whether moves that nothing comes of are passed over together, in `pass`.
  static var passesQuietMoves: Bool { get }
  /// Fingers have moved and nothing has come of it; neither `prepare` nor `observe` is called.
  mutating func pass(_ moves: Span<LocatedTouch>, sheet: ReplayedSheet)
  /// The engine is about to handle an event; is not called for a move if quiet ones are passed over.
  mutating func prepare(for event: TraceEvent, sheet: ReplayedSheet)
  /// The engine has answered an event.
  mutating func observe(
    _ step: Step, of event: TraceEvent, sheet: ReplayedSheet)
  /// The next gesture starts afresh, on another engine.
  mutating func restart(sheet: ReplayedSheet)
  /// The session is complete; its `end` has been observed.
  mutating func finish(sheet: ReplayedSheet) -> Payload
  /// How many ids a session needs: one, and one for each further presentation.
  static func presentationCount(of payload: Payload) -> Int
}

extension StepObserver {
  package static var passesQuietMoves: Bool { false }
  package mutating func pass(_ moves: Span<LocatedTouch>, sheet: ReplayedSheet) {}
  package mutating func prepare(for event: TraceEvent, sheet: ReplayedSheet) {}
  package static func presentationCount(of payload: Payload) -> Int { 1 }
}

extension StepObserver where Payload: Collection {
  /// An observer that keeps a collection keeps one element per presentation.
  package static func presentationCount(of payload: Payload) -> Int { max(payload.count, 1) }
}
