import TouchTraces

extension SheetEngine {
  @inline(__always) mutating func handleTouch(_ sample: TouchSample) {
    switch sample.phase {
    case .began: touchBegan(sample)
    case .moved:
      guard let index = fingers.index(of: sample.touch) else { return reject(.unknownTouch) }
      move(finger: index, to: sample)
    case .ended:
      guard let index = fingers.index(of: sample.touch) else { return reject(.unknownTouch) }
      move(finger: index, to: sample)
      touchLeft(index, isCancel: false)
    case .cancelled:
      guard let index = fingers.index(of: sample.touch) else { return reject(.unknownTouch) }
      touchLeft(index, isCancel: true)
    }
  }

  private mutating func touchBegan(_ sample: TouchSample) {
    guard fingers.index(of: sample.touch) == nil else { return reject(.touchAlreadyDown) }
    let finger = Fingers.Finger(touch: sample.touch, x: sample.x, y: sample.y)
    guard fingers.append(finger) else { return reject(.tooManyTouches) }
    replaceContentNumbers(sample)
    switch sequence {
    case .none: beginSequence(sample)
    case .undecided, .owned:
      record(.e23)
      fingersChanged()
    case .spent: break
    }
  }

  /// 6.3: a touch-down may name the deciding scroll view's offset and height.
  private mutating func replaceContentNumbers(_ sample: TouchSample) {
    guard scene.content != nil, sample.contentOffset != nil || sample.contentHeight != nil
    else { return }
    contentMotion = .still
    if let height = sample.contentHeight { scene.content?.height = height }
    if let offset = sample.contentOffset { self.offset = offset }
  }

  private mutating func beginSequence(_ sample: TouchSample) {
    var trace = GestureTrace(
      start: now, sample: sample, target: target(of: sample), edge: y, dim: dimFraction,
      detent: effective)
    trackedX = sample.x
    trackedY = sample.y
    samples.removeAll()
    appendSample()
    trace.blockedBy = blockingRule
    if motion == .dismissed {
      trace.isForeign = true
      reject(.noSheet)
    }
    sequence = .undecided
    gesture = trace
    if let rule = trace.blockedBy { return record(rule) }
    noteContentUnderFinger()
    guard tuning.settlingTouch == .catchAtTouchDown, motion == .settling, trace.target != .outside
    else { return }
    recognise(direction: .down, dy: 0)
  }

  /// E02 or P07: why the sheet takes no touches now.
  @inline(__always) private var blockingRule: Rule? {
    switch motion {
    case .presenting, .dismissing: isPercentDriven ? .p07 : .e02
    case .settling where isPercentDriven: .p07
    case .dismissed: .e02
    case .rest, .dragged, .settling: isFront ? nil : .e02
    }
  }

  /// R05, and whether the touch went down on content that could scroll.
  private mutating func noteContentUnderFinger() {
    guard scene.content != nil else { return }
    switch gesture.target {
    case .content, .text, .indicator, .horizontalCarousel: break
    case .grabber, .header, .plain, .outside, .control, .customView, .map: return
    }
    if canScroll { gesture.traits.insert(.beganOnScrollableContent) }
    guard contentMotion == .animated else { return }
    contentMotion = .still
    gesture.stoppedContent = true
    record(.r05)
  }

  /// 6.3: a stated target as it is, but for what the sheet does not have.
  @inline(__always) private func target(of sample: TouchSample) -> TouchTarget {
    guard let stated = sample.target else {
      let grabber = SheetFrame.Grabber(side: tuning.grabberTarget, centre: tuning.grabberCentre)
      return frame.target(
        x: sample.x, y: sample.y, edge: y, grabber: hasGrabber ? grabber : nil,
        headerHeight: scene.content == nil ? nil : scene.sheet.headerHeight)
    }
    switch stated {
    case .content, .text, .indicator: return scene.content == nil ? .plain : stated
    case .grabber: return hasGrabber ? .grabber : .header
    case .header, .plain, .outside, .control, .customView, .horizontalCarousel, .map:
      return stated
    }
  }

  /// Whether the sheet shows a grabber; a popover and the percent-driven sheet have none.
  @inline(__always) private var hasGrabber: Bool {
    scene.sheet.prefersGrabberVisible && isFront && !geometry.isFullScreen && !isPopover
      && !isPercentDriven
  }

  /// A finger at a new place is a sample; at the same place it is none.
  @inline(__always) private mutating func move(finger index: Int, to sample: TouchSample) {
    guard fingers.move(at: index, x: sample.x, y: sample.y), isSequenceOpen else { return }
    if tuning.multiTouch == .firstTouch, sample.touch != gesture.firstTouch { return }
    (trackedX, trackedY) = fingers.count == 1 ? (sample.x, sample.y) : trackedPoint
    appendSample()
    switch sequence {
    case .undecided: recogniseIfMoved()
    case .owned: follow()
    case .none, .spent: break
    }
  }

  @inline(__always) private var trackedPoint: (x: Points, y: Points) {
    guard tuning.multiTouch == .firstTouch, let index = fingers.index(of: gesture.firstTouch)
    else { return fingers.centre }
    return (fingers[index].x, fingers[index].y)
  }

  @inline(__always) mutating func appendSample() {
    let entry = VelocitySamples.Entry(time: now, y: trackedY)
    switch tuning.velocityEstimator {
    case .lastTwoDistinctSamples, .leastSquares, .platformStale: samples.appendDistinct(entry)
    case .leastSquares2, .impulse, .weightedPairs, .gestureMean: samples.append(entry)
    }
  }

  /// R07: the jump of the mean moves the touch-down point, the origin of the translation and all
  /// velocity samples, so that neither translation nor velocity jumps.
  private mutating func fingersChanged() {
    guard tuning.multiTouch == .centroid, fingers.count > 0 else { return }
    let point = fingers.centre
    let (dx, dy) = (point.x - trackedX, point.y - trackedY)
    (trackedX, trackedY) = point
    gesture.downX += dx
    gesture.downY += dy
    gesture.fingersChanged = true
    samples.shift(by: dy, newestAt: trackedY)
    drag.originY += dy
  }

  private mutating func touchLeft(_ index: Int, isCancel: Bool) {
    let touch = fingers[index].touch
    fingers.remove(at: index)
    switch sequence {
    case .none: return
    case .spent:
      if fingers.count == 0 { sequence = .none }
      return
    case .undecided, .owned: break
    }
    let isLast =
      tuning.multiTouch == .firstTouch ? touch == gesture.firstTouch : fingers.count == 0
    guard isLast else {
      record(.e23)
      return fingersChanged()
    }
    if isCancel {
      record(.e24)
      cancelSequence(.animated)
    } else {
      lift()
    }
  }

  /// Closes the sequence; fingers that are still down stay known until they lift.
  mutating func closeSequence(outcome: GestureOutcome) {
    guard isSequenceOpen else { return }
    gesture.end = now
    closedOutcome = outcome
    sequence = fingers.count == 0 ? .none : .spent
  }
}
