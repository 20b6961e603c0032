public import TouchTraces

/// One sheet: takes events in order of time and answers each with what it did.
public struct SheetEngine: Sendable {
  /// The tuning that the engine was made with.
  public let tuning: Tuning

  /// Creates the sheet of `scene` under `tuning`, at rest at its effective detent.
  ///
  /// - Parameters:
  ///   - scene: What the gestures act on.
  ///   - tuning: The numbers and switches of the gesture logic.
  ///   - startsPresented: Whether the sheet is there at time 0; if not, the first `present` event
  ///     starts the session.
  public init(scene: Scene, tuning: Tuning, startsPresented: Bool) {
    self.tuning = tuning
    names = []
    currentStep = nil
  }

  private var names: [String]
  private var currentStep: Step?

  /// Handles one event and says what it did.
  public mutating func handle(_ event: TraceEvent) -> Step {
    preconditionFailure("the engine is not here yet")
  }

  /// The identifier of a detent, such as `medium`.
  public func name(of detent: DetentID) -> String { names[Int(detent.index)] }

  /// How much the dimming view covers what lies behind, 0...1 (G10).
  public var dimFraction: Double { 0 }

  /// The step that describes the engine's state before any event.
  public var initialStep: Step { preconditionFailure("the engine is not here yet") }
}
