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
      copy.handle(TraceEvent(time: .zero, action: .select(detent.id, animated: false)))
      return copy.step.y
    }.sorted(by: >)
  }

  /// Hands the sheet its next event.
  mutating func handle(_ event: TraceEvent) {
    engine.handle(event)
    if engine.step.rejection != nil { rejections += 1 }
    if case .set(let fields) = event.action { scene.sheet = fields.applied(to: scene.sheet) }
  }

  /// What can be seen at `time`, which must not lie before the last event.
  func sight(at time: Timestamp) -> SheetSight {
    var copy = engine
    copy.handle(TraceEvent(time: time, action: .mark("")))
    return SheetSight(
      y: copy.step.y, phase: copy.step.phaseAfter, offset: copy.step.contentOffset ?? 0,
      isDimmed: copy.dimFraction > 0, tops: tops, scene: scene)
  }
}
