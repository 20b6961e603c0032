import TouchTraces

extension TuningLint {
  /// The detents of the scene under the tuning.
  var detentWarnings: [TuningWarning] {
    guard tuning.settleModel == .detents else { return [] }
    let engine = SheetEngine(scene: scene, tuning: tuning, startsPresented: true)
    let detents = engine.geometry.positions.map { (name: engine.name(of: $0.id), value: $0.value) }
    var warnings: [TuningWarning] = []
    if let lowest = detents.first, lowest.value < Limit.target {
      warnings.append(
        TuningWarning(
          .detentLow, Self.fields(of: [lowest.name]),
          "\(Self.text(lowest)) is too low for a finger to grasp",
          advice: "raise it to 44 pt or more"))
    }
    let noise = max(Limit.noise, 2 * tuning.touchSlop)
    for (low, high) in zip(detents, detents.dropFirst()) where high.value - low.value < noise {
      warnings.append(
        TuningWarning(
          .detentsClose, Self.fields(of: [low.name, high.name]),
          "\(Self.text(low)) and \(Self.text(high)) lie within the noise of a finger",
          advice: "move them \(Self.points(noise)) pt or more apart"))
    }
    return warnings
  }

  /// The fields that decide where detents lie.
  private static func fields(of names: [String]) -> [String] {
    names.contains("medium") ? ["mediumFactor", "mediumFactorShort"] : []
  }

  private static func text(_ detent: (name: String, value: Points)) -> String {
    "detent \(detent.name) of \(points(detent.value)) pt"
  }

  /// In tenths.
  private static func points(_ value: Points) -> String {
    let text = "\((value * 10).rounded() / 10)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
