import SheetAnalytics
package import SheetReplay
package import TouchTraces

/// An engine in one place: it is large, and watchers of a replay must not copy it for each event.
package final class ReplayedSheet: DetentDirectory {
  package private(set) var engine: SheetEngine

  init(_ engine: SheetEngine) {
    self.engine = engine
  }

  /// Handles one event and says what it did.
  func handle(_ event: TraceEvent) -> Step {
    engine.handle(event)
    return engine.step
  }

  /// Takes another sheet in place of this one.
  func replace(by engine: SheetEngine) { self.engine = engine }

  package func name(of detent: DetentID) -> String { engine.name(of: detent) }
  package func value(of detent: DetentID) -> Points? { engine.value(of: detent) }
}
