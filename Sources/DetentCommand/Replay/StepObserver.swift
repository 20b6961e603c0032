package import SheetAnalytics
package import SheetReplay
package import TouchTraces

/// Watches the replay of one session.
package protocol StepObserver: Sendable {
  /// What is kept of a session.
  associatedtype Payload: Sendable

  /// The replay begins.
  ///
  /// - Parameters:
  ///   - header: What the recording says of the session.
  ///   - engine: The sheet before the first event.
  ///   - anchor: What the rows of the session may say.
  mutating func begin(_ header: SessionHeader, engine: SheetEngine, anchor: ReplayAnchor)
  /// The engine has answered an event.
  mutating func observe(
    _ step: Step, of event: TraceEvent, engine: SheetEngine)
  /// The next gesture starts afresh, on another engine.
  mutating func restart(engine: SheetEngine)
  /// The session is complete; its `end` has been observed.
  mutating func finish(engine: SheetEngine) -> Payload
}
