import SheetAnalytics
import SheetReplay

/// A gesture as data of the page: what `detent explain` says of it, in the same words.
struct GestureData {
  let gesture: ViewedGesture

  init(_ gesture: ViewedGesture) {
    self.gesture = gesture
  }

  func write(to json: inout ScriptJSON) {
    let row = gesture.explanation.row
    json.object { json in
      json.integer("n", Int64(row.number))
      json.integer("from", row.startMicroseconds)
      json.integer("to", row.endMicroseconds)
      json.text("outcome", row.outcome.rawValue)
      json.name("arms")
      json.array { json in
        Self.write(gesture.explanation, to: &json)
        if let candidate = gesture.candidate { Self.write(candidate, to: &json) }
      }
      guard let flip = gesture.flip else { return }
      json.name("flip")
      json.object { json in
        if let time = flip.divergenceMicroseconds { json.integer("t", time) }
        json.text("a", flip.a?.text ?? "none")
        json.text("b", flip.b?.text ?? "none")
        json.integer("risk", flip.hasClosedLoopRisk == true ? 1 : 0)
      }
    }
  }

  private static func write(_ explanation: GestureExplanation, to json: inout ScriptJSON) {
    let row = explanation.row
    let rules = [row.arbitrationRule, row.releaseRule].compactMap { $0?.id }
    json.object { json in
      json.text("result", ExplanationText.result(of: row))
      json.text("course", ExplanationText.course(of: row))
      json.text("rules", rules.joined(separator: " "))
      json.name("why")
      json.array { json in
        for decision in explanation.decisions { write(decision, to: &json) }
      }
      guard let changes = explanation.changes else { return }
      json.name("changes")
      json.array { json in
        for row in ResultText.rows(of: changes) {
          json.array { json in
            for cell in row { json.text(cell) }
          }
        }
      }
    }
  }

  private static func write(_ decision: GestureDecision, to json: inout ScriptJSON) {
    json.array { json in
      json.integer(decision.timeMicroseconds)
      json.text(decision.rule?.id ?? "---")
      json.text(ExplanationText.reason(of: decision))
      json.array { json in
        for comparison in decision.comparisons {
          json.text(ComparisonText.text(of: comparison))
        }
      }
    }
  }
}
