import SheetReplay
import TestSupport
import Testing
import TouchTraces

@Suite(.enabled(if: SharedFolder.exists, "needs the folder of test values beside the checkout"))
struct GoldenRowTests {
  @Test(arguments: GoldenRow.rows(startingWith: "K"))
  func theEngineAgreesWithTheGoldenRow(_ row: GoldenRow) throws {
    let script = GoldenScript(row, tuning: try tuning(row))
    let summary = Summary(script)
    let id = Comment(rawValue: row.id)
    #expect(summary.owners == row["owners"], id)
    #expect(summary.handOffs == row["handoffs"], id)
    #expect(summary.final == row["final"], id)
    #expect(summary.callbacks == row["callbacks"], id)
    #expect(summary.rules == row["rules"], id)
    for check in row["checks"].split(separator: " ") {
      let pair = check.split(separator: "=")
      let name = String(pair[0])
      let expected = try #require(Double(pair[1]))
      let value = summary.value(name, script)
      #expect(abs(value - expected) <= 1.5e-6, "\(row.id) \(name): \(value), not \(expected)")
    }
  }

  private func tuning(_ row: GoldenRow) throws -> Tuning {
    var tuning = Tuning()
    if row["model"] == "percentDriven" { tuning.settleModel = .percentDriven }
    for (name, value) in row.tuningSettings {
      switch name {
      case "cancelledTouch": tuning.cancelledTouch = try #require(CancelledTouch(rawValue: value))
      case "handOffToSheet": tuning.handOffToSheet = try #require(HandOffToSheet(rawValue: value))
      case "handOffToContent":
        tuning.handOffToContent = try #require(HandOffToContent(rawValue: value))
      case "velocityEstimator": tuning.velocityEstimator = try #require(VelocityEstimator(value))
      case "detentChangeReportedAt":
        tuning.detentChangeReportedAt = try #require(DetentChangeReport(rawValue: value))
      default: Issue.record("the golden file sets \(name), which is not read here")
      }
    }
    return tuning
  }
}

/// A script's steps in the words of the golden file.
private struct Summary {
  var owners = ""
  var handOffs = ""
  var final = ""
  var callbacks = ""
  var rules = ""
  var release = ReleaseDecision()
  var edge = 0.0
  var settle: Int64?

  init(_ script: GoldenScript) {
    var owners: [String] = []
    var handOffs: [String] = []
    var callbacks: [String] = []
    var rules: [String] = []
    var fingers = 0
    for (event, step) in zip(script.events, script.steps) {
      if case .touch(let sample) = event.action {
        if sample.phase == .began { fingers += 1 }
        if sample.phase == .ended || sample.phase == .cancelled { fingers -= 1 }
      }
      if step.rules.contains(.e24), fingers > 0 { fingers = 0 }
      if fingers > 0, owners.last != step.owner.rawValue || isFirst(event) {
        if !(isSecondFinger(event)) { owners.append(step.owner.rawValue) }
      }
      for index in 0..<step.rules.count where !rules.contains(step.rules[index].id) {
        rules.append(step.rules[index].id)
      }
      for index in 0..<step.records.count {
        switch step.records[index] {
        case .callback(let record):
          let argument = record.detent.map { "(\(script.engine.name(of: $0)))" } ?? ""
          callbacks.append(record.callback.rawValue + argument)
        case .handOff(let record):
          handOffs.append(record.direction == .toContent ? "sheetToContent" : "contentToSheet")
        default: break
        }
      }
      release.u = step.release?.u ?? release.u
      release.velocity = step.release?.velocity ?? release.velocity
      release.projected = step.release?.projected ?? release.projected
      if step.owner == .sheet { edge = step.y }
      settle = step.settle ?? settle
    }
    self.owners = owners.joined(separator: " ")
    self.handOffs = handOffs.joined(separator: " ")
    self.callbacks = callbacks.joined(separator: " ")
    self.rules = rules.joined(separator: " ")
    if let last = script.steps.last {
      final =
        last.phaseAfter == .dismissed ? "dismissed" : script.engine.name(of: last.detent)
    }
  }

  private func isFirst(_ event: TraceEvent) -> Bool {
    guard case .touch(let sample) = event.action else { return false }
    return sample.phase == .began && sample.touch == TouchID(1)
  }

  private func isSecondFinger(_ event: TraceEvent) -> Bool {
    guard case .touch(let sample) = event.action else { return false }
    return sample.touch == TouchID(2)
  }

  func value(_ name: String, _ script: GoldenScript) -> Double {
    if let probe = script.probes.first(where: { $0.name == name }) { return probe.value }
    switch name {
    case "velocity": return release.velocity ?? 0
    case "y": return edge
    case "f": return (edge - 452) / 400
    case "u": return release.u ?? .nan
    case "projected": return release.projected ?? .nan
    case "settleUs": return settle.map { Double($0) } ?? .nan
    default: return .nan
    }
  }
}
