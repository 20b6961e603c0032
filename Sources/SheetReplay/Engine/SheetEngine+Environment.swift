import TouchTraces

extension SheetEngine {
  /// E10, E11: the keyboard comes, grows, shrinks or goes.
  mutating func keyboardChanged(to overlap: Points) {
    if isGone {
      storedKeyboard = overlap
      return
    }
    record(overlap > 0 ? .e10 : .e11)
    guard motion != .dragged, motion != .presenting else {
      storedKeyboard = overlap
      return
    }
    guard overlap != keyboard else { return }
    keyboard = overlap
    makeRoomForKeyboard()
  }

  /// Moves the sheet where the keyboard leaves it, unless it is going there already.
  mutating func makeRoomForKeyboard() {
    guard presentTarget != restY else { return }
    moveToRest(cause: .keyboard, pace: .animated)
  }

  /// E22: a tap on the grabber ends editing.
  mutating func hideKeyboard() {
    keyboard = 0
    record(.e11)
    moveToRest(cause: .keyboard, pace: .animated)
  }

  /// Brings into force what the keyboard did during a drag or a presentation.
  mutating func applyStoredKeyboard() {
    guard let overlap = storedKeyboard else { return }
    storedKeyboard = nil
    keyboard = overlap
  }

  /// E13: rotation, size class, split view.
  mutating func containerChanged(_ fields: ScreenFields) {
    let stated = scene.statedScreen.updated(by: fields, from: scene.screen)
    guard motion == .dismissed else {
      return replaceContainer {
        $0.scene.statedScreen = stated
        $0.scene.screen = stated.resolved()
      }
    }
    scene.statedScreen = stated
    scene.screen = stated.resolved()
    rebuildGeometry()
    y = scene.screen.height
  }

  /// Cancels or re-anchors an open touch, changes the container and puts the sheet where it rests.
  private mutating func replaceContainer(_ change: (inout SheetEngine) -> Void) {
    record(.e13)
    let keeps = tuning.rotationDuringDrag == .reanchor
    if isSequenceOpen && !keeps {
      record(.e24)
      cancelSequence(.immediate)
    }
    change(&self)
    rebuildGeometry()
    refreshEffectiveDetent(cause: .container)
    percentHeight = min(percentHeight, scene.screen.height)
    switch motion {
    case .presenting:
      y = restY
      finishPresentation()
    case .dismissing(let cause): completeDismissal(cause)
    case .dismissed: y = scene.screen.height
    case .dragged:
      y = restY
      reanchor()
    case .rest where y == restY && !owesReappearance:
      beginVisit(at: now, cause: .release)
      reanchor()
    case .rest, .settling:
      jump(to: restY, cause: .container)
      reanchor()
    }
  }

  /// E13 with `reanchor`: the drag goes on from the new position.
  private mutating func reanchor() {
    guard sequence == .owned else { return }
    guard drag.owner == .sheet else { return releaseSheetFromContentTouch() }
    drag.y0 = y
    drag.originY = trackedY
    drag.k = 0
  }

  /// E25: a call, a system gesture, the app left.
  mutating func interrupt() {
    record(.e25)
    guard isSequenceOpen else { return }
    record(.e24)
    cancelSequence(.animated)
  }

  /// E28: another sheet lies on top, or this one is in front again.
  mutating func stackChanged(isFront front: Bool) {
    guard !isGone else { return reject(.ignoredEvent) }
    record(.e28)
    if !front && isSequenceOpen {
      record(.e24)
      cancelSequence(.animated)
    }
    isFront = front
  }

  /// E09, E30, E31: properties in the order of the table in section 2.1, the header last.
  mutating func setProperties(_ fields: SheetFields) {
    guard !isGone else {
      nextScene.value.sheet = fields.applied(to: nextScene.value.sheet)
      return
    }
    if let style = fields.modalPresentationStyle {
      record(.e31)
      replaceContainer { $0.scene.sheet.modalPresentationStyle = style }
    }
    if let detents = fields.detents {
      record(.e31)
      replaceDetents(detents, animated: false)
    }
    if case .set(let id) = fields.selectedDetentIdentifier {
      record(.e31)
      select(id, animated: false)
    }
    setAppearance(fields)
    if let expands = fields.prefersScrollingExpandsWhenScrolledToEdge {
      record(.e31)
      scene.sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
    }
    if let attached = fields.prefersEdgeAttachedInCompactHeight {
      record(.e31)
      replaceContainer { $0.scene.sheet.prefersEdgeAttachedInCompactHeight = attached }
    }
    setAnswers(fields)
    if fields.preferredContentSize != nil || fields.headerHeight != nil {
      record(.e31)
      scene.sheet.preferredContentSize =
        fields.preferredContentSize ?? scene.sheet.preferredContentSize
      scene.sheet.headerHeight = fields.headerHeight ?? scene.sheet.headerHeight
      frame = SheetFrame(screen: scene.screen, sheet: scene.sheet, tuning: tuning)
      invalidateDetents(animated: false)
    }
  }

  private mutating func setAppearance(_ fields: SheetFields) {
    var appearance = SheetFields()
    appearance.largestUndimmedDetentIdentifier = fields.largestUndimmedDetentIdentifier
    appearance.widthFollowsPreferredContentSizeWhenEdgeAttached =
      fields.widthFollowsPreferredContentSizeWhenEdgeAttached
    appearance.prefersGrabberVisible = fields.prefersGrabberVisible
    appearance.preferredCornerRadius = fields.preferredCornerRadius
    guard appearance != SheetFields() else { return }
    record(.e30)
    scene.sheet = appearance.applied(to: scene.sheet)
    undimmed = scene.sheet.largestUndimmedDetentIdentifier.map { names.id(of: $0) }
    frame = SheetFrame(screen: scene.screen, sheet: scene.sheet, tuning: tuning)
  }

  private mutating func setAnswers(_ fields: SheetFields) {
    guard fields.isModalInPresentation != nil || fields.shouldDismiss != nil else { return }
    record(.e09)
    scene.sheet.isModalInPresentation =
      fields.isModalInPresentation ?? scene.sheet.isModalInPresentation
    scene.sheet.shouldDismiss = fields.shouldDismiss ?? scene.sheet.shouldDismiss
  }
}

extension ScreenFields {
  /// The keys that hold after a `screen` event: what it states, then what was stated before; size
  /// classes and home indicator are derived anew when the size changed, the device stays.
  func updated(by event: ScreenFields, from screen: Screen) -> ScreenFields {
    var before = self
    before.width = screen.width
    before.height = screen.height
    before.scale = screen.scale
    before.safeArea = screen.safeArea
    before.idiom = screen.idiom
    let width = event.width ?? screen.width
    let height = event.height ?? screen.height
    if width != screen.width || height != screen.height {
      before.homeIndicator = nil
      before.horizontalSizeClass = nil
      before.verticalSizeClass = nil
    }
    return event.merged(over: before)
  }
}
