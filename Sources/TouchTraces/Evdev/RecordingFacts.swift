/// What stands around the events of a `getevent` recording: device descriptions, and the answers
/// of `wm size` and `wm density`.
struct RecordingFacts: Equatable, Sendable {
  private(set) var devices: [DeviceDescription] = []
  private var physicalSize: ScreenSize?
  private var overrideSize: ScreenSize?
  private var physicalDensity: Int64?
  private var overrideDensity: Int64?

  /// Width and height in pixels.
  struct ScreenSize: Equatable, Sendable {
    var width: Int64
    var height: Int64
  }

  private static let largestDeviceCount = 255
  private static let largestPixels: Int64 = 100_000

  /// The size in pixels; what the user set instead of the physical one wins.
  var pixelSize: ScreenSize? { overrideSize ?? physicalSize }

  /// Dots per inch, 160 of which are one pixel per point.
  var density: Int64? { overrideDensity ?? physicalDensity }

  /// The description of a device; a recording of one named device does not name it again.
  func device(_ path: String) -> DeviceDescription? {
    if !path.isEmpty { return devices.first { $0.path == path } }
    return devices.first(where: \.isMultitouch) ?? devices.first(where: \.hasPosition)
  }

  /// Takes a line in, if it tells something.
  ///
  /// - Returns: Whether it does.
  mutating func read(_ line: Span<UInt8>) -> Bool {
    if line.hasPrefix("add device ") { return readDevice(line) }
    if let words = line.firstRange(of: ": value ") {
      return readAxis(line, end: words.lowerBound)
    }
    if line.hasPrefix("Physical size: ") { return readSize(line, \.physicalSize) }
    if line.hasPrefix("Override size: ") { return readSize(line, \.overrideSize) }
    if line.hasPrefix("Physical density: ") { return readDensity(line, \.physicalDensity) }
    if line.hasPrefix("Override density: ") { return readDensity(line, \.overrideDensity) }
    return false
  }

  private mutating func readDevice(_ line: Span<UInt8>) -> Bool {
    guard let start = line.firstRange(of: ": "), devices.count < Self.largestDeviceCount,
      line.count - start.upperBound <= DeviceDescription.largestPathLength
    else { return false }
    devices.append(
      DeviceDescription(path: line.extracting(start.upperBound..<line.count).text))
    return true
  }

  /// `ABS (0003): 0035  : value 0, min 0, max 1079, fuzz 0`, the first two words only in the
  /// first line of the axes.
  private mutating func readAxis(_ line: Span<UInt8>, end: Int) -> Bool {
    var index = 0
    let head = line.extracting(0..<end)
    var code = head.nextWord(from: &index)
    while let next = head.nextWord(from: &index) { code = next }
    guard let code, let axis = EvdevCode.axis(line.extracting(code)),
      let minimum = Self.number(in: line, behind: " min "),
      let maximum = Self.number(in: line, behind: " max "), minimum < maximum
    else { return false }
    if devices.isEmpty { devices.append(DeviceDescription(path: "")) }
    devices[devices.count - 1].set(
      DeviceDescription.Range(minimum: minimum, maximum: maximum), of: axis)
    return true
  }

  private mutating func readSize(
    _ line: Span<UInt8>, _ size: WritableKeyPath<Self, ScreenSize?>
  ) -> Bool {
    guard let start = line.firstRange(of: ": "), let cross = line.firstRange(of: "x"),
      start.upperBound < cross.lowerBound,
      let width = line.extracting(start.upperBound..<cross.lowerBound).decimalValue,
      let height = line.extracting(cross.upperBound..<line.count).decimalValue,
      1...Self.largestPixels ~= width, 1...Self.largestPixels ~= height
    else { return false }
    self[keyPath: size] = ScreenSize(width: width, height: height)
    return true
  }

  private mutating func readDensity(
    _ line: Span<UInt8>, _ density: WritableKeyPath<Self, Int64?>
  ) -> Bool {
    guard let start = line.firstRange(of: ": "),
      let value = line.extracting(start.upperBound..<line.count).decimalValue,
      1...10_000 ~= value
    else { return false }
    self[keyPath: density] = value
    return true
  }

  private static func number(in line: Span<UInt8>, behind words: String) -> Int64? {
    guard let found = line.firstRange(of: words) else { return nil }
    let isNegative =
      found.upperBound < line.count && line[found.upperBound] == UInt8(ascii: "-")
    let start = found.upperBound + (isNegative ? 1 : 0)
    var end = start
    while end < line.count, line[end] &- UInt8(ascii: "0") < 10 { end += 1 }
    guard let value = line.extracting(start..<end).decimalValue, value <= Int64(Int32.max) else {
      return nil
    }
    return isNegative ? -value : value
  }
}
