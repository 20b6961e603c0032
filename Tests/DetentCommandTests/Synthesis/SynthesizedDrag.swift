import DetentCommand
import TouchTraces

/// One lifted touch that moved, with the figures by which recordings are described.
struct SynthesizedDrag {
  private struct Point {
    var seconds: Double
    var y: Double
  }

  private var points: [Point] = []
  let lift: Double

  /// The lifted drags of at least 20 pt in a session.
  static func all(in session: SynthesizedSession) -> [SynthesizedDrag] {
    var drags: [SynthesizedDrag] = []
    var points: [Point] = []
    for event in session.events {
      guard case .touch(let sample) = event.action else { continue }
      let seconds = Double(event.time.microseconds) / 1_000_000
      if sample.phase == .began { points = [] }
      guard sample.phase == .ended else {
        points.append(Point(seconds: seconds, y: sample.y))
        continue
      }
      let ys = points.map(\.y)
      guard (ys.max() ?? 0) - (ys.min() ?? 0) >= 20, points.count > 3 else { continue }
      drags.append(SynthesizedDrag(points: points, lift: seconds))
    }
    return drags
  }

  var firstGap: Double { points[1].seconds - points[0].seconds }

  /// Seconds between samples, without the first gap.
  var intervals: [Double] {
    zip(points.dropFirst(), points.dropFirst(2)).map { $1.seconds - $0.seconds }
  }

  /// Mean speed in the last 100 ms over the peak speed.
  var finalSpeedRatio: Double {
    let begin = max(lift - 0.1, points[0].seconds)
    let before = points.last { $0.seconds <= begin } ?? points[0]
    let mean = abs(points[points.count - 1].y - before.y) / (lift - begin)
    return peakSpeed > 0 ? mean / peakSpeed : 0
  }

  /// The highest mean speed over at least 24 ms.
  private var peakSpeed: Double {
    var peak = 0.0
    for (index, point) in points.enumerated() {
      guard let other = points[index...].first(where: { $0.seconds - point.seconds >= 0.024 })
      else { break }
      peak = max(peak, abs(other.y - point.y) / (other.seconds - point.seconds))
    }
    return peak
  }

  /// How far the last two samples go against the travel before them; 0 if they do not.
  var hook: Double {
    let last = points[points.count - 1].y
    guard let origin = points.last(where: { abs($0.y - last) > 8 }) else { return 0 }
    let delta = last - points[points.count - 3].y
    return delta * (last - origin.y) < 0 ? abs(delta) : 0
  }
}
