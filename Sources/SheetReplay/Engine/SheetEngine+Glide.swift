import TouchTraces

/// A stretch of a touch sequence in which nothing is decided: the finger leads one of sheet and
/// content, or nothing.
private struct Glide {
  enum Mover {
    case sheet
    /// Content that does not share the finger.
    case content
    /// Content that shares the finger with a sheet at its cap.
    case contentUnderLaw
    /// The drag moves neither.
    case nothing
    /// The finger is not recognised yet.
    case undecided
  }

  let mover: Mover
  /// Nothing is decided as long as what moves is between these places.
  var low = -Points.greatestFiniteMagnitude
  var high = Points.infinity
  /// Between which places it goes exactly where it is asked to.
  var freeLow: Points = 0
  var freeHigh: Points = 0

  /// Whether the place that is asked for lies within the stretch.
  @inline(__always) func contains(_ place: Points) -> Bool { place >= low && place <= high }

  /// Whether what moves goes exactly to the place that is asked for.
  @inline(__always) func isFree(_ place: Points) -> Bool {
    place >= freeLow && place <= freeHigh
  }
}

extension SheetEngine {
  /// Handles moves for as long as they decide nothing, as `handle(_:at:)` would one by one.
  ///
  /// - Returns: The first move that is left.
  @inline(__always) mutating func glide(
    along touches: Span<LocatedTouch>, from start: Int, note: (SheetPlace) -> Void
  ) -> Int {
    guard let glide = stretch() else { return start }
    let owner = owner
    var finger = fingers[0]
    var (least, most) = (Points.infinity, -Points.infinity)
    var lowest = -Points.infinity
    var index = start
    while index < touches.count {
      let (sample, time) = (touches[index].sample, touches[index].time)
      guard sample.phase == .moved, sample.touch == finger.touch, time >= now, time < deadline
      else { break }
      let hasMoved = sample.x != finger.x || sample.y != finger.y
      let place = place(of: glide.mover, fingerAt: sample)
      guard !hasMoved || glide.contains(place) else { break }
      now = time
      evaluateAnimations()
      if hasMoved {
        (finger.x, finger.y) = (sample.x, sample.y)
        trackedY = sample.y
        appendSample()
        let shown = show(place, glide)
        (least, most) = (min(least, shown), max(most, shown))
        lowest = max(lowest, sample.y)
      }
      note(SheetPlace(y: y, owner: owner))
      index += 1
    }
    guard index > start else { return start }
    _ = fingers.move(at: 0, x: finger.x, y: finger.y)
    trackedX = finger.x
    if least <= most { noteGlide(glide.mover, from: least, to: most, fingerAtMost: lowest) }
    step.begin()
    finishStep()
    return index
  }

  /// The stretch that the sequence is in; `nil` if its next sample may decide something.
  @inline(__always) private mutating func stretch() -> Glide? {
    guard isSequenceOpen, fingers.count == 1, !hasEnded,
      tuning.multiTouch == .centroid || fingers[0].touch == gesture.firstTouch
    else { return nil }
    guard sequence == .owned else { return Glide(mover: .undecided) }
    guard !drag.awaitsCap else { return nil }
    let isCounted = drag.owner == drag.label
    switch (drag.kind, drag.owner) {
    case (.none, _): return Glide(mover: .nothing)
    case (.header, .sheet): return sheetStretch(from: -.greatestFiniteMagnitude)
    case (.law, .sheet), (.lateLaw, .sheet):
      guard isCounted, offset == contentTop + drag.base else { return nil }
      return sheetStretch(from: passesToContent ? drag.cap : -.greatestFiniteMagnitude)
    case (.contentOnly, .content): return contentStretch(.content)
    case (.law, .content), (.lateLaw, .content):
      guard isCounted, y == drag.cap else { return nil }
      return contentStretch(.contentUnderLaw)
    default: return nil
    }
  }

  @inline(__always) private mutating func sheetStretch(from low: Points) -> Glide? {
    guard motion == .dragged, !drag.awaitsQuestion else { return nil }
    // Below the smallest detent it is asked once, and what is refused is an attempt once.
    let high: Points =
      switch drag.dismissal {
      case .running, .none: .infinity
      case .refused: drag.hasAttempted ? .infinity : ySmallest
      case .unasked: ySmallest
      }
    return Glide(
      mover: .sheet, low: low, high: high, freeLow: yLargest,
      freeHigh: drag.dismissal.holds ? ySmallest : .infinity)
  }

  @inline(__always) private mutating func contentStretch(_ mover: Glide.Mover) -> Glide? {
    guard motion == .rest, tuning.scrollLockTimeout == 0, canScroll else { return nil }
    return Glide(mover: mover, freeLow: contentTop, freeHigh: contentBottom)
  }

  /// The edge or offset that a finger asks for, minus infinity where it decides something.
  @inline(__always) private func place(
    of mover: Glide.Mover, fingerAt sample: TouchSample
  ) -> Points {
    let translation = sample.y - drag.originY
    switch mover {
    case .sheet: return drag.y0 + translation - drag.k
    case .content: return drag.q0 - translation
    case .contentUnderLaw:
      let u = drag.y0 + translation - drag.k
      return u > drag.cap ? -.infinity : contentTop + drag.base + (drag.cap - u)
    case .nothing: return 0
    case .undecided: return isPastSlop(x: sample.x, y: sample.y) ? -.infinity : 0
    }
  }

  /// Shows sheet or content where it is asked to be, or as far as it gives way.
  @inline(__always) private mutating func show(_ place: Points, _ glide: Glide) -> Points {
    switch glide.mover {
    case .sheet:
      if glide.isFree(place) { y = place } else { show(place) }
      return y
    case .content, .contentUnderLaw:
      if glide.isFree(place) { offset = place } else { scroll(to: place) }
      return offset
    case .nothing, .undecided: return place
    }
  }

  /// Takes note of the outermost places of a stretch, for the gesture's row.
  @inline(__always) private mutating func noteGlide(
    _ mover: Glide.Mover, from least: Points, to most: Points, fingerAtMost lowest: Points
  ) {
    let tolerance = epsilon
    switch mover {
    case .nothing, .undecided: return
    case .sheet:
      let overdrag = overdrag(from: least, to: most)
      gesture.noteSheet(at: least, overdrag: overdrag, epsilon: tolerance)
      gesture.noteSheet(at: most, overdrag: overdrag, epsilon: tolerance)
    case .content, .contentUnderLaw:
      gesture.noteContent(at: least, epsilon: tolerance)
      gesture.noteContent(at: most, epsilon: tolerance)
    }
    notePull(lowest - drag.originY)
  }
}
