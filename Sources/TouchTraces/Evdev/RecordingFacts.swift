/// What stands around the events of a recording from Linux' input layer: device descriptions, and
/// the answers of `wm size` and `wm density`.
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

  /// Creates the facts of a text in which nothing stands.
  init() {}

  /// Reads the description of a device, in the syntax of any tool whose recordings are read.
  init(text: [UInt8]) {
    var text = text
    if var transcoder = UTF16Transcoder(text.span) {
      var transcoded: [UInt8] = []
      transcoder.append(text.span, to: &transcoded)
      text = transcoded
    }
    let readers = [
      EvdevDecoder<EvemuSyntax>.facts, EvdevDecoder<EvtestSyntax>.facts,
      EvdevDecoder<LibinputSyntax>.facts, EvdevDecoder<GeteventSyntax>.facts,
    ]
    self = readers.lazy.map { $0(text) }.first { !$0.devices.isEmpty } ?? RecordingFacts()
  }

  /// Adds what only `other` tells.
  mutating func complete(with other: RecordingFacts) {
    devices += other.devices.filter { $0.hasPosition }
    physicalSize = physicalSize ?? other.physicalSize
    overrideSize = overrideSize ?? other.overrideSize
    physicalDensity = physicalDensity ?? other.physicalDensity
    overrideDensity = overrideDensity ?? other.overrideDensity
  }

  /// The description of a device.
  ///
  /// A recording of one device does not name it, and neither does a description of evemu.
  func device(_ path: String) -> DeviceDescription? {
    if !path.isEmpty, let named = devices.first(where: { $0.path == path }) { return named }
    let candidates = path.isEmpty ? devices : devices.filter(\.path.isEmpty)
    return candidates.first(where: \.isMultitouch) ?? candidates.first(where: \.hasPosition)
  }

  /// Adds a device, whose axes follow.
  mutating func addDevice(path: String) {
    guard devices.count < Self.largestDeviceCount else { return }
    devices.append(DeviceDescription(path: path))
  }

  /// Sets the range of an axis of the latest device; one that no panel can have is left out.
  mutating func setRange(ofAxis code: UInt32, minimum: Int64, maximum: Int64) {
    let values = Int64(Int32.min)...Int64(Int32.max)
    guard minimum < maximum, values.contains(minimum), values.contains(maximum),
      let axis = EvdevCode.kind(type: EvdevCode.absoluteType, code: code)
    else { return }
    if devices.isEmpty { addDevice(path: "") }
    devices[devices.count - 1].set(
      DeviceDescription.Range(minimum: minimum, maximum: maximum), of: axis)
  }

  /// Takes a line of `getevent -p`, `wm size` or `wm density` in.
  ///
  /// - Returns: Whether it is one.
  mutating func readGetevent(_ line: Span<UInt8>) -> Bool {
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
    guard let start = line.firstRange(of: ": "),
      line.count - start.upperBound <= DeviceDescription.largestPathLength
    else { return false }
    addDevice(path: line.extracting(start.upperBound..<line.count).text)
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
      let maximum = Self.number(in: line, behind: " max ")
    else { return false }
    setRange(ofAxis: axis, minimum: minimum, maximum: maximum)
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
    guard var index = line.firstRange(of: words)?.upperBound,
      let value = line.number(at: &index),
      index == line.count || line[index] == UInt8(ascii: ",")
    else { return nil }
    return value
  }
}
