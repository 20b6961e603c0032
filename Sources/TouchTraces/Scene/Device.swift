/// A device of the built-in table, in portrait or, with `landscape` behind its name, lying.
public struct Device: Equatable, Sendable {
  /// The name as the table writes it.
  public let name: String
  public let width: Points
  public let height: Points
  public let safeArea: EdgeInsets
  /// Device pixels per point.
  public let scale: Double

  private init(
    _ name: String, _ width: Points, _ height: Points, top: Points, bottom: Points, _ scale: Double
  ) {
    self.init(
      name: name, width: width, height: height, safeArea: EdgeInsets(top: top, bottom: bottom),
      scale: scale)
  }

  private init(name: String, width: Points, height: Points, safeArea: EdgeInsets, scale: Double) {
    self.name = name
    self.width = width
    self.height = height
    self.safeArea = safeArea
    self.scale = scale
  }

  /// The device that stands in where a trace and the command line name none.
  public static let standard = Device("iPhone 14 Pro", 393, 852, top: 59, bottom: 34, 3)

  /// All devices in portrait.
  ///
  /// Sizes and insets are Apple's published ones.
  public static let table: [Device] = [
    Device("iPhone SE1", 320, 568, top: 20, bottom: 0, 2),
    Device("iPhone SE3", 375, 667, top: 20, bottom: 0, 2),
    Device("iPhone X", 375, 812, top: 44, bottom: 34, 3),
    Device("iPhone 11", 414, 896, top: 48, bottom: 34, 2),
    Device("iPhone 14", 390, 844, top: 47, bottom: 34, 3),
    .standard,
    Device("iPhone 14 Pro Max", 430, 932, top: 59, bottom: 34, 3),
    Device("iPhone 16 Pro", 402, 874, top: 62, bottom: 34, 3),
    Device("iPad 10", 820, 1180, top: 24, bottom: 20, 2),
    Device("iPad Pro 12.9", 1024, 1366, top: 24, bottom: 20, 2),
  ]

  /// Finds a device by its name, without regard to case, blanks and dashes.
  ///
  /// - Parameter name: A name of the table, or one with `landscape` behind it.
  /// - Returns: The device, or `nil` if the table has no such name.
  public static func named(_ name: String) -> Device? {
    let key = normalized(name)
    if let device = table.first(where: { normalized($0.name) == key }) { return device }
    guard key.hasSuffix("landscape") else { return nil }
    let upright = key.dropLast("landscape".count)
    return table.first { normalized($0.name) == upright }?.turned
  }

  /// The `screen` keys of this device.
  public var screen: ScreenFields {
    var fields = ScreenFields()
    fields.width = width
    fields.height = height
    fields.scale = scale
    fields.safeArea = safeArea
    fields.homeIndicator = safeArea.bottom > 0
    return fields
  }

  /// Phones with a home indicator keep 21 pt at the bottom and their top inset at both sides;
  /// other phones keep nothing, tablets keep what they have.
  private var turned: Device {
    let insets =
      switch (width < 600, safeArea.bottom > 0) {
      case (true, true):
        EdgeInsets(top: 0, left: safeArea.top, bottom: 21, right: safeArea.top)
      case (true, false): EdgeInsets()
      case (false, _): safeArea
      }
    return Device(
      name: name + " landscape", width: height, height: width, safeArea: insets, scale: scale)
  }

  private static func normalized(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }
}
