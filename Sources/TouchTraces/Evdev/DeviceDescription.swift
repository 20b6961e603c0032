/// What `getevent -p` tells of an input device.
struct DeviceDescription: Equatable, Sendable {
  /// Values of an axis, both ends included.
  struct Range: Equatable, Sendable {
    var minimum: Int64
    var maximum: Int64
  }

  /// Bytes of the longest name that is read; `/dev/input/event255` has 19.
  static let largestPathLength = 64

  /// Whether a word is the name of an input device's file.
  static func isPath(_ word: Span<UInt8>) -> Bool {
    var index = 0
    return word.skip("/dev/input/event", &index) && word.number(at: &index) != nil
      && index == word.count && word.count <= largestPathLength
  }

  /// The name of its file, such as `/dev/input/event2`.
  var path: String
  private var ranges: [(axis: EvdevKind, range: Range)] = []

  init(path: String) {
    self.path = path
  }

  static func == (left: DeviceDescription, right: DeviceDescription) -> Bool {
    left.path == right.path && left.ranges.elementsEqual(right.ranges, by: ==)
  }

  mutating func set(_ range: Range, of axis: EvdevKind) {
    ranges.removeAll { $0.axis == axis }
    ranges.append((axis, range))
  }

  func range(of axis: EvdevKind) -> Range? {
    ranges.first { $0.axis == axis }?.range
  }

  /// Whether it is a panel that takes several fingers.
  var isMultitouch: Bool { range(of: .touchX) != nil }

  /// Whether it has a position at all.
  var hasPosition: Bool { isMultitouch || range(of: .pointerX) != nil }
}
