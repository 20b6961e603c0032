import TouchTraces

extension SheetEngine {
  /// Whether section 18 holds in place of detents.
  @inline(__always) var isPercentDriven: Bool {
    tuning.settleModel == .percentDriven || scene.sheet.modalPresentationStyle == .custom
  }

  /// A popover in regular width is no sheet (E16).
  @inline(__always) var isPopover: Bool {
    scene.sheet.modalPresentationStyle == .popover
      && scene.screen.horizontalSizeClass == .regular
  }

  /// Half a device pixel.
  @inline(__always) var epsilon: Points { geometry.epsilon }

  /// Where the sheet comes to rest now: the keyboard's position while it is up, else the effective
  /// detent's.
  @inline(__always) var restY: Points {
    if isPercentDriven { return scene.screen.height - percentHeight }
    if geometry.isFullScreen { return 0 }
    if isKeyboardUp { return keyboardPosition }
    return geometry.position(of: effective)?.y ?? geometry.ySmallest
  }

  /// Whether the keyboard holds the sheet.
  @inline(__always) var isKeyboardUp: Bool {
    keyboard > 0 && !geometry.isFullScreen && !isPopover && !isPercentDriven
  }

  /// The only position while the keyboard is up (E10).
  @inline(__always) var keyboardPosition: Points {
    let largest = geometry.positions[geometry.positions.count - 1].value
    return geometry.position(id: effective, value: largest + keyboard).y
  }

  @inline(__always) var yLargest: Points { isKeyboardUp ? keyboardPosition : geometry.yLargest }

  @inline(__always) var ySmallest: Points {
    guard isKeyboardUp else { return geometry.ySmallest }
    guard tuning.keyboardDrag == .selectsDetent else { return keyboardPosition }
    return max(keyboardPosition, geometry.ySmallest)
  }

  @inline(__always) var bottomExtent: Points { geometry.bottomExtent(tuning: tuning) }
  @inline(__always) var rubberBand: RubberBand {
    RubberBand(coefficient: tuning.rubberBandCoefficient)
  }

  /// What limits the edge of the present drag.
  @inline(__always) var edgeLimits: EdgeLimits {
    let (largest, smallest, height) = (yLargest, ySmallest, scene.screen.height)
    let top = Overdrag(
      curve: tuning.rubberBand.top, band: rubberBand,
      extent: geometry.topExtent(above: largest, tuning: tuning), height: height - largest)
    guard drag.dismissal.holds else {
      return EdgeLimits(largest: largest, smallest: smallest, top: top, bottom: nil)
    }
    let bottom = Overdrag(
      curve: tuning.rubberBand.bottom, band: rubberBand, extent: bottomExtent,
      height: height - smallest)
    return EdgeLimits(largest: largest, smallest: smallest, top: top, bottom: bottom)
  }

  /// Resolves the scene anew: container, detents and effective detent.
  mutating func adoptScene() {
    rebuildGeometry()
    selected = scene.sheet.selectedDetentIdentifier.map { names.id(of: $0) }
    undimmed = scene.sheet.largestUndimmedDetentIdentifier.map { names.id(of: $0) }
    updateEffectiveDetent()
    if let content = scene.content { offset = content.offset ?? contentTop }
    percentHeight = resolvedPercentHeight
  }

  mutating func rebuildGeometry() {
    let tuning = tuning
    geometry.update(
      screen: scene.screen, sheet: scene.sheet, content: scene.content, tuning: tuning,
      id: { names.id(of: $0) })
    frame = SheetFrame(screen: scene.screen, sheet: scene.sheet, tuning: tuning)
  }

  /// G07: the selected detent if it is active, else the smallest active one.
  mutating func updateEffectiveDetent() {
    if isPercentDriven {
      effective = DetentNames.presented
    } else if geometry.isFullScreen {
      effective = DetentNames.large
    } else {
      effective = geometry.position(of: selected)?.id ?? geometry.positions[0].id
    }
  }

  /// P01: the content's height; without one that of the detent effective at the start.
  @inline(__always) private var resolvedPercentHeight: Points {
    let height = scene.screen.height
    let preferred = scene.sheet.preferredContentSize.height
    guard preferred == 0 else { return min(max(preferred, 0), height) }
    return height - (geometry.position(of: selected) ?? geometry.positions[0]).y
  }

  /// The active detent nearest to `edge`, if it lies within half a pixel; the effective one first.
  @inline(__always) func detent(at edge: Points) -> DetentID? {
    if let position = geometry.position(of: effective), abs(position.y - edge) <= epsilon {
      return effective
    }
    var index = geometry.positions.count - 1
    while index >= 0 {
      let position = geometry.positions[index]
      if abs(position.y - edge) <= epsilon { return position.id }
      index -= 1
    }
    return nil
  }
}

extension SheetEngine {
  /// The offset that the content shows; `nil` without content.
  @inline(__always) var shownOffset: Points? { scene.content == nil ? nil : offset }

  /// The content's top edge.
  @inline(__always) var contentTop: Points { 0 - (scene.content?.insetTop ?? 0) }

  /// The height of the content's window, which follows the sheet (2.3, G14).
  @inline(__always) var viewport: Points {
    scene.screen.height - min(y, ySmallest) - scene.sheet.headerHeight
  }

  /// The largest offset.
  @inline(__always) var contentBottom: Points {
    guard let content = scene.content else { return 0 }
    return max(contentTop, content.height + content.insetBottom - viewport)
  }

  @inline(__always) var canScroll: Bool {
    guard let content = scene.content else { return false }
    let fits = contentBottom <= contentTop + epsilon
    return !fits || (content.alwaysBounceVertical && content.bounces)
  }

  /// The offset a finger would have to ask for to show the present one.
  @inline(__always) var askedOffset: Points {
    let (top, bottom) = (contentTop, contentBottom)
    if offset < top { return top - rubberBand.pull(top - offset, dimension: viewport) }
    if offset > bottom { return bottom + rubberBand.pull(offset - bottom, dimension: viewport) }
    return offset
  }
}
