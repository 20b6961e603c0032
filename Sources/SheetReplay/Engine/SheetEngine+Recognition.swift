import TouchTraces

extension SheetEngine {
  /// R01, R02: a finger past the slop on either axis is recognised.
  mutating func recogniseIfMoved() {
    guard isPastSlop(x: trackedX, y: trackedY) else { return }
    let (dx, dy) = (trackedX - gesture.downX, trackedY - gesture.downY)
    guard gesture.blockedBy == nil else {
      gesture.traits.insert(.recognised)
      return
    }
    let isLonger =
      tuning.axisDominance ? abs(dy) > abs(dx) : abs(dx) < tuning.touchSlop || abs(dy) >= abs(dx)
    let isVertical = abs(dy) >= tuning.touchSlop && isLonger
    recognise(direction: isVertical ? (dy < 0 ? .up : .down) : .horizontal, dy: dy)
  }

  /// Whether a finger is so far from where the touch went down that it is recognised.
  @inline(__always) func isPastSlop(x: Points, y: Points) -> Bool {
    abs(x - gesture.downX) >= tuning.touchSlop || abs(y - gesture.downY) >= tuning.touchSlop
  }

  /// Decides the owner and handles the recognising sample.
  mutating func recognise(direction: Arbitration.Direction, dy: Points) {
    gesture.traits.insert(.recognised)
    gesture.fromDetent = effective
    gesture.yAtRecognition = y
    gesture.offsetAtRecognition = offset
    let row = isPercentDriven ? nil : Arbitration.row(input(direction: direction))
    let rule = row?.rule ?? percentRule(direction: direction)
    gesture.arbitration = rule
    if row?.kind.isEligible == true { gesture.traits.insert(.eligible) }
    sequence = .owned
    drag = Drag()
    if tuning.dismissFrom == .never { drag.dismissal = .none }
    drag.rule = rule
    drag.originY = tuning.dragOrigin == .touchDown ? trackedY - dy : trackedY
    guard let row else { return beginPercentDrag() }
    drag.kind = Drag.Kind(row, capturesFromOutside: capturesFromOutside(row.rule, direction))
    if row.kind.isEligible, motion == .settling { record(.a20) }
    record(rule)
    switch drag.kind {
    case .none, .outside, .percent:
      gesture.firstOwner = Owner.none
      return
    case .header:
      drag.owner = .sheet
      takeSheet()
    case .contentOnly, .indicator: takeContentOnly()
    case .law, .lateLaw: takeUnderLaw(direction: direction, isStanding: row.kind == .standingLaw)
    }
    gesture.firstOwner = drag.owner
    follow()
  }

  @inline(__always) private func capturesFromOutside(
    _ rule: Rule, _ direction: Arbitration.Direction
  ) -> Bool {
    rule == .a28 && direction != .horizontal && tuning.outsideCapture == .on
  }

  @inline(__always) private func input(direction: Arbitration.Direction) -> Arbitration.Input {
    var isQuiet = false
    if let end = lastSheetPanEnd { isQuiet = now.since(end) < tuning.repanQuietTime }
    return Arbitration.Input(
      target: gesture.target, direction: direction, isDimmed: gesture.dimAtDown > 0,
      fingers: fingers.count, isFullScreen: geometry.isFullScreen, isPopover: isPopover,
      isSettling: motion == .settling, isAtLargest: y <= yLargest + epsilon,
      content: scene.content.map { content in
        Arbitration.ContentInput(
          isAtTop: offset <= contentTop + epsilon, canScroll: canScroll,
          hasRefreshControl: content.refreshControl,
          scrollsHorizontally: content.scrollsHorizontally,
          dismissesKeyboard: content.interactiveKeyboardDismiss)
      },
      expandsByScrolling: expandsByScrolling, isKeyboardUp: keyboard > 0, isQuietTime: isQuiet,
      passesLate: tuning.handOffToSheet == .sameTouch, scrolls: tuning.scrollsAtDetents,
      dragsFromContent: tuning.dragsFromContent, dragsFromHeader: tuning.dragsFromHeader,
      isScrollLocked: isScrollLocked)
  }

  /// Whether a drag up on content at its top grows the sheet first.
  @inline(__always) private var expandsByScrolling: Bool {
    switch tuning.expandsBeforeScrolling {
    case .sheetProperty: scene.sheet.prefersScrollingExpandsWhenScrolledToEdge
    case .always: true
    case .never: false
    }
  }

  /// The content takes the finger and leaves the sheet alone, also a settling one.
  private mutating func takeContentOnly() {
    drag.owner = .content
    drag.label = .content
    drag.shownOffset = offset
    drag.q0 = drag.kind == .contentOnly ? askedOffset : offset
    contentMotion = .dragged
  }

  /// 9.4, 9.5: cap, first owner and start positions of a law touch.
  private mutating func takeUnderLaw(
    direction: Arbitration.Direction, isStanding: Bool
  ) {
    let expands = expandsByScrolling
    drag.shownOffset = offset
    if drag.kind == .lateLaw {
      record(.h04)
      drag.q0 = askedOffset
      drag.cap = y
      drag.k = drag.q0 - contentTop
      drag.owner = .content
    } else {
      drag.q0 = contentTop
      drag.cap = expands ? yLargest : y
      drag.takesAll = expands && !canScroll
      let contentFirst = direction == .up && y <= drag.cap + epsilon && !drag.takesAll
      drag.owner = contentFirst ? .content : .sheet
      if isStanding { drag.base = offset - contentTop } else { offset = contentTop }
    }
    drag.label = drag.owner
    contentMotion = .dragged
    if drag.owner == .sheet {
      takeSheet()
      drag.awaitsCap = drag.y0 < drag.cap
    } else {
      takeContent()
    }
  }

  /// The content is the first owner of a law touch: a settling sheet stands still at `cap`.
  private mutating func takeContent() {
    drag.y0 = drag.cap
    guard motion == .settling else { return }
    payReappearance()
    carriedMomentum = nil
    y = drag.cap
    motion = .rest
    beginVisitAtCap(drag.cap, time: now, cause: animation.cause)
  }

  /// 9.3: the start position of a drag that the sheet owns; a settling sheet is caught.
  mutating func takeSheet() {
    endVisit(at: now, reason: .sheetDrag)
    drag.label = .sheet
    drag.y0 = y
    let isCaught = motion == .settling
    motion = .dragged
    guard isCaught else { return }
    payReappearance()
    carriedMomentum = nil
    if y > ySmallest, drag.dismissal == .unasked {
      guard animation.cause.isTouch else {
        drag.awaitsQuestion = true
        return
      }
      askToDismiss(.d01)
      guard drag.dismissal == .refused else { return }
    }
    drag.y0 = edgeLimits.asked(for: y)
  }
}

extension Drag.Kind {
  init(_ row: Arbitration.Row, capturesFromOutside: Bool) {
    switch row.kind {
    case .none: self = capturesFromOutside ? .outside : .none
    case .header: self = .header
    case .contentOnly: self = .contentOnly
    case .indicator: self = .indicator
    case .law, .standingLaw: self = .law
    case .lateLaw: self = .lateLaw
    }
  }
}
