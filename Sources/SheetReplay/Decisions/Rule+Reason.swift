extension Rule {
  /// Why the rule decides as it does, in one sentence, as the sheet model states it.
  public var reason: String {
    switch self {
    case .a01, .a02, .a03, .a04, .a05, .a06, .a07, .a08, .a09, .a10, .a11, .a12, .a13, .a14, .a15,
      .a16, .a17, .a18, .a19, .a20, .a21, .a22, .a23, .a24, .a25, .a26, .a27, .a28, .a29, .a30:
      arbitrationReason
    case .e01, .e02, .e03, .e04, .e05, .e06, .e07, .e08, .e09, .e10, .e11, .e12, .e13, .e14, .e15,
      .e16, .e17, .e18, .e19, .e20, .e21, .e22, .e23, .e24, .e25, .e26, .e27, .e28, .e29, .e30,
      .e31:
      environmentReason
    case .d01: "The drag went below the smallest detent."
    case .d02: "The app refuses dismissal."
    case .d03: "The sheet was pulled far enough against the refusal."
    case .d04:
      "Released past half of the way out, or flicked down below the smallest detent."
    case .d05: "The dismissal was begun and given up."
    case .d07: "A tap on the dimming view dismisses."
    case .d08: "The app dismissed the sheet."
    case .d09: "A tap on the grabber of a one-detent sheet dismisses."
    case .h01: "The sheet has reached the position where content takes over."
    case .h02: "The finger came back past the point where content is at its edge."
    case .h03: "A change of owner counts once the finger is far enough past the crossing."
    case .h04: "The switch lets content pass the finger to the sheet at its top."
    case .h05: "The switch lets a drag from outside capture the sheet."
    case .l01: "Let go beyond the outermost detent, so that one wins."
    case .l02: "Far enough on the way to the next detent, it goes on."
    case .l03: "Not far enough on the way to the next detent, it goes back."
    case .l04: "It moves down fast enough to be dismissed."
    case .l05: "It was pulled down far enough to be dismissed."
    case .l06: "The lift would dismiss, so the app is asked."
    case .l07: "The next size in the direction of the drag wins, however short the drag was."
    case .l08: "It aims far enough away from its stop to go on to the next."
    case .l09: "Any upward speed goes to the next larger state."
    case .l10: "A fast move upwards goes to the largest detent."
    case .l11: "A fast move downwards goes to the smallest detent."
    case .l12: "Above the half-expanded state, the edge against the way down decides."
    case .l13: "The end that way times speed projects is nearest to this detent."
    case .l14: "The nearer of the two lower states wins, whatever the speed."
    case .p01: "The content sets the height."
    case .p02: "A drag starts the dismissal at once."
    case .p03: "The drag sets the percentage."
    case .p04: "The sheet was dragged past its dismiss fraction."
    case .p05: "Not dragged far enough."
    case .p06: "A tap on the overlay dismisses."
    case .p07: "The transition is running."
    case .r01: "The finger moved past the slop."
    case .r05: "Touching moving content stops it."
    case .r06: "A short touch without movement is a tap."
    case .s01: "The finger had stopped before it lifted."
    case .s02: "Released slowly: the nearest detent wins."
    case .s03: "The projected end point is nearest to this detent."
    case .s05: "A flick moves on to the next detent."
    case .s08: "The content had the finger."
    case .s09: "The sheet was let go between detents."
    case .s10: "The system cancelled the touch."
    case .s11: "The system cancelled the touch; it counts as a release at rest."
    case .s13: "The switch lets content coast on after an expanding flick."
    }
  }

  private var arbitrationReason: String {
    switch self {
    case .a01: "The touch began on the sheet itself, outside any scrolling content."
    case .a02: "The sheet is already at its largest detent, so the content scrolls."
    case .a03, .a08: "Content is at its top, so pulling down moves the sheet."
    case .a04: "Content had been scrolled before this touch, so it keeps it."
    case .a05:
      "Content was not at its top when the touch began; it bounces, a new touch is needed."
    case .a06: "Scrolling up from the top expands the sheet first."
    case .a07: "Scrolling must not expand this sheet."
    case .a09: "Content is not scrolled to its top, so scrolling does not expand."
    case .a10: "Content was not at its top when the touch began."
    case .a11: "The content fits, so there is nothing to scroll."
    case .a12: "The content fits and scrolling must not expand: nothing moves."
    case .a13: "The content fits, so pulling down moves the sheet."
    case .a14: "A refresh control keeps vertical pulls for itself."
    case .a15: "Content that scrolls both ways keeps its touches."
    case .a16: "The carousel cannot use a vertical drag."
    case .a17: "The drag was horizontal first, so the sheet stays out."
    case .a18: "The drag may be dismissing the keyboard."
    case .a19: "Too soon after the last sheet drag."
    case .a20: "The moving sheet was caught."
    case .a21: "The scroll indicator moves content only."
    case .a22: "The innermost scroll view decides."
    case .a23: "A control keeps its touch."
    case .a24: "A custom view loses vertical drags to the sheet."
    case .a25: "A text view is a scroll view."
    case .a26: "Two fingers moving together drag the sheet."
    case .a27: "Full screen in compact height: sheet gestures are off."
    case .a28: "The area outside belongs to the app behind."
    case .a29: "The dimming view accepts taps only."
    case .a30: "The app refuses dismissal, so the sheet resists."
    default: ""
    }
  }

  private var environmentReason: String {
    switch self {
    case .e01: "The sheet is presented."
    case .e02: "The sheet does not take touches now."
    case .e03: "The app selected a detent with animation."
    case .e04: "The app selected a detent without animation."
    case .e05: "The change came while the sheet was busy."
    case .e06: "The detents were replaced and the current one survived."
    case .e07: "The current detent was removed."
    case .e08: "The content changed its size."
    case .e09: "The app changed whether it may be dismissed."
    case .e10: "The keyboard needs room."
    case .e11: "The keyboard left."
    case .e12: "The keyboard holds the sheet."
    case .e13: "The container changed."
    case .e14: "Compact height makes the sheet full screen."
    case .e15: "The sheet stays attached to the bottom edge in compact height."
    case .e16: "A popover becomes a sheet in compact width."
    case .e17: "The dimming view was tapped."
    case .e18: "The dimming view was tapped but dismissal is refused."
    case .e19: "The area outside is not dimmed."
    case .e20: "The grabber steps to the next larger detent."
    case .e21: "The grabber of a one-detent sheet was tapped."
    case .e22: "The grabber ends editing first."
    case .e23: "The number of fingers changed."
    case .e24: "The system cancelled the touch."
    case .e25: "The app was interrupted."
    case .e26: "The recording ends here."
    case .e27: "The app dismissed the sheet."
    case .e28: "Another sheet is on top."
    case .e29: "The item changed."
    case .e30: "Only the appearance changed."
    case .e31: "The app changed a property of the sheet."
    default: ""
    }
  }
}
