import TouchTraces

extension SheetEngine {
  /// The last finger has left by itself.
  mutating func lift() {
    let bringsKeyboard = storedKeyboard != nil
    applyStoredKeyboard()
    switch sequence {
    case .undecided: liftUndecided()
    case .owned:
      switch drag.owner {
      case .sheet: releaseSheet()
      case .content: releaseContent(velocity: velocityAtLift().value, pace: .animated)
      case .none, .undecided: closeSequence(outcome: .ignored)
      }
    case .none, .spent: break
    }
    if bringsKeyboard { makeRoomForKeyboard() }
    settleStoppedContent()
  }

  /// R06: a short touch that never moved is a tap.
  private mutating func liftUndecided() {
    guard gesture.blockedBy == nil, now.since(gesture.start) <= tuning.tapMaximumDuration else {
      return closeSequence(outcome: .ignored)
    }
    tap()
    closeSequence(outcome: gesture.hasDismissed ? .dismissed : .tapped)
  }

  @inline(__always) mutating func velocityAtLift() -> Velocity.Estimate {
    Velocity.estimate(&samples, lift: now, tuning: tuning)
  }

  private mutating func releaseSheet() {
    guard drag.kind != .percent else { return releasePercent(outcome: .settled) }
    let estimate = velocityAtLift()
    if estimate.isStale { record(.s01) }
    decideRelease(velocity: estimate.value, pace: .animated)
    closeSequence(outcome: gesture.hasDismissed ? .dismissed : .settled)
  }

  /// S02 to S07: chooses the detent and sends the sheet there.
  mutating func decideRelease(velocity v: PointsPerSecond, pace: Pace) {
    lastSheetPanEnd = now
    let asked = drag.y0 + translation - drag.k
    let u = tuning.releasePosition == .asked ? asked : y
    let candidates = candidates
    let decision = Release.decision(
      lift(u: u, velocity: v, among: candidates), among: candidates, tuning: tuning)
    if decision.target.detent == nil, drag.dismissal == .unasked { askToDismiss(.l06) }
    record(decision.rule)
    step.release = decision.values
    gesture.releaseRule = decision.rule
    gesture.releaseY = u
    gesture.releaseVelocity = v
    gesture.projectedY = decision.values.projected
    send(to: decision.target, rule: decision.rule, velocity: v, from: asked, pace: pace)
  }

  /// S07: the sheet goes where the release has decided, as fast as the edge followed the finger.
  mutating func send(
    to target: Release.Candidate, rule: Rule, velocity v: PointsPerSecond, from u: Points,
    pace: Pace
  ) {
    let animation = releaseMotion(
      to: target.y, velocity: v, from: u,
      ratio: tuning.isFlick(v) ? tuning.flickDampingRatio : tuning.springDampingRatio)
    guard let detent = target.detent else {
      record(.d04)
      gesture.hasDismissed = true
      return beginDismissal(animation, cause: .swipe, reason: .sheetDrag)
    }
    let isRunning = drag.dismissal == .running
    if isRunning { record(.d05) }
    settle(detent, at: target.y, rule: rule)
    motion = .rest
    guard pace == .animated else {
      owesReappearance = isRunning
      return
    }
    startSettle(animation, owingReappearance: isRunning)
    noteCarriedMomentum(velocity: v, target: target.y)
  }

  /// Selects the target of a release; the keyboard keeps the selection unless it is left (E12).
  private mutating func settle(_ detent: DetentID, at target: Points, rule: Rule) {
    guard isKeyboardUp else { return selectByUser(detent, rule: rule) }
    record(.e12)
    guard target != keyboardPosition else { return }
    keyboard = 0
    selectByUser(detent, rule: rule)
  }

  /// What a release from the edge `u` is decided from.
  @inline(__always) func lift(
    u: Points, velocity: PointsPerSecond, among candidates: Release.Candidates
  ) -> Release.Lift {
    var lift = Release.Lift(u: u, velocity: velocity, height: scene.screen.height)
    lift.translation = translation - drag.k
    lift.current = candidates.index(of: effective)
    lift.mayDismiss = mayDismiss
    return lift
  }

  /// S06: the active detents or the keyboard's position, and the way out where it is one more
  /// detent: by default while a dismissal runs.
  @inline(__always) var candidates: Release.Candidates {
    let isDetent = tuning.dismissalDetent && tuning.settlePolicy == .parameters
    let wayOut = isDetent && mayDismiss ? scene.screen.height : nil
    guard isKeyboardUp else {
      return Release.candidates(geometry, effective: effective, wayOut: wayOut)
    }
    let held = keyboardPosition
    var result = Release.Candidates()
    result.append(Release.Candidate(detent: effective, y: held))
    if tuning.keyboardDrag == .selectsDetent {
      let detents = Release.candidates(geometry, effective: effective, wayOut: nil)
      var index = 0
      while index < detents.count {
        if detents[index].y > held { result.append(detents[index]) }
        index += 1
      }
    }
    if let wayOut { result.append(Release.Candidate(detent: nil, y: wayOut)) }
    return result
  }

  /// S13: what is left of an expanding flick when the sheet has settled at `cap`.
  private mutating func noteCarriedMomentum(velocity v: PointsPerSecond, target: Points) {
    carriedMomentum = nil
    guard tuning.expandMomentum == .carry, drag.kind == .law, v < 0, target == drag.cap
    else { return }
    record(.s13)
    let k = tuning.contentDecay
    let seconds = Double(animation.length) / 1e6
    carriedMomentum = abs(v) * DeterministicMath.exp(-(k * seconds))
  }

  /// S08, S09: the content had the finger.
  mutating func releaseContent(velocity v: PointsPerSecond, pace: Pace) {
    let isRunning = drag.dismissal == .running
    contentMotion = .still
    if isRunning { owesReappearance = true }
    if drag.kind.isLaw { restAfterHandOff(pace: pace) } else { noteRelease(.s08) }
    if isRunning {
      record(.d05)
      if !motion.isAnimated && pace == .animated { settleDebts() }
    }
    step.release = ReleaseDecision(velocity: v)
    if drag.kind != .indicator {
      startContent(velocity: 0 - v, passesOn: passesFling && pace == .animated)
    }
    if motion == .rest, !isVisiting, pace == .animated {
      beginVisitAtCap(y, time: now, cause: .release)
    }
    closeSequence(outcome: .scrolled)
  }

  /// A sheet that a law touch leaves at a detent has selected it; one between detents settles.
  private mutating func restAfterHandOff(pace: Pace) {
    let nearest = nearestRest
    guard abs(y - nearest.y) > epsilon else {
      // A sheet caught within half a pixel of its position rests at it.
      y = nearest.y
      noteRelease(.s08)
      if !isKeyboardUp, let detent = detent(at: drag.cap) { selectByUser(detent, rule: .s08) }
      if !motion.isAnimated { reportOwedChange() }
      return
    }
    noteRelease(.s09)
    if !isKeyboardUp, let detent = nearest.detent { selectByUser(detent, rule: .s09) }
    guard pace == .animated else { return }
    let isOwed = owesReappearance
    owesReappearance = false
    startSettle(
      spring(to: nearest.y, velocity: 0, ratio: tuning.springDampingRatio, cause: .release),
      owingReappearance: isOwed)
  }

  /// The position that a sheet without a finger would go to: the keyboard leaves no choice.
  @inline(__always) var nearestRest: Release.Candidate {
    guard !isKeyboardUp else {
      return Release.Candidate(detent: effective, y: keyboardPosition)
    }
    let candidates = Release.candidates(geometry, effective: effective, wayOut: nil)
    return candidates[candidates.nearest(to: y)]
  }

  mutating func noteRelease(_ rule: Rule) {
    record(rule)
    gesture.releaseRule = rule
  }

  /// R05: content that a touch has stopped beyond its edge goes back when the touch ends
  /// without having scrolled it.
  mutating func settleStoppedContent() {
    guard let outcome = closedOutcome, outcome != .scrolled, gesture.stoppedContent,
      contentMotion == .still, offset < contentTop || offset > contentBottom
    else { return }
    startContent(velocity: 0)
  }
}
