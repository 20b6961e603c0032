package import TouchTraces

/// What of the screen a sheet covers, for the hit test of touch-downs (6.3, G11, G13, G14).
package struct SheetFrame: Equatable, Sendable, BitwiseCopyable {
  package let left: Points
  package let width: Points
  /// The lower edge of a card that does not reach the container's bottom; infinite otherwise.
  package let floor: Points

  package init(screen: Screen, sheet: Sheet, tuning: Tuning) {
    let isCompactHeight = screen.verticalSizeClass == .compact
    let isCompactWidth = screen.horizontalSizeClass == .compact
    let inner = screen.width - screen.safeArea.left - screen.safeArea.right
    let preferred = sheet.preferredContentSize.width
    let isAttached = isCompactHeight && sheet.prefersEdgeAttachedInCompactHeight
    if isCompactHeight && !isAttached {
      width = screen.width
    } else if isAttached, sheet.widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 {
      width = min(preferred, inner)
    } else if isAttached {
      width = inner
    } else if isCompactWidth {
      width = screen.width
    } else if sheet.modalPresentationStyle == .formSheet {
      width = min(preferred > 0 ? preferred : tuning.formSheetWidth, inner)
    } else {
      width = inner
    }
    left = (screen.width - width) / 2
    let floats = screen.idiom == .pad && !isCompactWidth && !isCompactHeight
    floor = floats ? screen.height - screen.safeArea.bottom : .infinity
  }

  /// Whether a point lies on the sheet whose top edge is `edge`.
  package func contains(x: Points, y: Points, edge: Points) -> Bool {
    x >= left && x < left + width && y >= edge && y < floor
  }

  /// What lies under a finger, first match of 6.3.
  ///
  /// - Parameters:
  ///   - x: The finger's distance from the container's left edge.
  ///   - y: The finger's distance from the container's top edge.
  ///   - edge: The sheet's top edge.
  ///   - grabber: The grabber's measures; `nil` if it is hidden.
  ///   - headerHeight: Height of the strip above the content; `nil` without content.
  /// - Returns: The target.
  package func target(
    x: Points, y: Points, edge: Points, grabber: Grabber?, headerHeight: Points?
  ) -> TouchTarget {
    guard contains(x: x, y: y, edge: edge) else { return .outside }
    if let grabber, abs(x - (left + width / 2)) <= grabber.side / 2,
      y - edge <= grabber.centre + grabber.side / 2
    {
      return .grabber
    }
    guard let headerHeight else { return .plain }
    return y - edge < headerHeight ? .header : .content
  }

  /// The touch square of a grabber.
  package struct Grabber: Sendable, BitwiseCopyable {
    package var side: Points
    package var centre: Points
  }
}
