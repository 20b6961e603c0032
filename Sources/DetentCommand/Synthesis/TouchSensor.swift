import TouchTraces

/// How a device turns the way of a finger into samples.
///
/// The constants are measurements on real recordings: phones deliver 60 or 120 samples a second;
/// the second sample is late on most, by 27 to 70 ms (median first gaps of 33 ms on an iPhone's
/// `UITouch`, 27 to 35 ms on its HID events, 57 ms and 70 ms on Android phones), because the driver
/// holds a touch back until it has moved; formats with a lift repeat the last position (100 %) or
/// bring the lift 2 to 8 ms later. Jitter and lost frames are chosen by us.
struct TouchSensor {
  /// What a lift says of the finger's position.
  enum LiftReport {
    case repeatsLastPosition
    case statesNewPosition
  }

  /// Microseconds between samples.
  let interval: Int64
  /// Microseconds from touch-down to the second sample.
  let firstGap: ClosedRange<Double>
  /// Whether a finger that rests is sampled as well.
  let samplesResting: Bool
  let liftReport: LiftReport
  /// Device pixels per point: the grid of the positions.
  let scale: Int

  /// Largest deviation of a sample from its beat, as part of the interval.
  private static let jitter = 0.08
  /// Share of samples that never arrive.
  private static let lostShare = 0.008

  init(device: Device, random: inout RandomSource) {
    let interval: Int64 = Self.isFast(device) ? 8333 : 16_667
    self.interval = interval
    scale = device.scale == 2 ? 2 : 3
    let isLate = random.chance(0.65)
    let earliest = max(Double(interval), 27_000)
    firstGap = isLate ? earliest...70_000 : Double(interval)...Double(interval)
    samplesResting = random.chance(0.2)
    liftReport = random.chance(0.7) ? .repeatsLastPosition : .statesNewPosition
  }

  /// Devices with a display of 120 Hz, which deliver as many samples.
  private static func isFast(_ device: Device) -> Bool {
    device.name.contains("Pro")
  }

  /// Times of the samples between touch-down and lift, in microseconds after touch-down.
  func beats(before lift: Int64, random: inout RandomSource) -> [Int64] {
    var beats: [Int64] = []
    var beat = Int64(random.uniform(firstGap))
    while true {
      let deviation = random.uniform(-Self.jitter...Self.jitter) * Double(interval)
      let time = beat + Int64(deviation)
      guard time < lift else { return beats }
      if !random.chance(Self.lostShare) { beats.append(time) }
      beat += interval
    }
  }

  /// The nearest position of the device's grid, with the 3 decimals that a trace holds.
  func onGrid(_ place: Place) -> Place {
    Place(x: onGrid(place.x), y: onGrid(place.y))
  }

  private func onGrid(_ length: Points) -> Points {
    let pixels = Int((length * Double(scale)).rounded())
    let thousandths = (Double(pixels) * 1000 / Double(scale)).rounded()
    return thousandths / 1000
  }

  /// The length of one device pixel.
  var pixel: Points { 1 / Double(scale) }
}
