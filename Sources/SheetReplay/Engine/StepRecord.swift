public import TouchTraces

/// Something that a step did, for the callback log, the rows of a report and the metrics.
public enum StepRecord: Equatable, Sendable, BitwiseCopyable {
  /// A presentation begins; a first one that is there from the start has no such record.
  case presentationBegan(Timestamp)
  /// The sheet is gone; the session ends here.
  case presentationEnded(PresentationEnd)
  case callback(CallbackRecord)
  /// The effective detent changed.
  case detentChanged(DetentChange)
  /// A hand-off was counted; its time and positions are those of the crossing.
  case handOff(HandOffRecord)
  case visitBegan(VisitBegin)
  case visitEnded(VisitEnd)
  /// A motion that dismisses the sheet has begun.
  case dismissalBegan(DismissalBegin)
  /// A gesture ended; it is the step's `gesture`.
  case gestureEnded
}

/// The callbacks of a presentation controller and of the presented view controller.
public enum Callback: String, CaseIterable, Sendable, BitwiseCopyable {
  case shouldDismiss
  case willDismiss
  case didDismiss
  case didAttempt
  case didChange
  case viewWillAppear
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
}

/// One callback that the app would have got.
public struct CallbackRecord: Equatable, Sendable, BitwiseCopyable {
  public var time: Timestamp
  public var callback: Callback
  /// The argument of `didChange`.
  public var detent: DetentID?
  /// The rule behind it.
  public var rule: Rule?
}

/// Who changed the effective detent.
public enum ChangeCause: Sendable, BitwiseCopyable {
  /// A drag, a grabber tap or a tap on the dimming view (C04).
  case user
  /// `select`, `set`, `detents` or `invalidate`.
  case programmatic
  /// The container changed.
  case container
}

/// A change of the effective detent.
public struct DetentChange: Equatable, Sendable, BitwiseCopyable {
  public var time: Timestamp
  public var from: DetentID
  public var to: DetentID
  public var cause: ChangeCause
}

/// The direction of a hand-off.
public enum HandOffDirection: String, CaseIterable, Sendable, BitwiseCopyable {
  case toContent = "to_content"
  case toSheet = "to_sheet"
  case fromOutside = "from_outside"
}

/// A counted hand-off.
public struct HandOffRecord: Equatable, Sendable, BitwiseCopyable {
  /// The time of the crossing's sample.
  public var time: Timestamp
  public var direction: HandOffDirection
  /// The shown edge after the crossing's sample.
  public var y: Points
  /// The shown content offset after the crossing's sample; `nil` without content.
  public var contentOffset: Points?
}

/// What started the motion that ended in a rest, or the rest itself.
public enum MotionCause: Sendable, BitwiseCopyable {
  /// The recording began with the sheet at rest.
  case traceStart
  case presentation
  /// A lift or a cancel.
  case release
  /// A counted hand-off to content.
  case handOff
  case grabber
  case dimmingTap
  case select
  case keyboard
  case detents
  case container
}

/// Why a visit ended.
public enum VisitEndReason: Sendable, BitwiseCopyable {
  case sheetDrag
  case select
  case keyboard
  case grabber
  case dimmingTap
  case detents
  case container
  /// A dismissal that was no drag of this visit.
  case dismissal
  case endOfTrace
}

/// A visit begins (W01).
public struct VisitBegin: Equatable, Sendable, BitwiseCopyable {
  public var time: Timestamp
  public var detent: DetentID
  /// What started the last motion before this rest.
  public var cause: MotionCause
  /// Whether the keyboard was up.
  public var keyboard: Bool
}

/// A visit ends (W02).
public struct VisitEnd: Equatable, Sendable, BitwiseCopyable {
  public var time: Timestamp
  public var reason: VisitEndReason
}

/// What dismissed a sheet.
public enum DismissalCause: String, CaseIterable, Sendable, BitwiseCopyable {
  case swipe
  case tapOutside = "tap_outside"
  case grabber
  case programmatic
}

/// A motion that dismisses the sheet begins.
public struct DismissalBegin: Equatable, Sendable, BitwiseCopyable {
  public var time: Timestamp
  public var cause: DismissalCause
  /// The effective detent at that moment.
  public var detent: DetentID
}

/// The sheet is gone.
public struct PresentationEnd: Equatable, Sendable, BitwiseCopyable {
  /// The time of the last callback.
  public var time: Timestamp
  public var cause: DismissalCause
}

/// The records of one step, in order of time.
public struct RecordList: Equatable, Sendable {
  /// The most records that one step can hold.
  ///
  /// No step of 300 random sessions has more than 10: the end of a settle with its callbacks, then
  /// the end of a gesture with its release.
  public static let capacity = 16

  /// Where the records lie, the first `count` of them.
  ///
  /// Whoever reads several takes its span once: reading one out of a value that is not one's own
  /// copies all.
  package private(set) var storage = InlineArray<16, StepRecord>(
    repeating: .presentationBegan(.zero))
  /// How many records there are.
  public private(set) var count = 0

  init() {}

  /// Whether the same happened in the same order.
  public static func == (a: RecordList, b: RecordList) -> Bool {
    a.count == b.count && a.storage.span.begins(like: b.storage.span, count: a.count)
  }

  /// The record at `index`, which must be below `count`.
  public subscript(index: Int) -> StepRecord {
    precondition(index < count, "a record index must be below the count")
    return storage[index]
  }

  mutating func removeAll() {
    count = 0
  }

  mutating func append(_ record: StepRecord) {
    assert(count < Self.capacity, "a step holds at most \(Self.capacity) records")
    guard count < Self.capacity else { return }
    storage[count] = record
    count += 1
  }
}
