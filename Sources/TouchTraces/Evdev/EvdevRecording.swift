/// The touch events of a recording from Linux' input layer, collected until its end.
///
/// Which protocol a panel speaks and how large its values are is often known only when all of the
/// recording was seen. So its touch events are kept, 24 bytes each, up to a limit; the other
/// events are not.
struct EvdevRecording: Sendable {
  /// Events that are kept, 24 MiB; at 120 frames a second of three events each, three quarters of
  /// an hour with a finger down.
  static let limit = 1 << 20

  private(set) var events: [EvdevEvent] = []
  private(set) var devices: [Device] = []
  /// The paths of the devices.
  private var paths: [String] = []
  private var recentDevice = 0

  /// A device of the recording and what its events look like.
  struct Device: Sendable {
    let path: String
    var hasSlots = false
    var hasLiftedID = false
    var hasContactReports = false
    var hasTouchAxes = false
    var hasPointerAxes = false
    /// Whether a key says when fingers are down.
    var hasTouchKey = false
    /// Whether some frame says that no finger is down.
    var hasEmptyFrame = false
    var largestX: Int64 = 0
    var largestY: Int64 = 0
    /// What the current frame holds.
    fileprivate var frameHasOthers = false
    fileprivate var frameHasTouch = false
    fileprivate var frameHasContactReport = false

    init(path: String) {
      self.path = path
    }
  }

  var isEmpty: Bool { events.isEmpty }
  var isFull: Bool { events.count >= Self.limit }

  mutating func removeAll() {
    self = EvdevRecording()
  }

  /// Puts the events of several devices in the order of their times; those of one device keep
  /// theirs.
  mutating func sortByTime() {
    guard devices.count > 1 else { return }
    var latest = [Int64](repeating: .min, count: devices.count)
    for index in events.indices {
      let device = Int(events[index].device)
      latest[device] = max(latest[device], events[index].time)
      events[index].time = latest[device]
    }
    events.sort { ($0.time, $0.line) < ($1.time, $1.line) }
  }

  /// The number of the device whose name fills `name`; `nil` if there are too many.
  mutating func device(_ name: Span<UInt8>) -> Int? {
    if recentDevice < paths.count, name.matches(paths[recentDevice]) { return recentDevice }
    for index in paths.indices where name.matches(paths[index]) {
      recentDevice = index
      return index
    }
    guard devices.count < Int(UInt8.max) else { return nil }
    devices.append(Device(path: name.text))
    paths.append(name.text)
    recentDevice = devices.count - 1
    return recentDevice
  }

  /// Takes an event in that says nothing of touches, but belongs to a frame.
  mutating func appendOther(device: Int) {
    devices[device].frameHasOthers = true
  }

  /// Takes the next event in.
  mutating func append(
    _ kind: EvdevKind, value: Int32, time: Int64, device: Int, at location: TraceLocation
  ) {
    var value = value
    if kind == .report {
      let isRepeat = value == 1
      value = devices[device].frameHasOthers ? 1 : 0
      devices[device].endFrame()
      if isRepeat { return }
    }
    devices[device].observe(kind, value)
    events.append(
      EvdevEvent(
        time: time, value: value, line: UInt32(clamping: location.line),
        byteOffset: UInt32(clamping: location.byteOffset), kind: kind, device: UInt8(device)))
  }
}

extension EvdevRecording.Device {
  fileprivate mutating func endFrame() {
    if !frameHasTouch, !frameHasOthers || frameHasContactReport { hasEmptyFrame = true }
    frameHasTouch = false
    frameHasContactReport = false
    frameHasOthers = false
  }

  fileprivate mutating func observe(_ kind: EvdevKind, _ value: Int32) {
    switch kind {
    case .slot: hasSlots = true
    case .trackingID: if value < 0 { hasLiftedID = true }
    case .touchX:
      hasTouchAxes = true
      frameHasTouch = true
      largestX = max(largestX, Int64(value))
    case .touchY:
      hasTouchAxes = true
      frameHasTouch = true
      largestY = max(largestY, Int64(value))
    case .pointerX:
      hasPointerAxes = true
      if !hasTouchAxes { largestX = max(largestX, Int64(value)) }
    case .pointerY:
      hasPointerAxes = true
      if !hasTouchAxes { largestY = max(largestY, Int64(value)) }
    case .contactReport:
      hasContactReports = true
      frameHasContactReport = true
    case .touchKey:
      hasTouchKey = true
      if value == 0 { hasEmptyFrame = true }
    case .report, .toolType, .distance, .dropped: return
    }
  }

  /// How the device tells of its fingers.
  var kind: EvdevProtocol {
    if hasSlots || hasLiftedID { return .slots }
    if hasContactReports {
      return .anonymous(lifts: hasEmptyFrame || hasTouchKey ? .recorded : .missing)
    }
    return hasTouchAxes ? .slots : .single
  }
}
