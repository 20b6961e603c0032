import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Releases of other libraries' tests, all in one frame.
@Suite(.enabled(if: SharedFolder.exists, "needs the folder of test values beside the checkout"))
struct SettleVectorTests {
  static let rows = SettleRow.all

  /// Nothing is chosen where a sheet has no stops, or was not let go by a finger.
  private static func hasChoice(_ row: SettleRow) -> Bool {
    row["grid"] != "stepless" && row["cause"] == nil
  }

  @Test func `all rows are here`() {
    #expect(Self.rows.count == 268)
    #expect(
      Self.rows.filter { !Self.hasChoice($0) }.map(\.id) == [
        "SS-008", "SS-010", "SS-011", "FL-020", "FL-022", "FL-023",
      ])
  }

  @Test(arguments: rows.filter { hasChoice($0) })
  func `the preset with the row's numbers settles where the library does`(_ row: SettleRow) {
    let decision = Release.decision(row.lift, among: row.candidates, tuning: row.tuning)
    #expect(0 - decision.target.y == row.expectedHeight, "by \(decision.rule.id)")
  }
}

/// A row of `settle.csv`; heights are turned into edges that grow downwards from 0.
struct SettleRow: Sendable, CustomTestStringConvertible {
  let id: String
  private let cells: [String: String]
  private let parameters: [String: String]

  static let all: [SettleRow] = {
    guard SharedFolder.exists, let text = try? SharedFolder.text("vectors/settle.csv") else {
      return []
    }
    return CSVRows(text).rows.map(SettleRow.init)
  }()

  private init(_ cells: [String: String]) {
    self.cells = cells
    id = cells["case_id"] ?? ""
    parameters = Dictionary(
      uniqueKeysWithValues: (cells["params"] ?? "").split(separator: ";").map { part in
        let pair = part.split(separator: "=", maxSplits: 1).map { String($0) }
        return (pair[0], pair.count > 1 ? pair[1] : "")
      })
  }

  var testDescription: String { id }

  subscript(parameter: String) -> String? { parameters[parameter] }

  private func number(_ column: String) -> Double { Double(cells[column] ?? "") ?? .nan }

  /// The detents that may be targets, ascending.
  private var anchors: [(name: String, height: Double)] {
    let all = (cells["anchors_height"] ?? "").split(separator: ";").map { part in
      let pair = part.split(separator: "=")
      return (name: String(pair[0]), height: Double(pair[1]) ?? .nan)
    }
    guard let reachable = self["reachable"]?.split(separator: "|").map(String.init) else {
      return all
    }
    return all.filter { reachable.contains($0.name) }
  }

  var candidates: Release.Candidates {
    var result = Release.Candidates()
    for (index, anchor) in anchors.reversed().enumerated() {
      let detent = DetentID(index: Int16(index))
      result.append(Release.Candidate(detent: detent, y: 0 - anchor.height))
    }
    return result
  }

  var lift: Release.Lift {
    var lift = Release.Lift(
      u: 0 - number("height"), velocity: 0 - number("velocity_up"), height: 0)
    lift.current = anchors.reversed().firstIndex { $0.name == cells["state"] }
    return lift
  }

  var expectedHeight: Double? { anchors.first { $0.name == cells["expected"] }?.height }

  /// The library's preset; a row may give its numbers.
  var tuning: Tuning {
    var tuning = preset.tuning
    let value = { (name: String) in self[name].flatMap { Double($0) } }
    if let rate = value("projectionRate") { tuning.decelerationRate = rate }
    if let share = value("redirectionalProgress") { tuning.positionalThreshold = share }
    if self["projectMomentumAcrossDetents"] == "true" { tuning.maxDetentSteps = 0 }
    if let time = value("minimumDuration") { tuning.projectionTime = time }
    for name in ["minimumVelocity", "minFlingSpeed", "velocityThreshold"] {
      if let speed = value(name) { tuning.flickSpeed = speed }
    }
    return tuning
  }

  private var preset: TuningPreset {
    switch cells["library"] {
    case "FloatingPanel": .floatingPanel
    case "OverlayContainer": .overlayContainer
    case "smooth_sheets": .smoothSheets
    case "flutter": .flutterDraggable
    case "compose": .composeAnchored
    default: preconditionFailure("the vectors have a library that is not read here")
    }
  }
}
