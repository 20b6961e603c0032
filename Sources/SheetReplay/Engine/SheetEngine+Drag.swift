import TouchTraces

extension SheetEngine {
  /// Handles one sample of a recognised drag: owner, question, positions, attempt, count (9.5).
  mutating func follow(_ drag: Drag) {
    var drag = drag
    switch drag.kind {
    case .none: break
    case .outside: captureIfInside(&drag)
    case .header: followWithSheet(&drag)
    case .contentOnly: scroll(to: drag.q0 - translation(of: drag), drag)
    case .indicator: scrollByIndicator(drag)
    case .law, .lateLaw: followUnderLaw(&drag)
    case .percent: followPercent(drag)
    }
    sequence = .owned(drag)
    noteProgress(drag)
  }

  @inline(__always) func translation(of drag: Drag) -> Points { trackedY - drag.originY }

  private mutating func followWithSheet(_ drag: inout Drag) {
    let u = drag.y0 + translation(of: drag)
    askIfBelow(u, &drag)
    y = constrained(u, drag)
    noteAttempt(&drag)
  }

  private mutating func followUnderLaw(_ drag: inout Drag) {
    let u = drag.y0 + translation(of: drag) - drag.k
    let isCrossing = changeOwner(u, &drag)
    if drag.owner == .sheet { askIfBelow(u, &drag) }
    if drag.owner == .sheet {
      y = constrained(u, drag)
      offset = contentTop
    } else {
      y = drag.cap
      offset = constrainedOffset(contentTop + (drag.cap - u))
    }
    noteAttempt(&drag)
    if isCrossing { drag.crossing = crossing(to: drag.owner) }
    countHandOff(u, &drag)
  }

  /// H01, H02: whether the owner changes at this sample.
  private mutating func changeOwner(_ u: Points, _ drag: inout Drag) -> Bool {
    if drag.awaitsCap && u >= drag.cap { drag.awaitsCap = false }
    if drag.owner == .sheet, u < drag.cap, !drag.awaitsCap, !drag.takesAll,
      tuning.handOffToContent == .sameTouch
    {
      record(.h01)
      drag.owner = .content
      lastSheetPanEnd = now
      motion = .rest
      return true
    }
    if drag.owner == .content, u > drag.cap, passesToSheet(drag.kind) {
      record(.h02)
      drag.owner = .sheet
      motion = .dragged
      gesture?.wentToSheet = true
      return true
    }
    return false
  }

  @inline(__always) private func passesToSheet(_ kind: Drag.Kind) -> Bool {
    switch tuning.handOffToSheet {
    case .never: false
    case .whenStartedAtEdge: kind == .law
    case .sameTouch: true
    }
  }

  @inline(__always) private func crossing(to owner: Owner) -> HandOffRecord {
    HandOffRecord(
      time: now, direction: owner == .content ? .toContent : .toSheet, y: y,
      contentOffset: shownOffset)
  }

  /// H03: a change of owner counts from `handOffHysteresis` on, dated at its crossing.
  private mutating func countHandOff(_ u: Points, _ drag: inout Drag) {
    guard drag.owner != drag.label, abs(u - drag.cap) >= tuning.handOffHysteresis,
      let crossing = drag.crossing
    else { return }
    drag.label = drag.owner
    if crossing.direction == .toSheet { endVisit(at: crossing.time, reason: .sheetDrag) }
    countHandOff(crossing)
    if crossing.direction == .toContent {
      beginVisitAtCap(drag.cap, time: crossing.time, cause: .handOff)
    }
  }

  private mutating func countHandOff(_ crossing: HandOffRecord) {
    switch crossing.direction {
    case .toContent: gesture?.handOffsToContent += 1
    case .toSheet: gesture?.handOffsToSheet += 1
    case .fromOutside: break
    }
    step.records.append(.handOff(crossing))
  }

  /// 9.2: the shown edge for the edge `u` that the finger asks for.
  @inline(__always) func constrained(_ u: Points, _ drag: Drag) -> Points {
    if u < yLargest {
      return yLargest - rubberBand.shown(yLargest - u, dimension: topExtent)
    }
    guard u > ySmallest else { return u }
    switch drag.dismissal {
    case .unasked, .running: return u
    case .refused:
      return ySmallest + rubberBand.shown(u - ySmallest, dimension: bottomExtent)
    }
  }

  private mutating func scroll(to asked: Points, _ drag: Drag) {
    guard scene.content != nil else { return }
    offset = constrainedOffset(asked)
  }

  /// A21: the indicator moves content by the share of the window that the finger moves.
  private mutating func scrollByIndicator(_ drag: Drag) {
    guard scene.content != nil else { return }
    let (top, bottom) = (contentTop, contentBottom)
    let travel = translation(of: drag)
    let asked =
      bottom.isFinite && viewport > 0
      ? drag.q0 + travel * (bottom - top) / viewport : drag.q0 + travel
    offset = min(max(asked, top), bottom)
  }

  /// H05: the finger of a drag that began outside enters the sheet.
  private mutating func captureIfInside(_ drag: inout Drag) {
    guard frame.contains(x: trackedX, y: trackedY, edge: y) else { return }
    record(.h05)
    drag.kind = .header
    drag.owner = .sheet
    drag.originY = trackedY
    takeSheet(&drag)
    gesture?.firstOwner = .sheet
    gesture?.yAtRecognition = y
    countHandOff(
      HandOffRecord(
        time: now, direction: .fromOutside, y: y,
        contentOffset: shownOffset))
    followWithSheet(&drag)
  }

  /// Travel, overshoot and movement so far, for the gesture's row.
  private mutating func noteProgress(_ drag: Drag) {
    let (edge, shown, tolerance) = (y, offset, epsilon)
    switch drag.owner {
    case .sheet:
      let below = drag.dismissal == .refused ? y - ySmallest : 0
      let overdrag = isPercentDriven ? 0 : max(yLargest - y, below)
      gesture?.noteSheet(at: edge, overdrag: overdrag, epsilon: tolerance)
    case .content: gesture?.noteContent(at: shown, epsilon: tolerance)
    case .none, .undecided: break
    }
    guard drag.rule == .a05 || drag.rule == .a10 else { return }
    if translation(of: drag) - (drag.shownOffset - contentTop) >= tuning.touchSlop {
      gesture?.traits.insert(.blockedHandOff)
    }
  }
}
