package import TouchTraces

/// Decides at recognition who gets a drag (section 10 of the sheet model).
package enum Arbitration {
  /// What the decision looks at; all of it is latched for the touch sequence.
  package struct Input: Sendable, BitwiseCopyable {
    package var target: TouchTarget
    package var direction: Direction
    /// Whether the outside was dimmed at touch-down.
    package var isDimmed: Bool
    package var fingers: Int
    /// The sheet fills a compact height (G08).
    package var isFullScreen: Bool
    /// The sheet is shown as a popover (E16).
    package var isPopover: Bool
    package var isSettling: Bool
    package var isAtLargest: Bool
    /// `nil` without content.
    package var content: ContentInput?
    package var expandsByScrolling: Bool
    package var isKeyboardUp: Bool
    /// The sheet came out of a drag less than `repanQuietTime` ago.
    package var isQuietTime: Bool
    /// Content may pass the finger to the sheet although it was not at its edge (H04).
    package var passesLate: Bool
    /// Where content that is not at its top may scroll below the largest detent.
    package var scrolls: ScrollsAtDetents
    /// A drag that begins on content may move the sheet.
    package var dragsFromContent: Bool
    /// One that begins outside content may.
    package var dragsFromHeader: Bool
    /// Content scrolled less than `scrollLockTimeout` ago.
    package var isScrollLocked: Bool
  }

  /// What the decision looks at in the deciding scroll view.
  package struct ContentInput: Sendable, BitwiseCopyable {
    package var isAtTop: Bool
    package var canScroll: Bool
    package var hasRefreshControl: Bool
    package var scrollsHorizontally: Bool
    package var dismissesKeyboard: Bool
  }

  /// The direction of a recognised drag.
  package enum Direction: Sendable, BitwiseCopyable {
    case up
    case down
    case horizontal
  }

  /// What a touch may move.
  package enum Kind: Equatable, Sendable, BitwiseCopyable {
    /// Nothing.
    case none
    /// The sheet only.
    case header
    /// The content only.
    case contentOnly
    /// The content by its scroll indicator.
    case indicator
    /// Sheet and content under the law of section 9.4.
    case law
    /// The same, for a touch on scrolled content (H04).
    case lateLaw
    /// Sheet and content under the law, the content standing where it is.
    case standingLaw

    /// Whether sheet and content share the finger from the start.
    var isEligible: Bool { self == .law || self == .standingLaw }
  }

  /// The row that applies and what the touch may move.
  package struct Row: Equatable, Sendable, BitwiseCopyable {
    package var rule: Rule
    package var kind: Kind

    init(_ rule: Rule, _ kind: Kind) {
      self.rule = rule
      self.kind = kind
    }
  }

  /// The first row that matches, in the order of section 10.
  package static func row(_ input: Input) -> Row {
    if input.target == .outside { return Row(input.isDimmed ? .a29 : .a28, .none) }
    if input.isPopover { return Row(.e16, .contentOnly) }
    if input.isFullScreen {
      let scrolls = isOnContent(input) && input.direction != .horizontal
      return Row(.a27, scrolls ? .contentOnly : .none)
    }
    if input.target == .control || (input.target == .map && input.fingers < 2) {
      return Row(.a23, .none)
    }
    if input.target == .indicator { return Row(.a21, .indicator) }
    if input.direction == .horizontal { return Row(.a17, .none) }
    switch input.target {
    case .customView: return header(.a24, input)
    case .map: return header(.a26, input)
    case .grabber, .header, .plain: return header(.a01, input)
    case .content, .text, .horizontalCarousel, .outside, .indicator, .control:
      guard let content = input.content else { return header(.a01, input) }
      return row(input, content)
    }
  }

  /// The row of a drag on the sheet itself.
  private static func header(_ rule: Rule, _ input: Input) -> Row {
    input.dragsFromHeader ? Row(rule, .header) : Row(.l24, .none)
  }

  /// The rows of a vertical drag on content.
  private static func row(_ input: Input, _ content: ContentInput) -> Row {
    if content.hasRefreshControl { return Row(.a14, .contentOnly) }
    if content.scrollsHorizontally { return Row(.a15, .contentOnly) }
    if content.dismissesKeyboard && input.isKeyboardUp { return Row(.a18, .contentOnly) }
    if input.isQuietTime && !input.isSettling { return Row(.a19, .contentOnly) }
    if !input.dragsFromContent { return Row(.l20, .contentOnly) }
    if input.scrolls == .nowhere { return Row(.l25, .header) }
    let isUp = input.direction == .up
    guard content.isAtTop else {
      if !input.isAtLargest {
        switch input.scrolls {
        case .all, .nowhere: break
        case .mostExpanded: return Row(.l21, .standingLaw)
        case .whenPulledDown: if isUp { return Row(.l22, .standingLaw) }
        }
      }
      let kind = input.passesLate ? Kind.lateLaw : .contentOnly
      if input.isAtLargest { return Row(isUp ? .a04 : .a05, kind) }
      return Row(isUp ? .a09 : .a10, kind)
    }
    if input.isScrollLocked, !isUp { return Row(.l23, input.passesLate ? .lateLaw : .contentOnly) }
    guard content.canScroll else {
      guard isUp else { return Row(.a13, .law) }
      return Row(input.expandsByScrolling ? .a11 : .a12, .law)
    }
    if input.isAtLargest { return Row(isUp ? .a02 : .a03, .law) }
    guard isUp else { return Row(.a08, .law) }
    return Row(input.expandsByScrolling ? .a06 : .a07, .law)
  }

  private static func isOnContent(_ input: Input) -> Bool {
    guard input.content != nil else { return false }
    switch input.target {
    case .content, .text, .horizontalCarousel, .indicator: return true
    case .grabber, .header, .plain, .outside, .control, .customView, .map: return false
    }
  }
}
