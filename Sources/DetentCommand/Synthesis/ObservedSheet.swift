import SheetReplay
import TouchTraces

/// The sheet that a session's events act on, and what can be seen of it.
struct ObservedSheet {
  private(set) var scene: Scene
  private var engine: SheetEngine
  private let tops: [Points]
  /// How many events the engine refused; a correct session has none.
  private(set) var rejections = 0

  init(scene: Scene, startsPresented: Bool) {
    self.scene = scene
    engine = SheetEngine(scene: scene, tuning: Tuning(), startsPresented: startsPresented)
    let probe = SheetEngine(scene: scene, tuning: Tuning(), startsPresented: true)
    tops = scene.sheet.detents.map { detent in
      var copy = probe
      return copy.handle(TraceEvent(time: .zero, action: .select(detent.id, animated: false))).y
    }.sorted(by: >)
  }

  /// Hands the sheet its next event.
  mutating func handle(_ event: TraceEvent) {
    let step = engine.handle(event)
    if step.rejection != nil { rejections += 1 }
    if case .set(let fields) = event.action { scene.sheet = fields.applied(to: scene.sheet) }
  }

  /// What can be seen at `time`, which must not lie before the last event.
  func sight(at time: Timestamp) -> SheetSight {
    var copy = engine
    let step = copy.handle(TraceEvent(time: time, action: .mark("")))
    return SheetSight(
      y: step.y, phase: step.phaseAfter, offset: step.contentOffset ?? 0,
      isDimmed: copy.dimFraction > 0, tops: tops, scene: scene)
  }
}
