import TouchTraces

/// What a gesture has done so far, for its row in the report; valid while a sequence is open and
/// until its row is written.
struct GestureTrace: Equatable, Sendable, BitwiseCopyable {
  var start = Timestamp.zero
  var end = Timestamp.zero
  var firstTouch = TouchID(0)
  var target = TouchTarget.plain
  var downX: Points = 0
  var downY: Points = 0
  /// The edge and the dimming at touch-down, which taps and the outside are judged by.
  var edgeAtDown: Points = 0
  var dimAtDown: Double = 0
  /// E02 or P07: the sheet does not take this sequence.
  var blockedBy: Rule?
  /// It began when there was no sheet: it belongs to no session.
  var isForeign = false
  var stoppedContent = false
  var fromDetent = DetentNames.large
  var arbitration: Rule?
  var firstOwner: Owner?
  /// Edge and offset shown at recognition.
  var yAtRecognition: Points = 0
  var offsetAtRecognition: Points = 0
  var hasMoved = false
  var fingersChanged = false
  var travel: Points = 0
  var overdrag: Points = 0
  var handOffsToContent: Int32 = 0
  var handOffsToSheet: Int32 = 0
  var releaseY: Points?
  var releaseVelocity: PointsPerSecond?
  var projectedY: Points?
  var releaseRule: Rule?
  /// D01, D02, D03 and H02 in this sequence.
  var askedAndAllowed = false
  var wasRefused = false
  var hasAttempted = false
  var wentToSheet = false
  /// It began a motion that dismisses the sheet.
  var hasDismissed = false
  var endedByDismiss = false
  var traits: GestureTraits = []

  init() {}

  init(
    start: Timestamp, sample: TouchSample, target: TouchTarget, edge: Points, dim: Double,
    detent: DetentID
  ) {
    self.start = start
    end = start
    firstTouch = sample.touch
    self.target = target
    downX = sample.x
    downY = sample.y
    edgeAtDown = edge
    dimAtDown = dim
    fromDetent = detent
  }

  /// Takes note of a sample at which the sheet had the finger.
  @inline(__always) mutating func noteSheet(at y: Points, overdrag: Points, epsilon: Points) {
    traits.insert(.sheetDrag)
    let travelled = abs(y - yAtRecognition)
    travel = max(travel, travelled)
    if travelled >= epsilon { hasMoved = true }
    self.overdrag = max(self.overdrag, overdrag)
  }

  /// Takes note of a sample at which the content had the finger.
  @inline(__always) mutating func noteContent(at offset: Points, epsilon: Points) {
    if abs(offset - offsetAtRecognition) >= epsilon { hasMoved = true }
  }
}
