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
    let lengths = Self.lengths(recording, screen, options)
    let isPixels = lengths == .pixels
    if recording.lengths == .unknown, isPixels {
      guesses.append(
        (
          .guessedUnit,
          "positions lie outside of \(Int(screen.width)) x \(Int(screen.height)) pt and are taken"
            + " for pixels: state the screen with --screen"
        ))
    }
    let (across, down) =
      options.rotation.exchangesAxes
      ? (screen.height, screen.width) : (screen.width, screen.height)
    let unitsPerPoint: (x: Double, y: Double)
    switch lengths {
    case .points, .unknown: unitsPerPoint = (1, 1)
    case .pixels: unitsPerPoint = (screen.scale, screen.scale)
    case .shares:
      unitsPerPoint = (1 / across, 1 / down)
      guesses.append(
        (.guessedUnit, "positions lie between 0 and 1 and are taken for shares of the screen"))
    case .panel:
      let panel = Self.panel(recording, options)
      unitsPerPoint = (panel.x / across, panel.y / down)
      guesses += panel.guesses
    }
    self.header = header
    self.guesses = guesses
    mapping = PointMapping(
      unitsPerPoint: unitsPerPoint, width: screen.width, height: screen.height, options: options)
  }

  /// Positions are what the recording says; else those of a panel whose range is stated, shares of
  /// the screen if all lie between 0 and 1, or pixels if many lie outside of the points.
  private static func lengths(
    _ recording: SampleRecording, _ screen: Screen, _ options: ImportOptions
  ) -> LengthUnit {
    guard recording.lengths == .unknown else { return recording.lengths }
    if options.axisMaximum != nil { return .panel }
    let side = max(screen.width, screen.height)
    var outside = 0
    var shares = 0
    var positions = 0
    for sample in recording.samples where sample.hasPosition {
      positions += 1
      if sample.x > side || sample.y > side { outside += 1 }
      if 0...1 ~= sample.x, 0...1 ~= sample.y { shares += 1 }
    }
    if shares == positions, positions > 1 { return .shares }
    return screen.scale > 1 && outside * 20 > positions ? .pixels : .points
  }

  /// How many values the axes of the panel have.
  private static func panel(
    _ recording: SampleRecording, _ options: ImportOptions
  ) -> (x: Double, y: Double, guesses: [(FindingKind, String)]) {
    if let maximum = options.axisMaximum {
      return (Double(maximum.x) + 1, Double(maximum.y) + 1, [])
    }
    var largest = (x: 0.0, y: 0.0)
    for sample in recording.samples where sample.hasPosition {
      largest = (max(largest.x, sample.x), max(largest.y, sample.y))
    }
    let x = DeviceDescription.Range.guess(largestSeen: Int64(largest.x))
    let y = DeviceDescription.Range.guess(largestSeen: Int64(largest.y))
    let message =
      "the panel's ranges are guessed as 0...\(x.maximum) and 0...\(y.maximum): state them with"
      + " --axis-max"
    return (Double(x.maximum) + 1, Double(y.maximum) + 1, [(.guessedRange, message)])
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
