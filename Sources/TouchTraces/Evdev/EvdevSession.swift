/// Replays a recording from Linux' input layer as one session.
struct EvdevSession {
  private let recording: EvdevRecording
  private let facts: RecordingFacts
  private let options: ImportOptions
  private let scene: SceneFields
  private var findings: FindingTally
  /// Per device of the recording, its state machine; `nil` for those that are no touch panels.
  private var contacts: [EvdevContacts?]
  /// Per device, the time of its latest frame.
  private var lastFrames: [Int64]
  private var log = ContactLog()
  private var origin: Int64?
  private var lastTime: Int64 = 0

  /// Steps back in time below this, in microseconds, between two panels are the order in which
  /// their events were printed.
  private static let interleaving: Int64 = 1_000_000

  init(
    recording: EvdevRecording, facts: RecordingFacts, options: ImportOptions, scene: SceneFields,
    findings: FindingTally
  ) {
    self.recording = recording
    self.facts = facts
    self.options = options
    self.scene = scene
    self.findings = findings
    let isMultitouch = recording.devices.contains(where: \.hasTouchAxes)
    contacts = recording.devices.map { device in
      let isUsed = isMultitouch ? device.hasTouchAxes : device.hasPointerAxes
      return isUsed ? EvdevContacts(device.kind) : nil
    }
    lastFrames = recording.devices.map { _ in 0 }
  }

  /// Hands the session over.
  mutating func replay(into sink: inout some TraceSink) {
    let screen = PanelScreen(options: options, scene: scene, facts: facts)
    if let message = screen.guess { findings.count(.guessedScreen, at: nil, message) }
    if options.assumedRate != nil, recording.events.first?.time == 0 {
      findings.count(.assumedRate, at: nil, "no times in it, frames are spaced by --assume-rate")
    }
    let mappings = mappings(screen)
    sink.receive(screen.header, at: TraceLocation(line: 1, byteOffset: 0))
    var repair = SequenceRepair(backwardStep: .startsSegment)
    repair.findings = findings
    var location = TraceLocation(line: 1, byteOffset: 0)
    for event in recording.events {
      let device = Int(event.device)
      forgetContactsBeforeRestart(event)
      contacts[device]?.handle(event, log: &log)
      location = event.location
      emit(mappings[device], at: location, &repair, into: &sink)
    }
    for device in contacts.indices {
      contacts[device]?.finish(log: &log)
      emit(mappings[device], at: location, &repair, into: &sink)
    }
    for _ in 0..<log.notTouching {
      repair.findings.count(.hoverOrPalm, at: nil, "sample of a hovering finger or a palm, dropped")
    }
    repair.finish(into: &sink)
  }

  /// A device whose time goes back was recorded anew: what is known of its fingers is void.
  private mutating func forgetContactsBeforeRestart(_ event: EvdevEvent) {
    let device = Int(event.device)
    if event.time < lastFrames[device], contacts[device] != nil {
      contacts[device] = EvdevContacts(recording.devices[device].kind)
      lastFrames[device] = event.time
    } else if event.kind == .report {
      lastFrames[device] = event.time
    }
  }

  private mutating func emit(
    _ mapping: PanelMapping?, at location: TraceLocation, _ repair: inout SequenceRepair,
    into sink: inout some TraceSink
  ) {
    guard let mapping, !log.changes.isEmpty else { return }
    for change in log.changes {
      let point = mapping.point(x: change.x, y: change.y)
      let sample = TouchSample(touch: change.touch, phase: change.phase, x: point.x, y: point.y)
      let time = Timestamp(microseconds: time(of: change))
      repair.receive(sample, time: time, at: location, into: &sink)
    }
    log.changes.removeAll(keepingCapacity: true)
  }

  /// Time zero is the first finger that goes down.
  private mutating func time(of change: ContactChange) -> Int64 {
    if origin == nil, change.phase == .began { origin = change.time }
    guard let origin else { return 0 }
    let time = change.time - origin
    let isInterleaved = recording.devices.count > 1 && lastTime - time < Self.interleaving
    lastTime = isInterleaved ? max(time, lastTime) : time
    return lastTime
  }

  private mutating func mappings(_ screen: PanelScreen) -> [PanelMapping?] {
    var result: [PanelMapping?] = []
    for (index, device) in recording.devices.enumerated() {
      guard contacts[index] != nil else {
        result.append(nil)
        continue
      }
      let description = facts.device(device.path)
      let xAxis = device.hasTouchAxes ? EvdevKind.touchX : .pointerX
      let yAxis = device.hasTouchAxes ? EvdevKind.touchY : .pointerY
      let x = range(
        description?.range(of: xAxis), options.axisMaximum?.x, pixels: panelPixels?.x,
        seen: device.largestX, "x")
      let y = range(
        description?.range(of: yAxis), options.axisMaximum?.y, pixels: panelPixels?.y,
        seen: device.largestY, "y")
      result.append(
        PanelMapping(x: x, y: y, width: screen.width, height: screen.height, options: options))
    }
    return result
  }

  /// The screen's pixels along the panel's own axes, if the command line states them.
  private var panelPixels: (x: Int64, y: Int64)? {
    guard let screen = options.screen, 1...65_536 ~= screen.width, 1...65_536 ~= screen.height
    else { return nil }
    let (x, y) = (Int64(screen.width), Int64(screen.height))
    switch options.rotation {
    case .quarter, .threeQuarters: return (y, x)
    case .none, .half: return (x, y)
    }
  }

  private mutating func range(
    _ described: DeviceDescription.Range?, _ maximum: Int?, pixels: Int64?, seen: Int64,
    _ axis: String
  ) -> DeviceDescription.Range {
    if let described { return described }
    if let maximum, 1...Int(Int32.max) ~= maximum {
      return DeviceDescription.Range(minimum: 0, maximum: Int64(maximum))
    }
    if let pixels, seen < pixels {
      findings.count(
        .guessedRange, key: axis, at: nil,
        "the panel's \(axis) range is taken from --screen as 0...\(pixels - 1): state another with"
          + " --axis-max")
      return DeviceDescription.Range(minimum: 0, maximum: pixels - 1)
    }
    let guess = DeviceDescription.Range.guess(largestSeen: seen)
    findings.count(
      .guessedRange, key: axis, at: nil,
      "the panel's \(axis) range is guessed as 0...\(guess.maximum): state it with --axis-max")
    return guess
  }
}
