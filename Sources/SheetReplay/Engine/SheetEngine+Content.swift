import TouchTraces

extension SheetEngine {
  /// Starts momentum or bounce of the content with `velocity` of its offset (13.3); a fling that
  /// `passesOn` ends at the top, for the sheet to go on.
  mutating func startContent(velocity: PointsPerSecond, passesOn: Bool = false) {
    contentMotion = .still
    guard let content = scene.content, canScroll else { return }
    let limits = ContentAnimation.Limits(
      top: contentTop, bottom: contentBottom, bounces: content.bounces, passesOn: passesOn,
      tolerance: epsilon)
    guard
      let animation = ContentAnimation.started(
        from: offset, velocity: velocity, at: now, limits: limits, tuning: tuning)
    else { return }
    contentAnimation = animation
    contentMotion = .animated
  }

  /// Content of a resting sheet never lies past its end (13.3).
  @inline(__always) mutating func limitRestingContent() {
    guard motion == .rest, contentMotion == .still, scene.content != nil else { return }
    if owner == .content || (isSequenceOpen && gesture.stoppedContent) { return }
    offset = min(offset, contentBottom)
  }

  @inline(__always) var isSequenceOpen: Bool {
    switch sequence {
    case .none, .spent: false
    case .undecided, .owned: true
    }
  }

  /// S13: the content coasts on with what is left of an expanding flick, unless a finger has it.
  mutating func startCarriedMomentum() {
    guard let speed = carriedMomentum else { return }
    carriedMomentum = nil
    guard scene.content != nil, owner != .content else { return }
    offset = contentTop
    startContent(velocity: speed)
  }

  /// E08: new content numbers; a stated offset waits for no touch that owns the content.
  mutating func contentChanged(_ fields: ContentFields) {
    if isGone {
      nextScene.value.content = fields.applied(to: nextScene.value.content ?? Content())
      return
    }
    record(.e08)
    let isNew = scene.content == nil
    var content = fields.applied(to: scene.content ?? Content())
    content.offset = nil
    scene.content = content
    if isNew { offset = contentTop }
    replaceOffset(fields.offset)
    guard hasDetentOfContentHeight else { return }
    if motion == .presenting { return wait(.invalidate(animated: false)) }
    resolveDetents(pace: .immediate)
  }

  private var hasDetentOfContentHeight: Bool {
    var index = 0
    while index < scene.sheet.detents.count {
      if scene.sheet.detents[index].height == .contentHeight { return true }
      index += 1
    }
    return false
  }

  private mutating func replaceOffset(_ stated: Points?) {
    var isHeld = owner == .content
    if sequence == .owned, drag.kind.isLaw {
      isHeld = true
      if drag.owner == .sheet { offset = contentTop + drag.base }
    }
    guard !isHeld else { return }
    if let stated {
      contentMotion = .still
      offset = min(max(stated, contentTop), contentBottom)
    } else if contentMotion == .animated {
      startContent(velocity: contentAnimation.state(at: now).velocity)
    } else {
      offset = min(offset, contentBottom)
    }
  }
}
