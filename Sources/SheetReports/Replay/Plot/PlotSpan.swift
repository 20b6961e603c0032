import SheetAnalytics

/// A stretch of a session that is one panel: a gesture and what it sets in motion, or something
/// that moves without a finger.
struct PlotSpan: Equatable {
  /// Microseconds from the session's start.
  var start: Int64
  var end: Int64
  /// The number of the gesture, from 1.
  var gesture: Int?

  /// Microseconds of rest that part two movements; chosen by us.
  private static let rest: Int64 = 300_000
  /// Microseconds of rest that are shown before and behind a movement; chosen by us.
  private static let margin: Int64 = 40_000
  /// Microseconds behind the last sample of a finger that are shown at most, as content may go on
  /// for long; chosen by us.
  private static let longestTail: Int64 = 1_000_000

  /// The spans of a session, in order; the rest between them is not drawn.
  static func all(of timeline: SheetTimeline) -> [PlotSpan] {
    let starts = timeline.gestureStarts
    var spans: [PlotSpan] = []
    for moment in moments(of: timeline, starts).sorted(by: precedes) {
      if moment.gesture == nil, let last = spans.last, moment.start - last.end <= rest {
        spans[spans.count - 1].end = max(last.end, moment.end)
      } else {
        spans.append(moment)
      }
    }
    guard !spans.isEmpty else {
      return [PlotSpan(start: 0, end: max(timeline.duration, margin))]
    }
    for index in spans.indices {
      let next = index + 1 < spans.count ? spans[index + 1].start : .max
      if spans[index].gesture != nil {
        let touched = timeline.contacts.last { $0.time < next }?.time ?? spans[index].end
        spans[index].end = min(spans[index].end, touched + longestTail)
      }
      spans[index].end = min(spans[index].end + margin, next)
    }
    for index in spans.indices {
      let before = index > 0 ? spans[index - 1].end : 0
      spans[index].start = max(spans[index].start - margin, before)
    }
    return spans
  }

  private static func precedes(_ first: PlotSpan, _ second: PlotSpan) -> Bool {
    (first.start, first.gesture ?? .max) < (second.start, second.gesture ?? .max)
  }

  /// What happens: gestures that begin, fingers that are down, frames that differ from the ones
  /// before.
  private static func moments(of timeline: SheetTimeline, _ starts: [Int64]) -> [PlotSpan] {
    var moments = starts.enumerated().map { (index, time) in
      PlotSpan(start: time, end: time, gesture: index + 1)
    }
    moments += timeline.contacts.map { PlotSpan(start: $0.time, end: $0.time) }
    for (before, frame) in zip(timeline.frames, timeline.frames.dropFirst())
    where before.y != frame.y || before.offset != frame.offset {
      let isSmooth = frame.time - before.time <= SheetTimeline.smoothGap
      moments.append(PlotSpan(start: isSmooth ? before.time : frame.time, end: frame.time))
    }
    return moments
  }
}
