/// The screen of a recording and what its lengths are in points.
struct SampleScreen {
  /// The header of the session.
  let header: SessionHeader
  /// Turns recorded positions into points.
  let mapping: PointMapping
  /// What was guessed, for the report.
  let guesses: [(kind: FindingKind, message: String)]

  /// Shortest side, in pixels, of screens that have three pixels per point; from the iPhone X on,
  /// 1080 is that of the Plus phones.
  private static let scaleThreeSides = 1_080.0..<1_500

  /// Finds the screen of a recording: the command line's `--screen`, the recording's own, that of
  /// the scene, or a guess, in this order.
  init(_ recording: SampleRecording, options: ImportOptions, scene: SceneFields) {
    var header = SessionHeader()
    header.startAge = .unknown
    var guesses: [(FindingKind, String)] = []
    if let stated = PanelScreen.stated(options) {
      header.scene.screen = stated
    } else if recording.screen.width != nil, recording.screen.height != nil {
      header.scene.screen = recording.screen
    } else if scene.screen.width == nil || scene.screen.height == nil {
      if let pixels = recording.pixels, let (fields, scale) = Self.guess(pixels) {
        header.scene.screen = fields
        guesses.append(
          (.guessedScreen, "the screen is taken to have scale \(scale): state it with --screen"))
      } else {
        guesses.append((.guessedScreen, PanelScreen.guessMessage))
      }
    }
    let screen = header.scene.screen.merged(over: scene.screen).resolved()
    let isPixels = Self.isPixels(recording, screen)
    if recording.lengths == .unknown, isPixels {
      guesses.append(
        (
          .guessedUnit,
          "positions lie outside of \(Int(screen.width)) x \(Int(screen.height)) pt and are taken"
            + " for pixels: state the screen with --screen"
        ))
    }
    self.header = header
    self.guesses = guesses
    mapping = PointMapping(
      unitsPerPoint: isPixels ? screen.scale : 1, width: screen.width, height: screen.height,
      options: options)
  }

  /// Positions are pixels if the recording says so, or if most of them lie outside of the points.
  private static func isPixels(_ recording: SampleRecording, _ screen: Screen) -> Bool {
    switch recording.lengths {
    case .points: return false
    case .pixels: return true
    case .unknown:
      let side = max(screen.width, screen.height)
      var outside = 0
      var positions = 0
      for sample in recording.samples where sample.hasPosition {
        positions += 1
        if sample.x > side || sample.y > side { outside += 1 }
      }
      return screen.scale > 1 && outside * 20 > positions
    }
  }

  private static func guess(
    _ pixels: SampleRecording.PixelSize
  ) -> (fields: ScreenFields, scale: Int)? {
    let scale = scaleThreeSides.contains(min(pixels.width, pixels.height)) ? 3 : 2
    let fields = PanelScreen.fields(
      width: pixels.width, height: pixels.height, scale: Double(scale))
    return fields.map { ($0, scale) }
  }
}
