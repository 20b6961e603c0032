import TouchTraces

extension SheetEngine {
  /// E01: the app presents the sheet.
  mutating func present(animated: Bool) {
    switch motion {
    case .rest, .dragged, .settling, .presenting: return reject(.ignoredEvent)
    case .dismissing(let cause):
      presentsAgain = nil
      completeDismissal(cause)
    case .dismissed: break
    }
    beginPresentation(Pace(animated: animated))
  }

  /// E29: the app presents another item; one that is there goes first.
  mutating func itemChanged(animated: Bool) {
    guard !isGone else {
      record(.e29)
      return present(animated: animated)
    }
    record(.e29)
    presentsAgain = animated
    dismiss(animated: animated)
  }

  /// A presentation starts from the header's scene and what was stored since the last one ended;
  /// container and keyboard keep their present values.
  mutating func beginPresentation(_ pace: Pace) {
    record(.e01)
    let screen = (scene.screen, scene.statedScreen)
    scene = nextScene.value
    (scene.screen, scene.statedScreen) = screen
    isFront = true
    lastSheetPanEnd = nil
    owesChange = false
    owesReappearance = false
    applyStoredKeyboard()
    contentMotion = .still
    adoptScene()
    lastReported = effective
    y = scene.screen.height
    step.records.append(.presentationBegan(now))
    log(.viewWillAppear, .e01)
    let animation =
      isPercentDriven
      ? linear(to: restY, seconds: tuning.percentDuration, cause: .presentation)
      : spring(
        to: restY, velocity: 0, ratio: tuning.springDampingRatio, cause: .presentation)
    begin(animation, as: .presenting)
    guard pace == .animated else {
      step.settle = nil
      y = restY
      return finishPresentation()
    }
  }

  /// The sheet has come up: what waited for that moment comes into force.
  mutating func finishPresentation() {
    motion = .rest
    log(.viewDidAppear, .e01)
    beginVisit(at: now, cause: .presentation)
    applyStoredKeyboard()
    makeRoomForKeyboard()
    let changes = queuedChanges
    queuedChanges.removeAll()
    for change in changes { applyQueued(change) }
    limitRestingContent()
  }

  private mutating func applyQueued(_ change: TraceAction) {
    switch change {
    case .select(let id, let animated): select(id, animated: animated)
    case .detents(let list, let animated): replaceDetents(list, animated: animated)
    case .invalidate(let animated): resolveDetents(pace: Pace(animated: animated))
    case .touch, .keyboard, .screen, .set, .content, .present, .dismiss, .item, .stack,
      .interrupt, .observed, .mark, .intent, .end:
      break
    }
  }
}
