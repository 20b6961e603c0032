import SheetAnalytics
import SheetReplay
import Testing
import TouchTraces

/// Results as cells by column name, numbers as `Double` reads them.
enum ScenarioTables {
  typealias Row = [(column: String, value: String)]

  static func sessions(_ result: SessionResult) -> [Row] {
    let session = result.session
    guard let facts = session.presentation else { return [] }
    return [
      [
        ("session_id", id(result)), ("duration_us", "\(session.durationMicroseconds)"),
        ("gestures", "\(session.gestures)"), ("first_detent", facts.firstDetent),
        ("last_detent", facts.lastDetent), ("outcome", facts.outcome.rawValue),
        ("dismissed_by", facts.dismissedBy?.rawValue ?? ""),
        ("attempted_dismissals", "\(session.attemptedDismissals)"),
        ("refused_dismissals", "\(session.refusedDismissals)"),
        ("detent_changes_user", "\(facts.detentChangesUser)"),
        ("detent_changes_programmatic", "\(facts.detentChangesProgrammatic)"),
        ("handoffs_to_content", "\(session.handOffsToContent)"),
        ("handoffs_to_sheet", "\(session.handOffsToSheet)"),
        ("rage_drags", "\(facts.rageDrags)"), ("dead_drags", "\(session.deadDrags)"),
        ("regrets", "\(facts.regrets)"),
      ]
    ]
  }

  static func gestures(_ result: SessionResult) -> [Row] {
    result.gestures.map { row in
      [
        ("session_id", id(result)), ("gesture", "\(row.number)"),
        ("start_us", "\(row.startMicroseconds)"), ("end_us", "\(row.endMicroseconds)"),
        ("began_on", row.target.rawValue), ("eligible", row.eligible.map { "\($0)" } ?? ""),
        ("owners", row.owners.map(\.rawValue).joined(separator: ">")),
        ("handoffs_to_content", "\(row.handOffsToContent)"),
        ("handoffs_to_sheet", "\(row.handOffsToSheet)"),
        ("arbitration_rule", row.arbitrationRule?.id ?? ""), ("from_detent", row.fromDetent),
        ("release_y_pt", decimal(row.releaseY, 1000)),
        ("release_velocity_pt_s", decimal(row.releaseVelocity, 10)),
        ("projected_y_pt", decimal(row.projectedY, 1000)),
        ("release_rule", row.releaseRule?.id ?? ""), ("to_detent", row.toDetent ?? ""),
        ("outcome", row.outcome.rawValue), ("travel_pt", decimal(row.travel, 1000)),
        ("overdrag_pt", decimal(row.overdrag, 1000)),
        ("content_offset_pt", decimal(row.contentOffset, 1000)),
        ("settle_us", row.settleMicroseconds.map { "\($0)" } ?? ""),
        ("metrics", row.metrics.ids.joined(separator: " ")),
      ]
    }
  }

  static func dwells(_ result: SessionResult) -> [Row] {
    result.dwells.map { row in
      [
        ("session_id", id(result)), ("visit", "\(row.number)"), ("detent", row.detent),
        ("enter_us", "\(row.enterMicroseconds)"), ("leave_us", "\(row.leaveMicroseconds)"),
        ("dwell_us", "\(row.dwellMicroseconds)"), ("entered_by", row.enteredBy.rawValue),
        ("left_by", row.leftBy.rawValue), ("left_censored", "\(row.leftCensored)"),
        ("censored", "\(row.censored)"), ("returned", "\(row.returned)"),
        ("entry_us", row.entryMicroseconds.map { "\($0)" } ?? ""),
      ]
    }
  }

  static func handOffs(_ result: SessionResult) -> [Row] {
    result.handOffs.map { row in
      [
        ("session_id", id(result)), ("gesture", "\(row.gesture)"),
        ("time_us", "\(row.timeMicroseconds)"), ("direction", row.direction.rawValue),
        ("sheet_y_pt", decimal(row.sheetY, 1000)),
        ("content_offset_pt", decimal(row.contentOffset, 1000)),
      ]
    }
  }

  static func callbacks(_ result: SessionResult) -> [Row] {
    result.callbacks.map { row in
      [
        ("session_id", id(result)), ("time_us", "\(row.timeMicroseconds)"),
        ("callback", row.callback.rawValue), ("detail", row.detent ?? ""),
      ]
    }
  }

  /// The rows of CSV text; quoted cells may hold commas, none holds a line break.
  static func rows(ofCSV text: String) throws -> [Row] {
    let lines = text.split(separator: "\n").map(cells)
    let names = try #require(lines.first)
    return lines.dropFirst().map { line in zip(names, line).map { ($0, $1) } }
  }

  private static func cells(_ line: Substring) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: cells.append("")
      default: cells[cells.count - 1].append(character)
      }
    }
    return cells
  }

  private static func id(_ result: SessionResult) -> String {
    let id = result.recordingID ?? ""
    return result.presentation == 1 ? id : "\(id).\(result.presentation)"
  }

  /// A number in units of `1 / scale`, rounded half away from zero.
  private static func decimal(_ number: Double?, _ scale: Double) -> String {
    guard let number else { return "" }
    return "\((number * scale).rounded(.toNearestOrAwayFromZero) / scale + 0)"
  }
}
