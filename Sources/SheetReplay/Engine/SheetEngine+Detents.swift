import TouchTraces

extension SheetEngine {
  /// E03, E04: the app selects a detent.
  mutating func select(_ id: String?, animated: Bool) {
    guard !isGone else { return reject(.ignoredEvent) }
    if motion == .presenting { return wait(.select(id, animated: animated)) }
    scene.sheet.selectedDetentIdentifier = id
    let isDragged = isSheetDragged
    changeSelection(to: id.map { names.id(of: $0) }, cause: .programmatic)
    guard !geometry.isFullScreen, !isPercentDriven else { return record(animated ? .e03 : .e04) }
    if isDragged { return record(.e05) }
    if isKeyboardUp { return record(.e12) }
    if owner != .content { record(animated ? .e03 : .e04) }
    moveToRest(cause: .select, pace: Pace(animated: animated))
    if step.rules.count == 0 { record(animated ? .e03 : .e04) }
  }

  /// E05: changes that come while the sheet is presented are dropped or wait.
  mutating func wait(_ change: TraceAction) {
    record(.e05)
    switch tuning.changesWhilePresenting {
    case .ignored: reject(.ignoredEvent)
    case .queued: queuedChanges.append(change)
    }
  }

  /// Whether a finger holds the sheet, which keeps it until the lift.
  @inline(__always) var isSheetDragged: Bool {
    motion == .dragged
  }

  /// E06, E07: the app replaces the detents.
  mutating func replaceDetents(_ list: [DetentDescription], animated: Bool) {
    if isGone {
      nextScene.value.sheet.detents = list
      return
    }
    if motion == .presenting { return wait(.detents(list, animated: animated)) }
    scene.sheet.detents = list
    resolveDetents(pace: Pace(animated: animated))
  }

  /// E08: the app has the resolvers run anew.
  mutating func invalidateDetents(animated: Bool) {
    guard !isGone else { return reject(.ignoredEvent) }
    record(.e08)
    if motion == .presenting { return wait(.invalidate(animated: animated)) }
    resolveDetents(pace: Pace(animated: animated))
  }

  /// Resolves the list anew and moves the sheet where the new list has it.
  mutating func resolveDetents(pace: Pace) {
    let before = effective
    let isDragged = isSheetDragged
    rebuildGeometry()
    refreshEffectiveDetent(cause: .programmatic)
    if isDragged { return record(.e05) }
    guard !geometry.isFullScreen, !isPercentDriven else { return record(.e06) }
    let survives = geometry.position(of: before) != nil
    let target = restY
    if target == presentTarget { return record(survives ? .e06 : .e07) }
    if owner != .content { record(survives ? .e06 : .e07) }
    if survives || tuning.removedDetentAnimates {
      moveToRest(cause: .detents, pace: pace)
    } else {
      moveToRest(cause: .detents, pace: .immediate)
    }
  }

  /// E05: a sheet that the app moves leaves the finger to the content for the rest of the touch.
  mutating func releaseSheetFromContentTouch() {
    guard sequence == .owned, drag.owner == .content else { return }
    record(.e05)
    guard drag.kind.isLaw else { return }
    drag.kind = .contentOnly
    drag.q0 = askedOffset
    drag.originY = trackedY
    drag.k = 0
    drag.crossing = nil
  }
}
