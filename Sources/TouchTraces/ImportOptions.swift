/// What a user tells about recordings that do not say it themselves.
public struct ImportOptions: Equatable, Sendable {
  /// The largest raw values of a touch panel.
  public struct AxisMaximum: Equatable, Sendable {
    public var x: Int
    public var y: Int

    /// Creates the largest values of both axes.
    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// The screen of the recording device.
  public struct PixelScreen: Equatable, Sendable {
    public var width: Double
    public var height: Double
    /// Pixels per point.
    public var scale: Double

    /// Creates a screen of `width` by `height` pixels.
    public init(width: Double, height: Double, scale: Double) {
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  /// How a panel lies against the screen: the turn, clockwise, that makes its picture upright.
  public enum Rotation: Int, CaseIterable, Sendable {
    case none = 0
    case quarter = 90
    case half = 180
    case threeQuarters = 270
  }

  /// What the place of a `moveTo` in Appium's touch actions is relative to.
  public enum MoveTo: String, CaseIterable, Sendable {
    /// The point before it.
    case relative
    /// The screen.
    case absolute
  }

  /// Largest raw values of the panel, for recordings without ranges; the smallest are 0.
  public var axisMaximum: AxisMaximum?
  /// The description of the panel, where it is a file of its own: the output of `getevent -p`, or
  /// what evemu, evtest or libinput say of a device.
  public var deviceInfo: [UInt8]?
  /// The screen of the recording device; else that of the scene.
  public var screen: PixelScreen?
  /// How the panel is turned.
  public var rotation = Rotation.none
  /// Whether the panel counts x from the right; applied before the rotation.
  public var flipX = false
  /// Whether the panel counts y from the bottom; applied before the rotation.
  public var flipY = false
  /// Samples per second of recordings without times.
  public var assumedRate: Double?
  /// What `moveTo` of Appium's touch actions means; else it is guessed.
  public var appiumMoveTo: MoveTo?

  /// The names of a table's columns, from the left; else its header names them.
  public var columns: [String]?
  /// The published set that a table belongs to.
  public var tablePreset: TablePreset?

  /// Creates options that state nothing.
  public init() {}

  /// No statement at all.
  public static let standard = ImportOptions()
}
