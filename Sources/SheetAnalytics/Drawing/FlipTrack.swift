/// Where the sheets of two tunings were while a gesture lasted and until both had settled.
package struct FlipTrack: Equatable, Sendable {
  /// Both edges at one moment, in points from the container's top.
  package struct Sample: Equatable, Sendable {
    /// Since the gesture began.
    package var microseconds: Int64
    package var a: Double
    package var b: Double

    /// Creates a sample.
    package init(microseconds: Int64, a: Double, b: Double) {
      self.microseconds = microseconds
      self.a = a
      self.b = b
    }
  }

  /// Samples that are kept of the time under the finger; chosen by us, finer than a small drawing.
  private static let capacity = 96

  /// In order of time.
  package private(set) var samples: [Sample] = []
  /// When the last finger left.
  package private(set) var lift: Int64 = 0
  /// Where the baseline's sheet could come to rest.
  package let configuration: DetentConfiguration
  private var stride = 1
  private var skipped = 0

  /// Begins a track of sheets that could rest as `configuration` says.
  package init(configuration: DetentConfiguration) {
    self.configuration = configuration
  }

  /// Adds a moment under the finger; of many, every second is forgotten again and again.
  package mutating func add(_ sample: Sample) {
    lift = sample.microseconds
    skipped += 1
    guard skipped >= stride || samples.isEmpty else { return }
    skipped = 0
    samples.append(sample)
    guard samples.count >= 2 * Self.capacity else { return }
    samples = samples.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    stride *= 2
  }

  /// Adds the lift and what follows it, up to where nothing moves any more.
  package mutating func settle(_ rest: [Sample]) {
    guard let last = rest.last else { return }
    let moving = rest.lastIndex { $0.a != last.a || $0.b != last.b } ?? 0
    samples += rest.prefix(moving + 2)
  }
}

/// A flip that is drawn.
package struct DrawnFlip: Sendable {
  /// The file below the argument, the session's number in it, its presentation and gesture.
  package struct Place: Hashable, Sendable {
    package var source: String
    package var session: Int
    package var presentation: Int
    package var gesture: Int

    /// Creates the place of a gesture.
    package init(source: String, session: Int, presentation: Int, gesture: Int) {
      self.source = source
      self.session = session
      self.presentation = presentation
      self.gesture = gesture
    }
  }

  package var place: Place
  package var track: FlipTrack

  /// Creates a drawn flip.
  package init(place: Place, track: FlipTrack) {
    self.place = place
    self.track = track
  }
}
