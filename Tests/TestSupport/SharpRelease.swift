package import SheetReplay

/// A release in a container of 800 pt with detents of 200, 400 and 760 pt.
package struct SharpRelease: Sendable, CustomStringConvertible {
  package let description: String
  /// The height of the detent that it starts at, and how far up it goes.
  package let start: Double
  package let move: Double
  /// Upwards.
  package let velocity: Double
  /// How long it takes under vaul, which takes the mean of the whole drag.
  package let seconds: Double
  package let expected: [String]

  private init(
    _ description: String, _ start: Double, _ move: Double, _ velocity: Double, _ seconds: Double,
    _ expected: String
  ) {
    self.description = description
    self.start = start
    self.move = move
    self.velocity = velocity
    self.seconds = seconds
    self.expected = expected.split(separator: " ").map { String($0) }
  }

  /// The sheets, in the order of `expected`.
  package static let presets: [TuningPreset] = [
    .floatingPanel, .panModal, .fittedSheets, .overlayContainer, .pulley, .gorhom, .vaul,
    .smoothSheets, .material, .composeMaterial3, .flutterDraggable, .reactSpring,
  ]

  package static let all: [SharpRelease] = [
    SharpRelease("a little up at rest", 400, 10, 0, 0.3, "M S L M M M M M M M M M"),
    SharpRelease("60 pt up at rest", 400, 60, 0, 0.6, "M S L M L M M M M L M M"),
    SharpRelease("40 % of the gap at rest", 400, 144, 0, 0.8, "M L L M L M M M L L M M"),
    SharpRelease("slowly up", 400, 40, 350, 0.15, "L L L M L M M L L L L M"),
    SharpRelease("fast up from the smallest", 200, 80, 2500, 0.06, "M L L L L L M M M M M L"),
    SharpRelease("down from the largest", 760, -60, -1000, 0.1, "M S M M S M M M M M M M"),
    SharpRelease("fast down", 760, -120, -2500, 0.08, "M S S X S S M M M M M S"),
    SharpRelease("down from the smallest", 200, -30, -600, 0.1, "S X S S S X S S S X S S"),
    SharpRelease("fast out", 200, -60, -1500, 0.08, "X X X S S X X S X X S X"),
    SharpRelease("up and back", 400, 150, -600, 0.6, "M S L M S M M S M L M L"),
    SharpRelease("down and up again", 400, -150, 600, 0.6, "M L S M L M S M M S M S"),
    SharpRelease("slowly down", 760, -60, -100, 0.5, "L L M L M L L M M M M L"),
  ]
}
