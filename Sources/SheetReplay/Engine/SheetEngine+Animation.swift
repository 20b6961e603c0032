import TouchTraces

extension SheetEngine {
  /// Ends all animations that are over at `time`, earliest first, at their own times; the sheet's
  /// before the content's when equal.
  mutating func runDeadlines(through time: Timestamp) {
    while deadline <= time, deadline < .never {
      let isSheet = motion.isAnimated && animation.end == deadline
      now = max(now, deadline)
      evaluateAnimations()
      if isSheet {
        finishSheetAnimation()
      } else {
        contentMotion = .still
        limitRestingContent()
        if contentAnimation.passesOn { passFlingToSheet() }
      }
    }
  }

  /// Finds out anew when the first of the running animations ends.
  mutating func updateDeadline() {
    let sheet = motion.isAnimated ? animation.end : .never
    let content = contentMotion == .animated ? contentAnimation.end : .never
    deadline = min(sheet, content)
  }

  /// Moves sheet, then content, to where their animations are now.
  @inline(__always) mutating func evaluateAnimations() {
    guard deadline < .never else { return }
    if motion.isAnimated { y = animation.state(at: now).y }
    if contentMotion == .animated { offset = contentAnimation.state(at: now).offset }
  }

  private mutating func finishSheetAnimation() {
    switch motion {
    case .settling: finishSettle()
    case .presenting:
      y = animation.target
      finishPresentation()
    case .dismissing(let cause): completeDismissal(cause)
    case .rest, .dragged, .dismissed: break
    }
  }

  private mutating func finishSettle() {
    y = animation.target
    motion = .rest
    settleDebts()
    beginVisit(at: now, cause: animation.cause)
    startCarriedMomentum()
    limitRestingContent()
  }

  /// Logs what waits for the end of a settle or of whatever replaced it: first the change of
  /// detent, then the reappearance.
  mutating func settleDebts() {
    reportOwedChange()
    payReappearance()
  }

  mutating func reportOwedChange() {
    guard owesChange else { return }
    owesChange = false
    guard effective != lastReported else { return }
    lastReported = effective
    log(.didChange, nil, detent: effective)
  }

  /// D05: the pair of a dismissal that was started and taken back.
  mutating func payReappearance() {
    guard owesReappearance else { return }
    owesReappearance = false
    let rule: Rule = isPercentDriven ? .p05 : .d05
    log(.viewWillAppear, rule)
    log(.viewDidAppear, rule)
  }

  /// The velocity of the running sheet animation; 0 without one.
  @inline(__always) var sheetVelocity: PointsPerSecond {
    motion.isAnimated ? animation.state(at: now).v : 0
  }

  /// A spring from the shown edge to `target` (13.1).
  @inline(__always) func spring(
    to target: Points, velocity: PointsPerSecond, ratio: Double, cause: MotionCause
  ) -> SheetAnimation {
    let spring = Spring(
      omega: Spring.omega(response: tuning.springResponse), ratio: ratio, distance: y - target,
      velocity: velocity)
    let length = spring.end(
      probe: tuning.settleProbe, limit: tuning.settleLimit, nearness: tuning.settleDistance,
      slowness: tuning.settleSpeed)
    return SheetAnimation(
      start: now, end: now.advanced(by: length), target: target, curve: .spring(spring),
      cause: cause)
  }

  /// Even motion from the shown edge to `target` within `seconds` (section 18).
  @inline(__always) func linear(to target: Points, seconds: Double, cause: MotionCause)
    -> SheetAnimation
  {
    SheetAnimation(
      start: now, end: now.advanced(by: microsecondsRoundedUp(seconds)), target: target,
      curve: .linear(distance: y - target, seconds: seconds), cause: cause)
  }

  /// Starts a settle; what the one before it owed is paid first.
  mutating func startSettle(_ animation: SheetAnimation, owingReappearance: Bool = false) {
    payReappearance()
    endVisit(at: now, reason: animation.cause.visitEnd)
    owesReappearance = owingReappearance
    carriedMomentum = nil
    begin(animation, as: .settling)
  }

  /// Moves the sheet as `animation` says.
  mutating func begin(_ animation: SheetAnimation, as motion: SheetMotion) {
    self.animation = animation
    self.motion = motion
    step.settle = animation.length
  }

  /// Puts the sheet at `target` in this step.
  mutating func jump(to target: Points, cause: MotionCause) {
    payReappearance()
    endVisit(at: now, reason: cause.visitEnd)
    y = target
    motion = .rest
    carriedMomentum = nil
    reportOwedChange()
    beginVisit(at: now, cause: cause)
  }

  /// Whether a move that the app starts is shown at once or over time.
  enum Pace {
    case animated
    case immediate

    init(animated: Bool) {
      self = animated ? .animated : .immediate
    }
  }

  /// Moves a sheet that no finger, presentation or dismissal holds to where it should rest.
  mutating func moveToRest(cause: MotionCause, pace: Pace) {
    let target = restY
    switch motion {
    case .dragged, .presenting, .dismissing, .dismissed: return
    case .rest where y == target: return
    case .rest, .settling: break
    }
    guard !isPopover else { return }
    releaseSheetFromContentTouch()
    switch pace {
    case .animated:
      startSettle(
        spring(
          to: target, velocity: sheetVelocity, ratio: tuning.springDampingRatio, cause: cause))
    case .immediate: jump(to: target, cause: cause)
    }
  }

  /// Where the sheet is or is going to be.
  @inline(__always) var presentTarget: Points { motion.isAnimated ? animation.target : y }
}

extension MotionCause {
  /// Why a visit ends when a motion of this cause begins.
  var visitEnd: VisitEndReason {
    switch self {
    case .traceStart, .presentation, .release, .handOff: .sheetDrag
    case .grabber: .grabber
    case .dimmingTap: .dimmingTap
    case .select: .select
    case .keyboard: .keyboard
    case .detents: .detents
    case .container: .container
    }
  }

  /// Whether a settle began with a lift or a tap (9.3).
  var isTouch: Bool {
    switch self {
    case .release, .grabber, .dimmingTap, .handOff: true
    case .traceStart, .presentation, .select, .keyboard, .detents, .container: false
    }
  }
}
