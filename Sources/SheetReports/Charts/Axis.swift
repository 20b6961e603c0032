/// A range of numbers with round ticks: 1, 2 or 5 times a power of ten apart.
struct Axis {
  let range: ClosedRange<Double>
  let ticks: [Double]

  /// Covers `values`, from tick to tick.
  init(_ values: [Double]) {
    guard let least = values.min(), let most = values.max() else {
      range = 0...1
      ticks = [0, 1]
      return
    }
    let step = Self.step(for: most > least ? most - least : max(abs(most), 1))
    let (low, high) = ((least / step).rounded(.down), (most / step).rounded(.up))
    let count = max(1, Int(min(high - low, 20)))
    ticks = (0...count).map { Self.rounded((low + Double($0)) * step) }
    range = ticks[0]...ticks[count]
  }

  /// Covers exactly `range`, with the ticks that lie in it.
  init(within range: ClosedRange<Double>) {
    self.range = range
    let span = range.upperBound - range.lowerBound
    guard span > 0 else {
      ticks = [range.lowerBound]
      return
    }
    let step = Self.step(for: span)
    let (low, high) = (
      (range.lowerBound / step).rounded(.up), (range.upperBound / step).rounded(.down)
    )
    let count = Int(min(max(high - low, 0), 20))
    ticks = (0...count).map { Self.rounded((low + Double($0)) * step) }
  }

  /// Ticks for labels that would not fit beside each other: at most `most`, evenly spaced.
  func ticks(most: Int) -> [Double] {
    let stride = (ticks.count + most - 1) / most
    return ticks.indices.filter { $0 % stride == 0 }.map { ticks[$0] }
  }

  /// Where `value` lies between the ends, from 0 to 1.
  func share(of value: Double) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    return high > low ? (value - low) / (high - low) : 0.5
  }

  private static func step(for span: Double) -> Double {
    var step = 1.0
    while step > span { step /= 10 }
    while step * 10 <= span { step *= 10 }
    return span / step < 2 ? step / 5 : span / step < 5 ? step / 2 : step
  }

  /// Rounded, so that 3 times 0.1 prints as 0.3.
  private static func rounded(_ value: Double) -> Double {
    (value * 1e9).rounded() / 1e9
  }
}
