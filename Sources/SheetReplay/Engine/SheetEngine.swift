public import TouchTraces

/// One sheet: takes events in order of time and answers each with what it did.
///
/// Every touch sequence has exactly one owner at a time (undecided, sheet, content or none), and
/// every change of owner is one recorded transition. The engine is a value: a copy goes its own
/// way. It has no clock; deadlines are closed forms, run by the step that passes them.
public struct SheetEngine: Sendable {
  /// The tuning that the engine was made with.
  public internal(set) var tuning: Tuning

  // What the sheet is.
  let initialScene: Shared<Scene>
  var scene: Scene
  /// What the next presentation starts from (E01).
  var nextScene: Shared<Scene>
  @usableFromInline var names = DetentNames()
  var geometry: SheetGeometry
  var frame: SheetFrame
  /// Height of the sheet under the percent-driven model (P01).
  var percentHeight: Points = 0
  var selected: DetentID?
  var undimmed: DetentID?
  /// The detent that counts as selected (G07).
  var effective: DetentID
  /// The keyboard's overlap in force, and one that waits for the end of a drag (E10).
  var keyboard: Points = 0
  var storedKeyboard: Points?
  var isFront = true

  // What it does.
  var now = Timestamp.zero
  var motion = SheetMotion.rest { didSet { updateDeadline() } }
  /// The sheet's animation; set before the motion that it moves.
  var animation = SheetAnimation()
  var y: Points = 0
  var contentMotion = ContentMotion.still { didSet { updateDeadline() } }
  /// The content's animation; set before the motion that it moves.
  var contentAnimation = ContentAnimation()
  var offset: Points = 0
  /// When the first of the running animations ends.
  var deadline = Timestamp.never
  @usableFromInline var sequence = TouchSequence.none
  var drag = Drag()
  var fingers = Fingers()
  var trackedX: Points = 0
  var trackedY: Points = 0
  var samples = VelocitySamples()
  var gesture = GestureTrace()
  /// How a gesture ended in this step whose row is still to be written.
  var closedOutcome: GestureOutcome?
  var lastSheetPanEnd: Timestamp?
  /// When a finger last scrolled the content; noted if the tuning asks for a quiet time.
  var lastContentScroll: Timestamp?

  // What is still owed.
  /// viewWillAppear and viewDidAppear of a dismissal that was taken back (D05).
  var owesReappearance = false
  /// A change of detent that is reported when the sheet has settled (C04).
  var owesChange = false
  var lastReported: DetentID
  /// Another presentation follows the running dismissal (E29).
  var presentsAgain: Bool?
  /// Changes that wait for the end of the presentation (E05).
  var queuedChanges: [TraceAction] = []
  /// The velocity with which content coasts on after an expanding flick (S13).
  var carriedMomentum: PointsPerSecond?
  var isVisiting = false
  var hasEnded = false

  /// What the last event did; before any event, what the sheet starts with.
  ///
  /// It is built in place, since a step is large and most of it stays unused.
  public internal(set) var step = Step(detent: DetentNames.large)

  /// Creates the sheet of `scene` under `tuning`, at rest at its effective detent.
  ///
  /// - Parameters:
  ///   - scene: What the gestures act on.
  ///   - tuning: The numbers and switches of the gesture logic.
  ///   - startsPresented: Whether the sheet is there at time 0; if not, the first `present` event
  ///     starts the session.
  public init(scene: Scene, tuning: Tuning, startsPresented: Bool) {
    self.tuning = tuning
    initialScene = Shared(scene)
    self.scene = scene
    nextScene = initialScene
    frame = SheetFrame(screen: scene.screen, sheet: scene.sheet, tuning: tuning)
    geometry = SheetGeometry()
    effective = DetentNames.large
    lastReported = DetentNames.large
    adoptScene()
    lastReported = effective
    if startsPresented {
      y = restY
      beginVisit(at: .zero, cause: .traceStart)
    } else {
      motion = .dismissed
      y = scene.screen.height
    }
    finishStep()
  }

  /// Handles one event; `step` then says what it did.
  ///
  /// Deadlines that the event's time passes are run first, at their own times; then running
  /// animations are evaluated, then the event is handled. After `end` every event is rejected.
  ///
  /// It is inlined so that a touch, which is nearly every event, is not wrapped first.
  @inlinable public mutating func handle(_ event: TraceEvent) {
    if case .touch(let sample) = event.action {
      handle(sample, at: event.time)
    } else {
      handle(event.action, at: event.time)
    }
  }

  @usableFromInline mutating func handle(_ sample: TouchSample, at time: Timestamp) {
    if beginStep(at: time) {
      handleTouch(sample)
      settleStep()
    }
    finishStep()
  }

  @usableFromInline mutating func handle(_ action: TraceAction, at time: Timestamp) {
    if beginStep(at: time) {
      perform(action)
      settleStep()
    }
    finishStep()
  }

  /// The identifier of a detent, such as `medium`; inlined, since a call would copy the engine.
  @inlinable public func name(of detent: DetentID) -> String { names[detent] }

  /// The height of a detent as it is resolved now (G03); `nil` if it is not active.
  public func value(of detent: DetentID) -> Points? { geometry.position(of: detent)?.value }

  /// The same of an engine that is passed in place, since a call copies a large value.
  package static func value(of detent: DetentID, in engine: inout SheetEngine) -> Points? {
    engine.value(of: detent)
  }

  /// The same sheet before its first event, there from the start.
  package var restarted: SheetEngine {
    SheetEngine(scene: initialScene.value, tuning: tuning, startsPresented: true)
  }

  /// How much the dimming view covers what lies behind, 0...1 (G10).
  @inline(__always) public var dimFraction: Double {
    guard !isPercentDriven else {
      return percentHeight > 0 ? 1 - min(max((y - restY) / percentHeight, 0), 1) : 1
    }
    return geometry.dimFraction(at: y, undimmed: undimmed)
  }

  /// When the last running animation of sheet and content ends; `nil` if none runs.
  public var animationsEnd: Timestamp? {
    switch (motion.isAnimated, contentMotion == .animated) {
    case (true, true): max(animation.end, contentAnimation.end)
    case (true, false): animation.end
    case (false, true): contentAnimation.end
    case (false, false): nil
    }
  }

  private mutating func perform(_ action: TraceAction) {
    switch action {
    case .touch(let sample): handleTouch(sample)
    case .keyboard(let overlap): keyboardChanged(to: max(overlap, 0))
    case .screen(let fields): containerChanged(fields)
    case .select(let id, let animated): select(id, animated: animated)
    case .detents(let list, let animated): replaceDetents(list, animated: animated)
    case .invalidate(let animated): invalidateDetents(animated: animated)
    case .set(let fields): setProperties(fields)
    case .content(let fields): contentChanged(fields)
    case .present(let animated): present(animated: animated)
    case .dismiss(let animated): dismiss(animated: animated)
    case .item(let animated): itemChanged(animated: animated)
    case .stack(let isFront): stackChanged(isFront: isFront)
    case .interrupt: interrupt()
    case .observed, .mark, .intent: break
    case .end: endRecording()
    }
  }
}
