import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// A hand-made explanation with one of everything.
enum SampleExplanation {
  static let flick: GestureExplanation = {
    var row = GestureRow(
      number: 2, startMicroseconds: 1_200_000, endMicroseconds: 1_612_000, target: .header,
      fromDetent: "medium", toDetent: "large", outcome: .settled)
    row.firstOwner = .sheet
    row.arbitrationRule = .a01
    row.releaseRule = .s05
    row.releaseY = 358.56
    row.releaseVelocity = -1100
    row.projectedY = 249.66
    let medium = NearestComparison.Place(detent: "medium", y: 398.56)
    let large = NearestComparison.Place(detent: "large", y: 69)
    return GestureExplanation(
      row: row,
      decisions: [
        GestureDecision(
          timeMicroseconds: 1_216_667, rule: .r01,
          comparisons: [
            .threshold(ThresholdComparison(.fingerTravel, 10.05, .atLeast, .touchSlop, 10))
          ]),
        GestureDecision(timeMicroseconds: 1_216_667, rule: .a01),
        GestureDecision(
          timeMicroseconds: 1_612_000, rule: .s05,
          comparisons: [
            .threshold(ThresholdComparison(.releaseSpeed, 1100, .atLeast, .flickSpeed, 1000)),
            .nearest(
              NearestComparison(
                projected: 249.66, nearest: medium, runnerUp: large, movedOn: large)),
          ]),
      ], changes: changes)
  }()

  static let press = GestureExplanation(
    row: GestureRow(
      number: 1, startMicroseconds: 0, endMicroseconds: 900_000, target: .content,
      fromDetent: "medium", toDetent: "medium", outcome: .ignored),
    decisions: [
      GestureDecision(
        timeMicroseconds: 900_000, rule: nil,
        comparisons: [
          .threshold(
            ThresholdComparison(.pressDuration, 900_000, .moreThan, .tapMaximumDuration, 750_000))
        ])
    ])

  static let session = SessionExplanation(
    sessionID: "s-0001", gestureCount: 2, gestures: [press, flick])

  private static var changes: OutcomeChanges {
    let stays = GestureResult(outcome: .settled, toDetent: "medium")
    var changes = OutcomeChanges()
    changes.travel = MotionChange(factor: 0.75, from: -50, to: -37.4999, result: stays)
    changes.releaseSpeed = MotionChange(
      factor: 0.5, from: -1100, to: -999.96,
      result: GestureResult(outcome: .dismissed, toDetent: nil))
    changes.tuning = [
      TuningChange(
        field: "flickSpeed", unit: .pointsPerSecond, from: .number(1000),
        to: .number(1100.0.nextUp), relativeSize: 0.1, result: stays),
      TuningChange(
        field: "touchSlop", unit: .points, from: .number(10), to: .number(37), relativeSize: 2.7,
        result: GestureResult(outcome: .tapped, toDetent: "medium")),
      TuningChange(
        field: "dragOrigin", unit: .choice, from: .string("recognition"),
        to: .string("touchDown"), relativeSize: nil,
        result: GestureResult(outcome: .scrolled, toDetent: "large")),
    ]
    changes.replays = 700
    return changes
  }
}
