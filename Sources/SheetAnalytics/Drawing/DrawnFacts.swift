import SheetReplay

/// What the page of a report draws and its tables do not hold, in bounded memory.
///
/// The sums and the sample are the same for any order and any partition of the sessions; memory
/// grows with distinct detent configurations, not with gestures.
package struct DrawnFacts: Sendable {
  /// Releases that are kept; chosen by us, so that a page stays small.
  package static let releaseCapacity = 4000

  package private(set) var transitions = TransitionTable()
  package private(set) var releases = HashSample<DrawnRelease>(capacity: releaseCapacity)
  private var configurations: [DetentConfiguration: Int64] = [:]

  /// Creates the facts of no session.
  package init() {}

  /// Adds a recording.
  ///
  /// - Parameters:
  ///   - recording: What was seen of it.
  ///   - name: Its name, by which releases are sampled.
  ///   - origin: Tells it from others of that name.
  package mutating func add(
    _ recording: DrawnRecording, named name: String, from origin: String = ""
  ) {
    transitions.merge(recording.transitions)
    configurations[recording.configuration, default: 0] += 1
    for (number, release) in recording.releases.enumerated() {
      releases.offer(release, of: name, from: origin, number: number)
    }
  }

  /// Adds the facts of other sessions.
  package mutating func merge(_ other: DrawnFacts) {
    transitions.merge(other.transitions)
    releases.merge(other.releases)
    for (configuration, count) in other.configurations {
      configurations[configuration, default: 0] += count
    }
  }

  /// The configurations that recordings begin with, the most common first.
  package var rankedConfigurations: [(configuration: DetentConfiguration, recordings: Int64)] {
    configurations.map { (configuration: $0.key, recordings: $0.value) }.sorted {
      (-$0.recordings, $0.configuration) < (-$1.recordings, $1.configuration)
    }
  }
}

/// What of one recording is drawn.
package struct DrawnRecording: Sendable {
  /// Where the sheet could rest when it began.
  package var configuration: DetentConfiguration
  package var transitions = TransitionTable()
  package var releases: [DrawnRelease] = []

  /// Creates what is drawn of a recording in which nothing has happened yet.
  package init(configuration: DetentConfiguration) {
    self.configuration = configuration
  }

  /// Adds a gesture, of a sheet that could rest as `configuration` says.
  package mutating func add(
    _ gesture: GestureRow, under configuration: @autoclosure () -> DetentConfiguration
  ) {
    transitions.add(gesture)
    guard let y = gesture.releaseY, let velocity = gesture.releaseVelocity, gesture.wasLifted
    else { return }
    let target: GestureTarget
    if gesture.outcome == .dismissed {
      target = .dismissed
    } else if let detent = gesture.toDetent {
      target = .detent(ByteText(text: detent))
    } else {
      return
    }
    releases.append(
      DrawnRelease(
        from: ByteText(text: gesture.fromDetent), velocity: velocity, y: y, target: target,
        configuration: configuration()))
  }
}
