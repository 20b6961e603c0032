/// Writes the touches of one session as a recording of evemu 1.3, which `evemu-play` and Android's
/// `uinput` send to a device.
///
/// The panel that it describes is the session's screen, upright, with 1000 units per point: no
/// position on it that trace format 1 can state is rounded. A cancelled touch becomes a palm. An evdev
/// lift has no place; where a touch ends elsewhere than at its last sample it moves there first.
public struct EvemuEncoder: Sendable {
  private struct Finger: Sendable {
    var touch: TouchID
    var x: Int32
    var y: Int32
  }

  private static let unitsPerPoint = 1_000.0
  /// Tracking ids wrap there, as those of the kernel do.
  private static let largestID = 65_535

  private let width: Points
  private let height: Points
  /// The fingers by slot.
  private var slots: [Finger?] = []
  /// Whether the latest touch of a slot was called a palm.
  private var palms: [Bool] = []
  private var selected = 0
  private var lastID = -1

  /// Creates an encoder.
  ///
  /// - Parameter screen: The screen of the session.
  public init(screen: Screen) {
    width = screen.width
    height = screen.height
  }

  /// Appends the description of the panel.
  ///
  /// - Parameter output: Receives ASCII.
  public func appendDescription(to output: inout [UInt8]) {
    let slots = FingerTable.limit - 1
    let lines =
      [
        "# EVEMU 1.3", "N: detent touch panel", "I: 0003 0000 0000 0001",
        "P: 02 00 00 00 00 00 00 00", "B: 00 0b 00 00 00 00 00 00 00",
      ] + Self.keyBits + [
        "B: 03 00 00 00 00 00 80 e0 02", "A: 2f 0 \(slots) 0 0 0",
        "A: 35 0 \(largest(width)) 0 0 0", "A: 36 0 \(largest(height)) 0 0 0", "A: 37 0 2 0 0 0",
        "A: 39 0 \(Self.largestID) 0 0 0",
      ]
    for line in lines { output.append(contentsOf: (line + "\n").utf8) }
  }

  /// 768 bits, of which only that of BTN_TOUCH is set.
  private static let keyBits = (0..<12).map { line in
    line == 5 ? "B: 01 00 04 00 00 00 00 00 00" : "B: 01 00 00 00 00 00 00 00 00"
  }

  private func largest(_ side: Points) -> Int32 {
    Self.units(side) - 1
  }

  private static func units(_ length: Points) -> Int32 {
    let value = (length * unitsPerPoint).rounded(.toNearestOrAwayFromZero)
    return Int32(max(Double(Int32.min), min(Double(Int32.max), value)))
  }

  /// Appends the frames of a touch event.
  ///
  /// - Parameters:
  ///   - sample: A sample of the session, in order; one of a finger that is not down is left out.
  ///   - time: When it was.
  ///   - output: Receives ASCII.
  public mutating func append(
    _ sample: TouchSample, at time: Timestamp, to output: inout [UInt8]
  ) {
    guard sample.phase == .began || slots.contains(where: { $0?.touch == sample.touch }) else {
      return
    }
    var frame = Frame(time: time)
    let finger = Finger(
      touch: sample.touch, x: Self.units(sample.x), y: Self.units(sample.y))
    switch sample.phase {
    case .began: begin(finger, &frame)
    case .moved: move(finger, &frame)
    case .ended:
      if moves(finger) {
        move(finger, &frame)
        frame.end()
      }
      lift(finger.touch, &frame)
    case .cancelled:
      select(finger.touch, &frame)
      frame.add(0x37, 2)
      palms[selected] = true
      frame.end()
      lift(finger.touch, &frame)
    }
    frame.end()
    output.append(contentsOf: frame.text)
  }

  private mutating func begin(_ finger: Finger, _ frame: inout Frame) {
    let isFirst = slots.allSatisfy { $0 == nil }
    let slot = slots.firstIndex { $0 == nil } ?? slots.count
    if slot == slots.count {
      slots.append(nil)
      palms.append(false)
    }
    select(slot, &frame)
    lastID = lastID == Self.largestID ? 0 : lastID + 1
    frame.add(0x39, Int32(lastID))
    frame.add(0x35, finger.x)
    frame.add(0x36, finger.y)
    if palms[slot] { frame.add(0x37, 0) }
    palms[slot] = false
    slots[slot] = finger
    if isFirst { frame.addKey(1) }
  }

  private mutating func move(_ finger: Finger, _ frame: inout Frame) {
    select(finger.touch, &frame)
    guard let before = slots[selected] else { return }
    if before.x != finger.x { frame.add(0x35, finger.x) }
    if before.y != finger.y { frame.add(0x36, finger.y) }
    // A frame that changes nothing would be no sample.
    if before.x == finger.x, before.y == finger.y { frame.add(0x36, finger.y) }
    slots[selected] = finger
  }

  private mutating func lift(_ touch: TouchID, _ frame: inout Frame) {
    select(touch, &frame)
    frame.add(0x39, -1)
    slots[selected] = nil
    if slots.allSatisfy({ $0 == nil }) { frame.addKey(0) }
  }

  private func moves(_ finger: Finger) -> Bool {
    slots.contains { slot in
      slot.map { $0.touch == finger.touch && ($0.x != finger.x || $0.y != finger.y) } ?? false
    }
  }

  private mutating func select(_ touch: TouchID, _ frame: inout Frame) {
    if let slot = slots.firstIndex(where: { $0?.touch == touch }) { select(slot, &frame) }
  }

  private mutating func select(_ slot: Int, _ frame: inout Frame) {
    if slot != selected { frame.add(0x2F, Int32(slot)) }
    selected = slot
  }
}

/// The lines of one or more frames of one moment.
private struct Frame {
  private(set) var text: [UInt8] = []
  private let start: [UInt8]

  init(time: Timestamp) {
    var start = Array("E: ".utf8)
    let (seconds, rest) = time.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    DecimalText.append(seconds, to: &start)
    start.append(UInt8(ascii: "."))
    DecimalText.append(rest, digits: 6, to: &start)
    self.start = start
  }

  /// Sets an axis.
  mutating func add(_ axis: UInt8, _ value: Int32) {
    add("0003", "00\(String(axis, radix: 16))", value)
  }

  /// Presses or releases BTN_TOUCH.
  mutating func addKey(_ value: Int32) {
    add("0001", "014a", value)
  }

  mutating func end() {
    add("0000", "0000", 0)
  }

  private mutating func add(_ type: String, _ code: String, _ value: Int32) {
    text += start
    text.append(contentsOf: " \(type) \(code) ".utf8)
    if value < 0 { text.append(UInt8(ascii: "-")) }
    DecimalText.append(Int64(value.magnitude), digits: value < 0 ? 3 : 4, to: &text)
    text.append(UInt8(ascii: "\n"))
  }
}
