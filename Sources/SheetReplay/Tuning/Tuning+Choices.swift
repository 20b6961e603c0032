/// Where the translation of a drag is counted from.
public enum DragOrigin: String, CaseIterable, Sendable, BitwiseCopyable {
  case recognition
  case touchDown
}

/// When a touch stops a settling sheet.
public enum SettlingTouch: String, CaseIterable, Sendable, BitwiseCopyable {
  case catchAtRecognition
  case catchAtTouchDown
}

/// What several fingers do together.
public enum MultiTouch: String, CaseIterable, Sendable, BitwiseCopyable {
  case centroid
  case firstTouch
}

/// Whether the sheet may pass the finger to the content inside one touch.
public enum HandOffToContent: String, CaseIterable, Sendable, BitwiseCopyable {
  case sameTouch
  case never
}

/// Whether the content may pass the finger to the sheet inside one touch.
public enum HandOffToSheet: String, CaseIterable, Sendable, BitwiseCopyable {
  case whenStartedAtEdge
  case never
  case sameTouch
}

/// Whether content coasts on after a flick that expanded the sheet.
public enum ExpandMomentum: String, CaseIterable, Sendable, BitwiseCopyable {
  case none
  case carry
}

/// What a cancelled touch does to the sheet it owned.
public enum CancelledTouch: String, CaseIterable, Sendable, BitwiseCopyable {
  case returnToStart
  case releaseAtRest
}

/// When a changed detent is reported to the app.
public enum DetentChangeReport: String, CaseIterable, Sendable, BitwiseCopyable {
  case release
  case settled
}

/// What becomes of a selection or of new detents that arrive during the presentation.
public enum ChangesWhilePresenting: String, CaseIterable, Sendable, BitwiseCopyable {
  case ignored
  case queued
}

/// Where a drag may end while the keyboard is up.
public enum KeyboardDrag: String, CaseIterable, Sendable, BitwiseCopyable {
  case returnsToKeyboardDetent
  case selectsDetent
}

/// What becomes of touches outside an undimmed modal sheet.
public enum ModalOutsideTouches: String, CaseIterable, Sendable, BitwiseCopyable {
  case passThrough
  case blocked
}

/// Whether a drag that began outside may capture the sheet when it enters it.
public enum OutsideCapture: String, CaseIterable, Sendable, BitwiseCopyable {
  case off
  case on
}

/// What a rotation does to a drag.
public enum RotationDuringDrag: String, CaseIterable, Sendable, BitwiseCopyable {
  case cancel
  case reanchor
}

/// How a release is decided.
public enum SettleModel: String, CaseIterable, Sendable, BitwiseCopyable {
  case detents
  case percentDriven
}
