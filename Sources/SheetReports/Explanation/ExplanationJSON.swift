import SheetAnalytics
import SheetReplay
import TouchTraces

/// Explanations for programs: members sorted by name, numbers in full precision.
public enum ExplanationJSON {
  /// The explained gestures of a session as one object, with a line end.
  public static func text(of session: SessionExplanation) -> String {
    let value = JSONValue.object([
      ("gesture_count", .integer(session.gestureCount)),
      ("gestures", .array(session.gestures.map(object))),
      ("session_id", .string(session.sessionID)),
    ])
    return JSONWriter.text(of: value, layout: .indented, order: .sorted) + "\n"
  }

  private static func object(_ gesture: GestureExplanation) -> JSONValue {
    let row = gesture.row
    return .object([
      ("arbitration_rule", text(row.arbitrationRule?.id)),
      ("began_on", .string(row.target.rawValue)),
      ("changes", gesture.changes.map(object) ?? .null),
      ("decisions", .array(gesture.decisions.map(object))),
      ("end_us", .integer(row.endMicroseconds)),
      ("from_detent", .string(row.fromDetent)),
      ("gesture", .integer(row.number)),
      ("outcome", .string(row.outcome.rawValue)),
      ("owners", .array(row.owners.map { .string($0.rawValue) })),
      ("projected_y_pt", number(row.projectedY)),
      ("release_rule", text(row.releaseRule?.id)),
      ("release_velocity_pt_s", number(row.releaseVelocity)),
      ("release_y_pt", number(row.releaseY)),
      ("start_us", .integer(row.startMicroseconds)),
      ("to_detent", text(row.toDetent)),
    ])
  }

  private static func object(_ decision: GestureDecision) -> JSONValue {
    .object([
      ("comparisons", .array(decision.comparisons.map(object))),
      ("reason", text(decision.rule?.reason)),
      ("rule", text(decision.rule?.id)),
      ("time_us", .integer(decision.timeMicroseconds)),
    ])
  }

  private static func object(_ comparison: Comparison) -> JSONValue {
    switch comparison {
    case .threshold(let threshold):
      .object([
        ("kind", .string("threshold")),
        ("limit", .string(threshold.limit.rawValue)),
        ("limit_value", .number(threshold.limitValue)),
        ("margin", .number(threshold.margin)),
        ("quantity", .string(threshold.quantity.rawValue)),
        ("relation", .string(threshold.relation.rawValue)),
        ("unit", .string(threshold.quantity.unit.rawValue)),
        ("value", .number(threshold.value)),
      ])
    case .nearest(let choice):
      .object([
        ("kind", .string("nearest")),
        ("margin", number(choice.margin)),
        ("moved_on", choice.movedOn.map(object) ?? .null),
        ("nearest", object(choice.nearest)),
        ("projected_y_pt", .number(choice.projected)),
        ("runner_up", choice.runnerUp.map(object) ?? .null),
        ("unit", .string(ComparedUnit.points.rawValue)),
      ])
    }
  }

  private static func object(_ place: NearestComparison.Place) -> JSONValue {
    .object([("detent", text(place.detent)), ("y_pt", .number(place.y))])
  }

  private static func object(_ changes: OutcomeChanges) -> JSONValue {
    .object([
      ("release_speed", changes.releaseSpeed.map { object($0, unit: "pt/s") } ?? .null),
      ("replays", .integer(changes.replays)),
      ("travel", changes.travel.map { object($0, unit: "pt") } ?? .null),
      ("tuning", .array(changes.tuning.map(object))),
    ])
  }

  private static func object(_ change: TuningChange) -> JSONValue {
    .object(
      [
        ("field", .string(change.field)),
        ("from", change.from),
        ("relative_size", number(change.relativeSize)),
        ("to", change.to),
        ("unit", .string(change.unit.rawValue)),
      ] + members(of: change.result))
  }

  private static func object(_ change: MotionChange, unit: String) -> JSONValue {
    .object(
      [
        ("factor", .number(change.factor)),
        ("from", .number(change.from)),
        ("to", .number(change.to)),
        ("unit", .string(unit)),
      ] + members(of: change.result))
  }

  private static func members(of result: GestureResult) -> [(name: String, value: JSONValue)] {
    [("outcome", .string(result.outcome.rawValue)), ("to_detent", text(result.toDetent))]
  }

  private static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  private static func number(_ number: Double?) -> JSONValue {
    number.map { JSONValue.number($0) } ?? .null
  }
}
