package import SheetReplay
package import TouchTraces

extension SheetEngine {
  /// Handles `event` and gives a copy of the step.
  package mutating func answer(to event: TraceEvent) -> Step {
    handle(event)
    return step
  }
}
