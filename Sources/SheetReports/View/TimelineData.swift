import SheetAnalytics
import SheetReplay
import TouchTraces

/// A timeline as data of the page: times in microseconds, lengths in tenths of a point.
struct TimelineData {
  let timeline: SheetTimeline

  init(_ timeline: SheetTimeline) {
    self.timeline = timeline
  }

  func write(to json: inout ScriptJSON) {
    json.object { json in
      writeFrames(to: &json)
      writeMarks(to: &json)
      json.name("looks")
      json.array { json in
        for look in timeline.looks { Self.write(look, to: &json) }
      }
    }
  }

  private func writeFrames(to json: inout ScriptJSON) {
    let frames = timeline.frames
    json.name("t")
    json.differences(frames.lazy.map(\.time))
    json.name("y")
    json.differences(frames.lazy.map { ScriptJSON.tenths($0.y) })
    json.name("o")
    json.differences(frames.lazy.map { ScriptJSON.tenths($0.offset ?? 0) })
    json.name("d")
    json.differences(frames.lazy.map { Int64(($0.dim * 100).rounded()) })
    json.name("phase")
    write(changes(of: frames.lazy.map(\.phase.rawValue)), to: &json)
    json.name("owner")
    write(changes(of: frames.lazy.map(\.owner.rawValue)), to: &json)
  }

  private func writeMarks(to json: inout ScriptJSON) {
    json.name("rules")
    json.array { json in
      for decision in timeline.decisions {
        json.array { json in
          json.integer(decision.time)
          json.text(decision.rules.map(\.id).joined(separator: " "))
        }
      }
    }
    json.name("handOffs")
    json.array { json in
      for handOff in timeline.handOffs {
        json.array { json in
          json.integer(handOff.time)
          json.text(handOff.direction.rawValue)
          json.integer(ScriptJSON.tenths(handOff.y))
        }
      }
    }
    json.name("releases")
    json.array { json in
      for release in timeline.releases { json.integer(release.time) }
    }
  }

  /// Where a value changes: the number of the frame and the new value.
  private func changes(of values: some Sequence<String>) -> [(Int64, String)] {
    var changes: [(Int64, String)] = []
    for (index, value) in values.enumerated() where changes.last?.1 != value {
      changes.append((Int64(index), value))
    }
    return changes
  }

  private func write(_ changes: [(Int64, String)], to json: inout ScriptJSON) {
    json.array { json in
      for (index, value) in changes {
        json.integer(index)
        json.text(value)
      }
    }
  }

  private static func write(_ look: SheetTimeline.Look, to json: inout ScriptJSON) {
    let shown = look.appearance
    json.object { json in
      json.integer("t", look.time)
      json.tenths("w", shown.screen.width)
      json.tenths("h", shown.screen.height)
      json.tenths("top", shown.screen.safeArea.top)
      json.tenths("bottom", shown.screen.safeArea.bottom)
      json.tenths("left", shown.left)
      json.tenths("width", shown.width)
      json.tenths("floor", shown.floor)
      json.tenths("header", shown.headerHeight)
      json.tenths("keyboard", shown.keyboard)
      json.integer("grabber", shown.hasGrabber ? 1 : 0)
      if let radius = shown.cornerRadius { json.tenths("radius", radius) }
      if let height = shown.contentHeight { json.tenths("content", height) }
      json.name("detents")
      json.array { json in
        for place in shown.detents {
          json.array { json in
            json.text(place.name)
            json.integer(ScriptJSON.tenths(place.y))
          }
        }
      }
    }
  }
}
