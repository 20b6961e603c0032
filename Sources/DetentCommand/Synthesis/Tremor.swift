import TouchTraces

/// The small movements that a finger cannot help.
///
/// Physiological tremor of hand and finger lies at 8 to 12 Hz (Lakie and others); its size on a
/// screen, 0.1 to 0.3 pt, is chosen by us so that it is about the grid of a device, as in the
/// recordings of a resting finger. On it lies a slow, correlated wander of the contact's centre.
struct Tremor {
  private let amplitude: Points
  private let frequency: Double
  private let phases: (x: Double, y: Double)
  private var wander = Place(x: 0, y: 0)

  /// Part of the wander that is left at the next sample; chosen by us.
  private static let persistence = 0.85

  init(random: inout RandomSource) {
    amplitude = random.uniform(0.1...0.3)
    frequency = random.uniform(8...12)
    phases = (random.unit(), random.unit())
  }

  /// The offset at the next sample, `seconds` after touch-down.
  mutating func next(after seconds: Double, random: inout RandomSource) -> Place {
    let push = amplitude * 0.3
    wander.x = wander.x * Self.persistence + random.bell() * push
    wander.y = wander.y * Self.persistence + random.bell() * push
    let turns = seconds * frequency
    return Place(
      x: amplitude * Self.wave(turns + phases.x) + wander.x,
      y: amplitude * Self.wave(turns + phases.y) + wander.y)
  }

  /// A wave of period 1 made of two parabolas, within 6 % of a sine.
  private static func wave(_ turns: Double) -> Double {
    let part = turns - turns.rounded(.down)
    let half = part < 0.5 ? part : part - 0.5
    let arch = 16 * half * (0.5 - half)
    return part < 0.5 ? arch : -arch
  }
}
