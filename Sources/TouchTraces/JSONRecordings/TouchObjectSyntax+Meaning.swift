extension TouchObjectSyntax {
  /// What a container holds.
  enum Container {
    case screen
    case touches
    case changedTouches
    case predictedTouches
    case others
  }

  /// What the value of a name is.
  enum Meaning {
    case key(SampleKey)
    /// A point; of several, the one of the highest rank counts.
    case position(rank: Int)
    case container(Container)
    /// Something of a touch that is of no use here.
    case ignored
    case nothing

    init(_ name: String) {
      switch SampleKey.normalized(name) {
      case "preciselocation": self = .position(rank: 3)
      case "location", "position", "locationinwindow": self = .position(rank: 2)
      case "point", "pos", "center": self = .position(rank: 1)
      case "translation": self = .position(rank: 0)
      case "screen", "screensize", "window", "windowsize", "viewport", "bounds":
        self = .container(.screen)
      case "touches", "touchpoints", "targettouches": self = .container(.touches)
      case "changedtouches", "coalescedtouches": self = .container(.changedTouches)
      case "predictedtouches": self = .container(.predictedTouches)
      case "previouslocation", "velocity", "delta", "size", "frame", "origin": self = .ignored
      default: self = SampleKey(name).map(Meaning.key) ?? .nothing
      }
    }
  }

  /// The coordinates of an object as they are found.
  struct PositionValues {
    var x: Double?
    var y: Double?
    private var rank = -1
    private var best: (x: Double, y: Double)?

    mutating func take(_ value: JSONValue, rank: Int) {
      guard rank > self.rank, let point = value.point else { return }
      self.rank = rank
      best = point
    }

    var point: (x: Double, y: Double)? {
      if let best { return best }
      guard let x, let y else { return nil }
      return (x, y)
    }
  }
}
