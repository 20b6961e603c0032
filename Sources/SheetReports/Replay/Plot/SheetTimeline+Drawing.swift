import SheetAnalytics
import SheetReplay
import TouchTraces

extension SheetTimeline {
  /// When each gesture begins: a finger goes down and no other one is.
  var gestureStarts: [Int64] {
    var down: [TouchID] = []
    var starts: [Int64] = []
    for contact in contacts {
      switch contact.phase {
      case .began:
        if down.isEmpty { starts.append(contact.time) }
        if !down.contains(contact.touch) { down.append(contact.touch) }
      case .moved: break
      case .ended, .cancelled: down.removeAll { $0 == contact.touch }
      }
    }
    return starts
  }

  /// The frame that is shown at a moment; between two frames of a movement what lies between them.
  func frame(at time: Int64) -> Frame? {
    guard var frame = frames.first else { return nil }
    var low = 0
    var high = frames.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if frames[middle].time <= time { low = middle } else { high = middle }
    }
    frame = frames[low]
    guard low + 1 < frames.count, frame.time <= time else { return frame }
    let next = frames[low + 1]
    let gap = next.time - frame.time
    guard gap > 0, gap <= Self.smoothGap else { return frame }
    let share = Double(time - frame.time) / Double(gap)
    frame.y += (next.y - frame.y) * share
    if let offset = frame.offset, let later = next.offset {
      frame.offset = offset + (later - offset) * share
    }
    return frame
  }

  /// Where the sheet can rest at a moment.
  func places(at time: Int64) -> [SheetEngine.RestingPlace] {
    (looks.last { $0.time <= time } ?? looks.first)?.appearance.detents ?? []
  }
}
