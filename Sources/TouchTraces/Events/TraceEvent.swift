/// One event of a session: a time, and what happened.
public struct TraceEvent: Equatable, Sendable {
  /// When it happened, from the session's start.
  public var time: Timestamp
  /// What happened.
  public var action: TraceAction

  /// Creates the event `action` at `time`.
  public init(time: Timestamp, action: TraceAction) {
    self.time = time
    self.action = action
  }
}

/// What a line of a trace says; rare and large payloads are boxed so that touches stay small.
public enum TraceAction: Equatable, Sendable {
  /// A finger went down, moved, lifted or was taken away by the system.
  case touch(TouchSample)
  /// The keyboard overlaps the container by so many points; 0 hides it.
  case keyboard(overlap: Points)
  /// The container changed: rotation, size class, split view. Only the stated keys.
  indirect case screen(ScreenFields)
  /// The app selected a detent; `nil` clears the selection.
  indirect case select(String?, animated: Bool)
  /// The app replaced the detents.
  indirect case detents([DetentDescription], animated: Bool)
  /// The app had the detents resolved anew.
  case invalidate(animated: Bool)
  /// The app changed properties of the sheet. Only the stated keys.
  indirect case set(SheetFields)
  /// The content changed: reload, programmatic scroll. Only the stated keys.
  indirect case content(ContentFields)
  /// The app presented the sheet.
  case present(animated: Bool)
  /// The app dismissed the sheet.
  case dismiss(animated: Bool)
  /// The app presents another item in place of this one.
  case item(animated: Bool)
  /// Whether this sheet is in front (`true`) or another sheet lies on top.
  case stack(isFront: Bool)
  /// A call, a system gesture, or the app left the screen.
  case interrupt
  /// What the device really did at that moment; never steers the replay.
  indirect case observed(Observation)
  /// A note for people.
  indirect case mark(String)
  /// What the gesture that follows was meant to do.
  case intent(GestureIntent)
  /// The recording ends here.
  case end
}

/// What a labelled gesture was meant to do.
public enum GestureIntent: String, CaseIterable, Sendable, BitwiseCopyable {
  case dismiss
  case expand
  case collapse
  case scroll
}

/// What the device really did at the moment of an `observed` event; only the stated keys.
public struct Observation: Equatable, Sendable {
  /// The detent at which the device's sheet rested.
  public var detent: String?
  /// Whether the device's sheet was dismissed.
  public var dismissed: Bool?
  /// The top edge of the device's sheet.
  public var y: Points?
  /// The content offset on the device.
  public var offset: Points?

  /// Creates an observation of the stated values.
  public init(
    detent: String? = nil, dismissed: Bool? = nil, y: Points? = nil, offset: Points? = nil
  ) {
    self.detent = detent
    self.dismissed = dismissed
    self.y = y
    self.offset = offset
  }
}
