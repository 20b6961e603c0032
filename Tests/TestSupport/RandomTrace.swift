package import TouchTraces

/// Sessions that no person would make: any event after any other, for properties and fuzzing.
package struct RandomTrace {
  private var generator: SeededGenerator
  private var time: Int64 = 0
  private var fingers: [Int32: (x: Double, y: Double)] = [:]

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A scene with a random list of detents, with or without content.
  package mutating func scene() -> Scene {
    var fields = SceneFields()
    let device = Device.table[Int.random(in: 0..<Device.table.count, using: &generator)]
    let isTurned = chance(4)
    fields.screen =
      (isTurned ? Device.named(device.name + " landscape") : nil)?.screen ?? device.screen
    fields.sheet = properties()
    fields.content = chance(3) ? .set(nil) : .set(content())
    return fields.resolved()
  }

  /// `count` events, mostly touches.
  package mutating func events(_ count: Int) -> [TraceEvent] {
    (0..<count).map { _ in
      time +=
        [0, 0, 100, 4000, 8333, 8333, 8333, 16_667, 120_000, 900_000].randomElement(
          using: &generator) ?? 0
      return TraceEvent(time: Timestamp(microseconds: time), action: action())
    }
  }

  private mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &generator) == 0
  }

  private mutating func action() -> TraceAction {
    if !chance(12) { return .touch(touch()) }
    let isFlag = chance(2)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return .keyboard(overlap: [0, 0, 200, 336].randomElement(using: &generator) ?? 0)
    case 1:
      let device = Device.table[Int.random(in: 0..<Device.table.count, using: &generator)]
      return .screen(device.screen)
    case 2:
      return .select(
        [nil, "medium", "large", "peek", "nowhere"].randomElement(using: &generator) ?? nil,
        animated: isFlag)
    case 3: return .detents(detents(), animated: isFlag)
    case 4: return .invalidate(animated: isFlag)
    case 5: return .set(properties())
    case 6: return .content(content())
    case 7, 8: return .present(animated: isFlag)
    case 9: return chance(3) ? .dismiss(animated: isFlag) : .mark("x")
    case 10: return .item(animated: isFlag)
    default: return isFlag ? .stack(isFront: chance(2)) : .interrupt
    }
  }

  private mutating func touch() -> TouchSample {
    let id = Int32(chance(9) ? 2 : 1)
    guard let place = fingers[id] else {
      let x = Double.random(in: 0...400, using: &generator)
      let y = Double.random(in: 0...850, using: &generator)
      fingers[id] = (x, y)
      let target = chance(2) ? TouchTarget.allCases.randomElement(using: &generator) : nil
      return TouchSample(touch: TouchID(id), phase: .began, x: x, y: y, target: target)
    }
    let x = place.x + Double.random(in: -4...4, using: &generator)
    let y = place.y + Double.random(in: -40...40, using: &generator)
    fingers[id] = (x, y)
    let phase = [
      TouchPhase.moved, .moved, .moved, .moved, .moved, .moved, .moved, .ended, .cancelled,
    ].randomElement(using: &generator)
    if phase == .ended || phase == .cancelled { fingers[id] = nil }
    return TouchSample(touch: TouchID(id), phase: phase ?? .moved, x: x, y: y)
  }

  private mutating func detents() -> [DetentDescription] {
    let all: [DetentDescription] = [
      .medium, .large, DetentDescription(id: "peek", height: .fixed(120)),
      DetentDescription(id: "third", height: .fraction(0.33)),
      DetentDescription(id: "fit", height: .contentHeight),
      DetentDescription(id: "off", height: .inactive),
    ]
    let chosen = all.filter { _ in chance(2) }
    return chosen.isEmpty ? [.large] : chosen
  }

  private mutating func properties() -> SheetFields {
    var fields = SheetFields()
    if chance(2) { fields.detents = detents() }
    if chance(3) { fields.selectedDetentIdentifier = .set("medium") }
    if chance(3) { fields.largestUndimmedDetentIdentifier = .set("medium") }
    if chance(4) { fields.prefersScrollingExpandsWhenScrolledToEdge = chance(2) }
    if chance(4) { fields.isModalInPresentation = chance(2) }
    if chance(4) { fields.shouldDismiss = chance(2) }
    if chance(4) { fields.prefersEdgeAttachedInCompactHeight = chance(2) }
    if chance(4) { fields.prefersGrabberVisible = chance(2) }
    if chance(9) { fields.headerHeight = 40 }
    return fields
  }

  private mutating func content() -> ContentFields {
    var fields = ContentFields()
    if chance(2) { fields.height = .set(Double.random(in: 50...3000, using: &generator)) }
    if chance(2) { fields.offset = Double.random(in: -50...400, using: &generator) }
    if chance(5) { fields.bounces = false }
    if chance(6) { fields.refreshControl = chance(2) }
    if chance(9) { fields.insetTop = 20 }
    return fields
  }
}
