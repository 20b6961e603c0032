package import TouchTraces

extension RecordedGesture {
  /// Where the first finger went, from its touch-down to its last sample, downwards.
  package var travel: Points {
    guard case .touch(let first)? = events.first?.action else { return 0 }
    var last = first.y
    for event in events {
      guard case .touch(let sample) = event.action, sample.touch == first.touch else { continue }
      last = sample.y
    }
    return last - first.y
  }

  /// The same events with every finger's way along the sheet stretched from its touch-down.
  ///
  /// Times stay, so that all velocities grow by the same factor.
  package func events(stretchedBy factor: Double) -> [TraceEvent] {
    var downs: [(touch: TouchID, y: Points)] = []
    return events.map { event in
      guard case .touch(var sample) = event.action else { return event }
      let known = downs.firstIndex { $0.touch == sample.touch }
      if sample.phase == .began {
        if let known { downs.remove(at: known) }
        downs.append((sample.touch, sample.y))
      } else if let known {
        sample.y = downs[known].y + (sample.y - downs[known].y) * factor
      }
      return TraceEvent(time: event.time, action: .touch(sample))
    }
  }

  /// The last part of a gesture, whose pace is what a release velocity is estimated from;
  /// microseconds, the longest horizon of the usual estimators.
  package static let releaseWindow: Int64 = 100_000

  /// The same events with the last 100 ms before the end run through faster by `factor`.
  ///
  /// Positions stay. The times behind the last event before those 100 ms, or behind the touch-down
  /// of a shorter gesture, are divided by the factor, down to whole microseconds; the gesture ends
  /// earlier or later by that.
  package func events(pacedBy factor: Double) -> [TraceEvent] {
    guard let first = events.first, let end = events.last?.time else { return events }
    let border = end.advanced(by: -Self.releaseWindow)
    let origin = events.last { $0.time <= border }?.time ?? first.time
    return events.map { event in
      guard event.time > origin else { return event }
      let elapsed = Double(event.time.since(origin)) / factor
      let time = origin.advanced(by: Int64(min(elapsed, 1e15).rounded()))
      return TraceEvent(time: time, action: event.action)
    }
  }
}
