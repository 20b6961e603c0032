package import TouchTraces

/// Where a sheet can rest in its container (G01 to G12), without regard to the keyboard.
///
/// ```
///   0 +--------------+      y grows downwards; a detent's value is a height inside the safe area:
///     | top inset    |      y = H - bottom - value
///     | topPad       |
///     |==============| yMax = the full position
///     |              |
///     |--------------| y of medium
///     |              |
///   H +--------------+
/// ```
package struct SheetGeometry: Equatable, Sendable {
  /// An active detent: its value and the top edge at which the sheet rests.
  package struct Position: Equatable, Sendable, BitwiseCopyable {
    package var id: DetentID
    package var value: Points
    package var y: Points
  }

  package private(set) var height: Points = 0
  package private(set) var scale = 1.0
  /// The largest value a detent can have (G01).
  package private(set) var maximum: Points = 0
  /// The full position, whether or not a detent is there (G03).
  package private(set) var yMax: Points = 0
  /// Whether the sheet fills a compact height and takes no gestures (G08).
  package private(set) var isFullScreen = false
  /// Clamp of the overshoot above the largest position (G12) needs the top inset.
  package private(set) var top: Points = 0
  package private(set) var bottom: Points = 0
  /// The active detents by ascending value; never empty (G05, G06).
  package private(set) var positions: [Position] = []

  /// Creates a geometry that is still to be resolved.
  init() {}

  package init(
    screen: Screen, sheet: Sheet, content: Content?, tuning: Tuning,
    id: (String) -> DetentID
  ) {
    update(screen: screen, sheet: sheet, content: content, tuning: tuning, id: id)
  }

  /// Resolves container and detents anew, in the memory that is there.
  mutating func update(
    screen: Screen, sheet: Sheet, content: Content?, tuning: Tuning, id: (String) -> DetentID
  ) {
    let isCompact = screen.verticalSizeClass == .compact
    height = screen.height
    scale = screen.scale
    top = screen.safeArea.top
    bottom = screen.safeArea.bottom
    isFullScreen = isCompact && !sheet.prefersEdgeAttachedInCompactHeight
    let room =
      screen.height - screen.safeArea.top - screen.safeArea.bottom
      - Self.topPad(screen, tuning: tuning)
    maximum = max(room, 0)
    yMax = isFullScreen ? 0 : screen.height - screen.safeArea.bottom - maximum
    resolve(sheet: sheet, content: content, isCompact: isCompact, tuning: tuning, id: id)
  }

  /// Half a device pixel.
  @inline(__always) package var epsilon: Points { 0.5 / scale }

  @inline(__always) package var yLargest: Points {
    isFullScreen ? 0 : positions[positions.count - 1].y
  }
  @inline(__always) package var ySmallest: Points { isFullScreen ? 0 : positions[0].y }

  /// The active detent `id`, or `nil` if it is not active.
  @inline(__always) package func position(of id: DetentID?) -> Position? {
    guard let id, let index = index(of: id) else { return nil }
    return positions[index]
  }

  @inline(__always) private func index(of id: DetentID) -> Int? {
    var index = 0
    while index < positions.count {
      if positions[index].id == id { return index }
      index += 1
    }
    return nil
  }

  /// The position that a detent of `value` has (G03).
  @inline(__always) package func position(id: DetentID, value: Points) -> Position {
    let limited = min(max(value, 0), maximum)
    return Position(id: id, value: limited, y: height - bottom - limited)
  }

  /// How far the shown edge can rise above `yLargest` (G12).
  @inline(__always) package func topExtent(above yLargest: Points, tuning: Tuning) -> Points {
    min(max(yLargest - top, 0), tuning.topExtentMaximum)
  }

  /// How far the shown edge of a refused sheet can sink (G12).
  @inline(__always) package func bottomExtent(tuning: Tuning) -> Points {
    min(tuning.bottomExtentFraction * (height - yMax), tuning.bottomExtentMaximum)
  }

  /// How much the dimming view covers at the edge `y` (G10).
  package func dimFraction(at y: Points, undimmed: DetentID?) -> Double {
    guard !isFullScreen else { return 1 }
    var low = height
    var high = positions[0].y
    if let undimmed, let index = index(of: undimmed) {
      guard index + 1 < positions.count else { return 0 }
      low = positions[index].y
      high = positions[index + 1].y
    }
    guard low != high else { return y >= low ? 0 : 1 }
    return min(max((low - y) / (low - high), 0), 1)
  }

  /// G02.
  private static func topPad(_ screen: Screen, tuning: Tuning) -> Points {
    if screen.verticalSizeClass == .compact { return tuning.topPadCompactHeight }
    if screen.idiom == .pad { return tuning.topPadPad }
    return screen.homeIndicator ? tuning.topPadHomeIndicator : tuning.topPadHomeButton
  }

  /// G04 to G06: resolves in list order, drops inactive ones, sorts by value, stable.
  private mutating func resolve(
    sheet: Sheet, content: Content?, isCompact: Bool, tuning: Tuning, id: (String) -> DetentID
  ) {
    while !positions.isEmpty { positions.removeLast() }
    if positions.capacity == 0 { positions.reserveCapacity(sheet.detents.count) }
    var place = 0
    while place < sheet.detents.count {
      let detent = sheet.detents[place]
      place += 1
      guard
        let value = value(
          of: detent.height, sheet: sheet, content: content, isCompact: isCompact, tuning: tuning)
      else { continue }
      insert(position(id: id(detent.id), value: value))
    }
    if positions.isEmpty { positions.append(position(id: DetentNames.large, value: maximum)) }
  }

  /// Puts an active detent behind those of the same value, unless it is there already.
  private mutating func insert(_ position: Position) {
    guard index(of: position.id) == nil else { return }
    positions.append(position)
    var place = positions.count - 1
    while place > 0, positions[place - 1].value > positions[place].value {
      positions.swapAt(place - 1, place)
      place -= 1
    }
  }

  private func value(
    of height: DetentDescription.Height, sheet: Sheet, content: Content?, isCompact: Bool,
    tuning: Tuning
  ) -> Points? {
    switch height {
    case .large: return maximum
    case .medium:
      guard !isCompact else { return nil }
      let isTall = self.height > tuning.mediumFactorHeight
      return (isTall ? tuning.mediumFactor : tuning.mediumFactorShort) * maximum
    case .fixed(let value): return min(max(value, 0), maximum)
    case .fraction(let fraction): return fraction * maximum
    case .inactive: return nil
    case .contentHeight:
      guard let content else {
        let preferred = sheet.preferredContentSize.height
        return preferred == 0 ? nil : min(max(preferred, 0), maximum)
      }
      let fitted = content.height + content.insetTop + content.insetBottom + sheet.headerHeight
      return min(max(fitted, 0), maximum)
    }
  }
}
