import TouchTraces

/// A stretch of a recognised drag in which nothing is decided: one of sheet and content is where the
/// finger asks for, the other stands.
private struct Glide {
  enum Mover {
    case sheet
    /// Content that does not share the finger.
    case content
    /// Content that shares the finger with a sheet at its cap.
    case contentUnderLaw
  }

  let mover: Mover
  /// Between which edge or offset go where they are asked to.
  let low: Points
  let high: Points

  /// Whether the place that is asked for lies within the stretch.
  @inline(__always) func contains(_ place: Points) -> Bool { place >= low && place <= high }
}

extension SheetEngine {
  /// Handles moves for as long as they decide nothing, as `handle(_:at:)` would one by one.
  ///
  /// - Returns: The first move that is left.
  @inline(__always) mutating func glide(
    along touches: Span<LocatedTouch>, from start: Int, note: (SheetPlace) -> Void
  ) -> Int {
    guard let glide = stretch() else { return start }
    let owner = drag.owner
    var finger = fingers[0]
    var (least, most) = (Points.infinity, -Points.infinity)
    var lowest = -Points.infinity
    var index = start
    while index < touches.count {
      guard touches[index].sample.phase == .moved, touches[index].sample.touch == finger.touch,
        touches[index].time >= now
      else { break }
      let (x, y) = (touches[index].sample.x, touches[index].sample.y)
      if x != finger.x || y != finger.y {
        let place = place(of: glide.mover, fingerAt: y)
        guard glide.contains(place) else { break }
        (least, most) = (min(least, place), max(most, place))
        lowest = max(lowest, y)
        show(place, glide.mover)
        (finger.x, finger.y) = (x, y)
        trackedY = y
        now = touches[index].time
        appendSample()
      }
      now = touches[index].time
      note(SheetPlace(y: self.y, owner: owner))
      index += 1
    }
    guard index > start else { return start }
    _ = fingers.move(at: 0, x: finger.x, y: finger.y)
    trackedX = finger.x
    if least <= most { noteGlide(glide.mover, from: least, to: most) }
    notePull(lowest - drag.originY)
    step.begin()
    finishStep()
    return index
  }

  /// The stretch that the drag is in; `nil` if its next sample may decide something.
  @inline(__always) private mutating func stretch() -> Glide? {
    guard sequence == .owned, deadline == .never, fingers.count == 1, !hasEnded,
      tuning.multiTouch == .centroid || fingers[0].touch == gesture.firstTouch,
      !drag.awaitsCap
    else { return nil }
    let isCounted = drag.owner == drag.label
    switch (drag.kind, drag.owner) {
    case (.header, .sheet): return sheetStretch(above: yLargest)
    case (.law, .sheet), (.lateLaw, .sheet):
      guard isCounted, offset == contentTop + drag.base else { return nil }
      return sheetStretch(above: passesToContent ? max(yLargest, drag.cap) : yLargest)
    case (.contentOnly, .content): return contentStretch(.content)
    case (.law, .content), (.lateLaw, .content):
      guard isCounted, y == drag.cap else { return nil }
      return contentStretch(.contentUnderLaw)
    default: return nil
    }
  }

  @inline(__always) private mutating func sheetStretch(above low: Points) -> Glide? {
    guard motion == .dragged, !drag.awaitsQuestion else { return nil }
    // Once the sheet may be dismissed, nothing holds it and nothing is asked.
    let high = drag.dismissal == .running ? .infinity : ySmallest
    return Glide(mover: .sheet, low: low, high: high)
  }

  @inline(__always) private mutating func contentStretch(_ mover: Glide.Mover) -> Glide? {
    guard motion == .rest, tuning.scrollLockTimeout == 0, canScroll else { return nil }
    return Glide(mover: mover, low: contentTop, high: contentBottom)
  }

  /// The edge or offset that a finger at `y` asks for.
  @inline(__always) private func place(of mover: Glide.Mover, fingerAt y: Points) -> Points {
    let translation = y - drag.originY
    switch mover {
    case .sheet: return drag.y0 + translation - drag.k
    case .content: return drag.q0 - translation
    case .contentUnderLaw:
      let u = drag.y0 + translation - drag.k
      return u > drag.cap ? -.infinity : contentTop + drag.base + (drag.cap - u)
    }
  }

  @inline(__always) private mutating func show(_ place: Points, _ mover: Glide.Mover) {
    switch mover {
    case .sheet: y = place
    case .content, .contentUnderLaw: offset = place
    }
  }

  /// Takes note of the outermost places of a stretch, for the gesture's row.
  @inline(__always) private mutating func noteGlide(
    _ mover: Glide.Mover, from least: Points, to most: Points
  ) {
    switch mover {
    case .sheet:
      gesture.noteSheet(at: least, overdrag: 0, epsilon: epsilon)
      gesture.noteSheet(at: most, overdrag: 0, epsilon: epsilon)
    case .content, .contentUnderLaw:
      gesture.noteContent(at: least, epsilon: epsilon)
      gesture.noteContent(at: most, epsilon: epsilon)
    }
  }
}
