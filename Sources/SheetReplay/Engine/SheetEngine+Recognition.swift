import TouchTraces

extension SheetEngine {
  /// R01, R02: a finger past the slop on either axis is recognised.
  mutating func recogniseIfMoved() {
    guard let gesture else { return }
    let (dx, dy) = (trackedX - gesture.downX, trackedY - gesture.downY)
    guard abs(dx) >= tuning.touchSlop || abs(dy) >= tuning.touchSlop else { return }
    guard gesture.blockedBy == nil else {
      self.gesture?.traits.insert(.recognised)
      return
    }
    let isVertical =
      abs(dy) >= tuning.touchSlop && (abs(dx) < tuning.touchSlop || abs(dy) >= abs(dx))
    recognise(direction: isVertical ? (dy < 0 ? .up : .down) : .horizontal, dy: dy)
  }

  /// Decides the owner and handles the recognising sample.
  mutating func recognise(direction: Arbitration.Direction, dy: Points) {
    guard var trace = gesture else { return }
    trace.traits.insert(.recognised)
    trace.fromDetent = effective
    trace.yAtRecognition = y
    trace.offsetAtRecognition = offset
    let row = isPercentDriven ? nil : Arbitration.row(input(trace, direction: direction))
    let rule = row?.rule ?? percentRule(trace.target, direction: direction)
    trace.arbitration = rule
    if row?.kind == .law { trace.traits.insert(.eligible) }
    gesture = trace
    let origin = tuning.dragOrigin == .touchDown ? trackedY - dy : trackedY
    var drag = Drag(kind: .none, rule: rule, owner: .none, originY: origin)
    guard let row else { return beginPercentDrag(drag) }
    drag.kind = Drag.Kind(row, capturesFromOutside: capturesFromOutside(row.rule, direction))
    if drag.kind.isLaw, case .settling = motion, row.kind == .law { record(.a20) }
    record(rule)
    switch drag.kind {
    case .none, .outside, .percent: takeNothing(drag)
    case .header:
      drag.owner = .sheet
      takeSheet(&drag)
      begin(drag)
    case .contentOnly, .indicator: takeContentOnly(drag)
    case .law, .lateLaw: takeUnderLaw(drag, direction: direction)
    }
  }

  private func capturesFromOutside(_ rule: Rule, _ direction: Arbitration.Direction) -> Bool {
    rule == .a28 && direction != .horizontal && tuning.outsideCapture == .on
  }

  private func input(
    _ trace: GestureTrace, direction: Arbitration.Direction
  ) -> Arbitration.Input {
    var isSettling = false
    if case .settling = motion { isSettling = true }
    var isQuiet = false
    if let end = lastSheetPanEnd { isQuiet = now.since(end) < tuning.repanQuietTime }
    return Arbitration.Input(
      target: trace.target, direction: direction, isDimmed: trace.dimAtDown > 0,
      fingers: fingers.count, isFullScreen: geometry.isFullScreen, isPopover: isPopover,
      isSettling: isSettling, isAtLargest: y <= yLargest + epsilon,
      content: scene.content.map { content in
        Arbitration.ContentInput(
          isAtTop: offset <= contentTop + epsilon, canScroll: canScroll,
          hasRefreshControl: content.refreshControl,
          scrollsHorizontally: content.scrollsHorizontally,
          dismissesKeyboard: content.interactiveKeyboardDismiss)
      },
      expandsByScrolling: scene.sheet.prefersScrollingExpandsWhenScrolledToEdge,
      isKeyboardUp: keyboard > 0, isQuietTime: isQuiet,
      passesLate: tuning.handOffToSheet == .sameTouch)
  }

  private mutating func takeNothing(_ drag: Drag) {
    gesture?.firstOwner = Owner.none
    sequence = .owned(drag)
  }

  /// The content takes the finger and leaves the sheet alone, also a settling one.
  private mutating func takeContentOnly(_ drag: Drag) {
    var drag = drag
    drag.owner = .content
    drag.label = .content
    drag.shownOffset = offset
    drag.q0 = drag.kind == .contentOnly ? askedOffset : offset
    contentMotion = .dragged
    begin(drag)
  }

  /// 9.4, 9.5: cap, first owner and start positions of a law touch.
  private mutating func takeUnderLaw(_ drag: Drag, direction: Arbitration.Direction) {
    var drag = drag
    let expands = scene.sheet.prefersScrollingExpandsWhenScrolledToEdge
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
      offset = contentTop
    }
    drag.label = drag.owner
    contentMotion = .dragged
    if drag.owner == .sheet {
      takeSheet(&drag)
      drag.awaitsCap = drag.y0 < drag.cap
    } else {
      takeContent(&drag)
    }
    begin(drag)
  }

  /// The content is the first owner of a law touch: a settling sheet stands still at `cap`.
  private mutating func takeContent(_ drag: inout Drag) {
    drag.y0 = drag.cap
    guard case .settling(let animation) = motion else { return }
    payReappearance()
    carriedMomentum = nil
    y = drag.cap
    motion = .rest
    beginVisitAtCap(drag.cap, time: now, cause: animation.cause)
  }

  /// 9.3: the start position of a drag that the sheet owns; a settling sheet is caught.
  mutating func takeSheet(_ drag: inout Drag) {
    endVisit(at: now, reason: .sheetDrag)
    drag.label = .sheet
    drag.y0 = y
    guard case .settling(let animation) = motion else {
      motion = .dragged
      return
    }
    payReappearance()
    carriedMomentum = nil
    motion = .dragged
    if y > ySmallest {
      guard animation.cause.isTouch else {
        drag.awaitsQuestion = true
        return
      }
      askToDismiss(&drag)
      guard drag.dismissal == .refused else { return }
      drag.y0 = ySmallest + rubberBand.pull(y - ySmallest, dimension: bottomExtent)
    } else if y < yLargest {
      drag.y0 = yLargest - rubberBand.pull(yLargest - y, dimension: topExtent)
    }
  }

  private mutating func begin(_ drag: Drag) {
    gesture?.firstOwner = drag.owner
    follow(drag)
  }
}

extension Drag.Kind {
  init(_ row: Arbitration.Row, capturesFromOutside: Bool) {
    switch row.kind {
    case .none: self = capturesFromOutside ? .outside : .none
    case .header: self = .header
    case .contentOnly: self = .contentOnly
    case .indicator: self = .indicator
    case .law: self = .law
    case .lateLaw: self = .lateLaw
    }
  }
}
