import TouchTraces

extension SheetEngine {
  /// Handles one sample of a recognised drag: owner, question, positions, attempt, count (9.5).
  @inline(__always) mutating func follow() {
    switch drag.kind {
    case .none: return
    case .outside: captureIfInside()
    case .header: followWithSheet()
    case .contentOnly: scroll(to: drag.q0 - translation)
    case .indicator: scrollByIndicator()
    case .law, .lateLaw: followUnderLaw()
    case .percent: followPercent()
    }
    noteProgress()
  }

  /// How far the finger has gone since the drag began.
  @inline(__always) var translation: Points { trackedY - drag.originY }

  @inline(__always) private mutating func followWithSheet() {
    let u = drag.y0 + translation
    askIfBelow(u)
    show(u)
    noteAttempt()
  }

  /// Shows the edge for the edge `u` that the finger asks for.
  mutating func show(_ u: Points) {
    let limits = edgeLimits
    y = limits.shown(u, &drag.trail)
    if y != u { drag.y0 += limits.remembered(u) - u }
  }

  private mutating func followUnderLaw() {
    var u = drag.y0 + translation - drag.k
    let isCrossing = changeOwner(u)
    if isCrossing, dropsRemainder {
      drag.y0 += drag.cap - u
      u = drag.cap
    }
    if drag.owner == .sheet {
      askIfBelow(u)
      show(u)
      offset = contentTop + drag.base
    } else {
      y = drag.cap
      scroll(to: contentTop + drag.base + (drag.cap - u))
    }
    noteAttempt()
    if isCrossing { drag.crossing = crossing(to: drag.owner) }
    countHandOff(u)
  }

  /// Whether the finger begins anew where it crossed; after a quiet time the sheet must not jump.
  private var dropsRemainder: Bool {
    !tuning.splitsRemainder || (tuning.scrollLockTimeout > 0 && drag.owner == .sheet)
  }

  /// H01, H02: whether the owner changes at this sample.
  private mutating func changeOwner(_ u: Points) -> Bool {
    if drag.awaitsCap && u >= drag.cap { drag.awaitsCap = false }
    if drag.owner == .sheet, u < drag.cap, !drag.awaitsCap, passesToContent {
      record(.h01)
      drag.owner = .content
      lastSheetPanEnd = now
      motion = .rest
      return true
    }
    if drag.owner == .content, u > drag.cap, passesToSheet(drag.kind), !isScrollLocked {
      record(.h02)
      drag.owner = .sheet
      motion = .dragged
      gesture.wentToSheet = true
      return true
    }
    return false
  }

  /// Whether the content takes over above the cap.
  @inline(__always) var passesToContent: Bool {
    !drag.takesAll && tuning.handOffToContent == .sameTouch
  }

  /// Whether the content has scrolled too lately to pass the finger on.
  @inline(__always) var isScrollLocked: Bool {
    guard tuning.scrollLockTimeout > 0, let last = lastContentScroll else { return false }
    return now.since(last) < tuning.scrollLockTimeout
  }

  @inline(__always) func passesToSheet(_ kind: Drag.Kind) -> Bool {
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
  private mutating func countHandOff(_ u: Points) {
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
    case .toContent: gesture.handOffsToContent += 1
    case .toSheet: gesture.handOffsToSheet += 1
    case .fromOutside: break
    }
    step.records.append(.handOff(crossing))
  }

  /// Shows the content at the offset `asked`, or as far past its edge as it gives way (9.4).
  mutating func scroll(to asked: Points) {
    guard let content = scene.content else { return }
    let (top, bottom) = (contentTop, contentBottom)
    if !canScroll {
      offset = top
    } else if asked < top {
      offset = content.bounces ? top - rubberBand.shown(top - asked, dimension: viewport) : top
    } else if asked > bottom {
      offset =
        content.bounces ? bottom + rubberBand.shown(asked - bottom, dimension: viewport) : bottom
    } else {
      offset = asked
      if tuning.scrollLockTimeout > 0 { lastContentScroll = now }
    }
  }

  /// A21: the indicator moves content by the share of the window that the finger moves.
  private mutating func scrollByIndicator() {
    guard scene.content != nil else { return }
    let (top, bottom) = (contentTop, contentBottom)
    let travel = translation
    let asked =
      bottom.isFinite && viewport > 0
      ? drag.q0 + travel * (bottom - top) / viewport : drag.q0 + travel
    offset = min(max(asked, top), bottom)
  }

  /// H05: the finger of a drag that began outside enters the sheet.
  private mutating func captureIfInside() {
    guard frame.contains(x: trackedX, y: trackedY, edge: y) else { return }
    record(.h05)
    drag.kind = .header
    drag.owner = .sheet
    drag.originY = trackedY
    takeSheet()
    gesture.firstOwner = .sheet
    gesture.yAtRecognition = y
    countHandOff(
      HandOffRecord(
        time: now, direction: .fromOutside, y: y,
        contentOffset: shownOffset))
    followWithSheet()
  }

  /// Travel, overshoot and movement so far, for the gesture's row.
  @inline(__always) private mutating func noteProgress() {
    let (edge, shown, tolerance) = (y, offset, epsilon)
    switch drag.owner {
    case .sheet:
      let overdrag = overdrag(from: edge, to: edge)
      gesture.noteSheet(at: edge, overdrag: overdrag, epsilon: tolerance)
    case .content: gesture.noteContent(at: shown, epsilon: tolerance)
    case .none, .undecided: break
    }
    notePull(translation)
  }

  /// How far past its limits a sheet was that has been at all edges from `least` to `most`.
  @inline(__always) func overdrag(from least: Points, to most: Points) -> Points {
    let below = drag.dismissal.holds ? most - ySmallest : 0
    return isPercentDriven ? 0 : max(yLargest - least, below)
  }

  /// Takes note of a pull past the top of content whose touch does not take the sheet along.
  @inline(__always) mutating func notePull(_ translation: Points) {
    guard drag.rule == .a05 || drag.rule == .a10 else { return }
    if translation - (drag.shownOffset - contentTop) >= tuning.touchSlop {
      gesture.traits.insert(.blockedHandOff)
    }
  }
}
