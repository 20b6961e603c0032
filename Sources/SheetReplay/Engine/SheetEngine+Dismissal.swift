import TouchTraces

extension SheetEngine {
  /// D01, D02: the first sample of a drag below the smallest detent asks whether the sheet may be
  /// dismissed; once in a touch sequence.
  mutating func askIfBelow(_ u: Points) {
    if drag.awaitsQuestion {
      guard u <= ySmallest else { return }
      drag.awaitsQuestion = false
    }
    guard drag.dismissal == .unasked else { return }
    // A mean of fingers is a rounded sum: equality up to 1e-9 is no crossing (R07).
    let border = gesture.fingersChanged ? ySmallest + 1e-9 : ySmallest
    guard u > border else { return }
    askToDismiss(.d01)
  }

  /// Asks, logs the answer and keeps it for the sequence.
  mutating func askToDismiss(_ rule: Rule) {
    guard isAllowedToDismiss(rule) else {
      record(.d02)
      drag.dismissal = .refused
      gesture.wasRefused = true
      return
    }
    record(rule)
    drag.dismissal = .running
    gesture.askedAndAllowed = true
  }

  /// The dismissal question with its records; `rule` stands behind them.
  mutating func isAllowedToDismiss(_ rule: Rule) -> Bool {
    guard !scene.sheet.isModalInPresentation, isFront else { return false }
    log(.shouldDismiss, rule)
    guard scene.sheet.shouldDismiss else { return false }
    log(.willDismiss, rule)
    log(.viewWillDisappear, rule)
    return true
  }

  /// Whether this release may dismiss: the app has agreed, or would if it were asked.
  @inline(__always) var mayDismiss: Bool {
    switch drag.dismissal {
    case .running: return true
    case .refused, .none: return false
    case .unasked:
      let sheet = scene.sheet
      guard !sheet.isModalInPresentation, isFront, sheet.shouldDismiss else { return false }
      switch tuning.dismissFrom {
      case .belowSmallest, .never: return false
      case .lowestDetent: return geometry.positions[0].id == effective
      case .any: return true
      }
    }
  }

  /// D03, A30: a refused sheet was pulled far enough.
  mutating func noteAttempt() {
    guard drag.dismissal == .refused, !drag.hasAttempted, drag.owner == .sheet,
      y - ySmallest > tuning.attemptFraction * bottomExtent
    else { return }
    drag.hasAttempted = true
    gesture.hasAttempted = true
    record(.d03)
    record(.a30)
    log(.didAttempt, .d03)
  }

  /// Whether the sheet is going or gone, so that changes only wait for the next presentation.
  @inline(__always) var isGone: Bool {
    switch motion {
    case .dismissing, .dismissed: true
    case .rest, .dragged, .settling, .presenting: false
    }
  }

  /// Sends the sheet to the container's bottom.
  mutating func beginDismissal(
    _ animation: SheetAnimation, cause: DismissalCause, reason: VisitEndReason
  ) {
    endVisit(at: now, reason: reason)
    step.records.append(
      .dismissalBegan(DismissalBegin(time: now, cause: cause, detent: effective)))
    begin(animation, as: .dismissing(cause))
    nextScene = initialScene
    queuedChanges.removeAll()
    carriedMomentum = nil
  }

  /// D07, D09: a tap dismisses, if the app allows it.
  mutating func dismissByTap(_ rule: Rule, cause: DismissalCause) -> Bool {
    let sheet = scene.sheet
    if sheet.shouldDismiss && !sheet.isModalInPresentation { payReappearance() }
    guard isAllowedToDismiss(rule) else { return false }
    gesture.hasDismissed = true
    beginDismissal(
      spring(
        to: scene.screen.height, velocity: sheetVelocity, ratio: tuning.springDampingRatio,
        cause: .release), cause: cause, reason: .dismissal)
    return true
  }

  /// E27, D08: the app dismisses the sheet.
  mutating func dismiss(animated: Bool) {
    guard !isGone else { return reject(.ignoredEvent) }
    if motion == .presenting {
      log(.viewDidAppear, .e01)
      queuedChanges.removeAll()
    }
    record(.e27)
    let velocity = sheetVelocity
    let isAnnounced =
      (sequence == .owned && drag.dismissal == .running) || (isPercentDriven && motion == .dragged)
    if isSequenceOpen {
      gesture.endedByDismiss = true
      closeSequence(outcome: .cancelled)
    }
    if !isAnnounced {
      payReappearance()
      log(.viewWillDisappear, .e27)
    }
    let height = scene.screen.height
    let animation =
      isPercentDriven
      ? linear(to: height, seconds: remainingPercentSeconds, cause: .select)
      : spring(
        to: height, velocity: velocity, ratio: tuning.springDampingRatio, cause: .select)
    beginDismissal(animation, cause: .programmatic, reason: .dismissal)
    guard !animated else { return }
    step.settle = nil
    completeDismissal(.programmatic)
  }

  /// The sheet is gone: the last callbacks, and the end of its session.
  mutating func completeDismissal(_ cause: DismissalCause) {
    y = scene.screen.height
    motion = .dismissed
    contentMotion = .still
    reportOwedChange()
    log(.viewDidDisappear, cause.rule)
    if cause != .programmatic && !isPercentDriven { log(.didDismiss, cause.rule) }
    if isSequenceOpen { closeSequence(outcome: .cancelled) }
    flushGesture()
    step.records.append(.presentationEnded(PresentationEnd(time: now, cause: cause)))
    guard let animated = presentsAgain else { return }
    presentsAgain = nil
    beginPresentation(Pace(animated: animated))
  }
}

extension DismissalCause {
  /// The rule behind the last callbacks.
  var rule: Rule {
    switch self {
    case .swipe: .d04
    case .tapOutside: .d07
    case .grabber: .d09
    case .programmatic: .d08
    }
  }
}
