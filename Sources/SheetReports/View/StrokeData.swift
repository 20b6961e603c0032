import SheetAnalytics
import TouchTraces

/// The ways of the fingers as data of the page: one object from touch-down to lift.
struct StrokeData {
  private struct Stroke {
    var samples: [SheetTimeline.Contact]
    /// How it ended; `nil` while the finger is down.
    var end: TouchPhase?
  }

  private var strokes: [Stroke] = []

  init(_ contacts: [SheetTimeline.Contact]) {
    for contact in contacts { add(contact) }
  }

  func write(to json: inout ScriptJSON) {
    json.array { json in
      for stroke in strokes {
        json.object { json in
          json.name("t")
          json.differences(stroke.samples.lazy.map(\.time))
          json.name("x")
          json.differences(stroke.samples.lazy.map { ScriptJSON.tenths($0.x) })
          json.name("y")
          json.differences(stroke.samples.lazy.map { ScriptJSON.tenths($0.y) })
          json.text("end", stroke.end?.rawValue ?? "open")
        }
      }
    }
  }

  private mutating func add(_ contact: SheetTimeline.Contact) {
    let open = strokes.lastIndex {
      $0.end == nil && $0.samples.first?.touch == contact.touch
    }
    switch contact.phase {
    case .began: strokes.append(Stroke(samples: [contact]))
    case .moved, .ended, .cancelled:
      guard let open else { return }
      strokes[open].samples.append(contact)
      if contact.phase != .moved { strokes[open].end = contact.phase }
    }
  }
}
