import SheetAnalytics
import SheetReplay

/// Notes what the page of a report draws of one recording.
struct DrawnWatch {
  /// A release, and where the sheet could go.
  private struct Release {
    var y: Double
    var velocity: Double
    var configuration: DetentConfiguration
  }

  private let configuration: DetentConfiguration
  private var releases: ArraySlice<Release> = []

  /// Begins with the recording of `sheet`.
  init(_ sheet: ReplayedSheet) {
    configuration = DetentConfiguration(sheet.engine)
  }

  /// Takes note of the release that ended a gesture in `step`.
  mutating func note(_ step: borrowing Step, sheet: ReplayedSheet) {
    guard let gesture = step.gesture, let y = gesture.releaseY,
      let velocity = gesture.releaseVelocity
    else { return }
    releases.append(
      Release(y: y, velocity: velocity, configuration: DetentConfiguration(sheet.engine)))
  }

  /// What is drawn of a presentation; they are asked for in their order.
  mutating func drawing(of result: SessionResult) -> DrawnRecording {
    var drawing = DrawnRecording(configuration: configuration)
    for gesture in result.gestures {
      drawing.add(gesture, under: release(of: gesture)?.configuration ?? configuration)
    }
    return drawing
  }

  /// The next release that is the one of `gesture`; a gesture after a dismissal has no row.
  private mutating func release(of gesture: GestureRow) -> Release? {
    while let release = releases.popFirst() {
      if release.y == gesture.releaseY, release.velocity == gesture.releaseVelocity {
        return release
      }
    }
    return nil
  }
}
