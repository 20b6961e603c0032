import SheetAnalytics
import TouchTraces

/// A session as data of the page.
struct SessionData {
  let session: ViewedSession

  init(_ session: ViewedSession) {
    self.session = session
  }

  func write(to json: inout ScriptJSON) {
    json.object { json in
      json.text("id", session.id)
      json.text("source", session.source)
      if let user = session.user { json.text("user", user) }
      json.name("labels")
      json.array { json in
        for label in session.labels {
          json.array { json in
            json.text(label.name)
            json.text(label.value)
          }
        }
      }
      json.name("lines")
      json.array { json in
        for timeline in session.timelines { TimelineData(timeline).write(to: &json) }
      }
      json.name("strokes")
      StrokeData(session.timelines.first?.contacts ?? []).write(to: &json)
      json.name("gestures")
      json.array { json in
        for gesture in session.gestures { GestureData(gesture).write(to: &json) }
      }
    }
  }
}
