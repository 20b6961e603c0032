/// The screen to which the touches of an imported recording are scaled.
struct PanelScreen: Equatable {
  let width: Points
  let height: Points
  /// The header of the session: the recording states its screen only where it knows better than
  /// the scene.
  let header: SessionHeader
  /// What to say if nobody stated the screen.
  let guess: String?

  private static let dotsPerInchAtScale1 = 160.0

  init(options: ImportOptions, scene: SceneFields, facts: RecordingFacts) {
    var header = SessionHeader()
    header.startAge = .unknown
    var guess: String?
    if let stated = Self.stated(options) ?? Self.recorded(facts, scene) {
      header.scene.screen = stated
    } else if scene.screen.width == nil || scene.screen.height == nil {
      guess = Self.guessMessage
    }
    let screen = header.scene.screen.merged(over: scene.screen).resolved()
    width = screen.width
    height = screen.height
    self.header = header
    self.guess = guess
  }

  /// What to say where nobody states the screen.
  static let guessMessage =
    "the screen is taken for an \(Device.standard.name): state it with --screen or --device"

  /// The screen that the command line states.
  static func stated(_ options: ImportOptions) -> ScreenFields? {
    guard let screen = options.screen else { return nil }
    return fields(width: screen.width, height: screen.height, scale: screen.scale)
  }

  private static func recorded(_ facts: RecordingFacts, _ scene: SceneFields) -> ScreenFields? {
    guard scene.screen.width == nil, scene.screen.height == nil, let size = facts.pixelSize,
      let density = facts.density
    else { return nil }
    return fields(
      width: Double(size.width), height: Double(size.height),
      scale: Double(density) / dotsPerInchAtScale1)
  }

  /// A screen of so many pixels; `nil` if no screen is like that.
  static func fields(width: Double, height: Double, scale: Double) -> ScreenFields? {
    guard NumberRange.scale.contains(scale), NumberRange.side.contains(width / scale),
      NumberRange.side.contains(height / scale)
    else { return nil }
    var fields = ScreenFields()
    fields.width = width / scale
    fields.height = height / scale
    fields.scale = scale
    return fields
  }
}
