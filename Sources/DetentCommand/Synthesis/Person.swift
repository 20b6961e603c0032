import TouchTraces

/// A user of the app: a style that stays the same over all of the user's sessions.
///
/// The ranges are chosen by us so that the whole corpus has the shares that were measured on
/// recordings of scrolls: about 7 of 10 drags are placed and 3 of 10 flung, a third ends with a
/// hook.
struct Person {
  /// The hand whose thumb drags.
  enum Hand: String {
    case left
    case right
  }

  let name: String
  let device: Device
  let appVersion: String
  let hand: Hand
  /// Factor of the time that a movement takes.
  let pace: Double
  /// Standard deviation of the aim, as part of the distance.
  let imprecision: Double
  /// Share of drags that are flung.
  let flungShare: Double
  /// Share of drags that end with a hook.
  let hookShare: Double
  /// Share of sheet drags that begin in the header, where the content would do as well.
  let headerShare: Double
  /// How often a refused gesture is tried again.
  let patience: Int
  let sensor: TouchSensor

  /// Creates person number `index`, who depends on the seed and that number alone.
  init(seed: UInt64, index: Int) {
    var random = RandomSource(seed: seed, .person, index: index)
    name = "u" + PaddedNumber.text(index + 1, digits: 3)
    device = Self.device(random: &random)
    appVersion = random.pick(Self.appVersions) ?? "5.2"
    hand = random.chance(0.3) ? .left : .right
    pace = random.uniform(0.75...1.4)
    imprecision = random.uniform(0.01...0.07)
    flungShare = random.uniform(0.15...0.42)
    hookShare = random.uniform(0.18...0.5)
    headerShare = random.uniform(0.2...0.8)
    patience = random.whole(1...4)
    sensor = TouchSensor(device: device, random: &random)
  }

  private static let appVersions: [(choice: String, weight: Double)] = [
    ("5.1", 1), ("5.2", 2), ("6.0", 1),
  ]

  private static let devices: [(choice: String, weight: Double)] = [
    ("iPhone 14 Pro", 4), ("iPhone 16 Pro", 3), ("iPhone 14", 3), ("iPhone 11", 2),
    ("iPhone SE3", 2), ("iPhone 14 Pro Max", 2), ("iPhone X", 1), ("iPad 10", 1),
  ]

  private static func device(random: inout RandomSource) -> Device {
    random.pick(devices).flatMap(Device.named) ?? .standard
  }
}
