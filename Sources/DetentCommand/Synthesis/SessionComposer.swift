import TouchTraces

/// Writes one session: a person looks at the sheet, wants something, drags, and looks again.
struct SessionComposer {
  let person: Person
  let behaviour: Behaviour
  private var random: RandomSource
  private var sheet: ObservedSheet
  private var events: [TraceEvent] = []
  private var now = Timestamp.zero
  private var gestures = 0
  private let wantedGestures: Int
  private var header = SessionHeader()
  private var isKeyboardUp = false

  /// When a person begins no further gesture, and the shortest length of a session.
  private static let lastStart = Timestamp(microseconds: 28_000_000)
  private static let shortest = Timestamp(microseconds: 5_000_000)
  /// The most gestures of a session; the last one may be the one that the recording cuts.
  private static let mostGestures = 12
  /// Overlap of a phone's keyboard with the container.
  private static let keyboardOverlap: Points = 336

  init(person: Person, behaviour: Behaviour, id: String, random: RandomSource) {
    self.person = person
    self.behaviour = behaviour
    self.random = random
    let scene = SheetKind.scene(for: behaviour, on: person.device, random: &self.random)
    let startsPresented = !self.random.chance(0.1)
    sheet = ObservedSheet(scene: scene.resolved(), startsPresented: startsPresented)
    wantedGestures = self.random.whole(3...Self.mostGestures - 1)
    header.id = id
    header.user = person.name
    header.scene = scene
    header.labels = [
      Label(name: "app", value: person.appVersion),
      Label(name: "behaviour", value: behaviour.rawValue),
      Label(name: "device", value: person.device.name),
      Label(name: "hand", value: person.hand.rawValue),
    ]
    if !startsPresented {
      append(.present(animated: true))
    } else if self.random.chance(0.08) {
      header.startAge = .known(microseconds: Int64(self.random.whole(1...40)) * 250_000)
    }
  }

  /// Writes the session to its end.
  mutating func compose() -> SynthesizedSession {
    let endsInMidTouch = random.chance(behaviour.truncatedShare)
    while gestures < wantedGestures, now < Self.lastStart {
      pause(seconds: thinkingTime())
      if random.chance(behaviour.interventionShare) { intervene() }
      guard returnToSheet() else { break }
      let intention = nextIntention()
      perform(intention)
      if intention == .dismiss { pullAgain() }
    }
    if endsInMidTouch, returnToSheet() {
      pause(seconds: thinkingTime())
      now = max(now, Self.shortest)
      perform(sheet.sight(at: now).isAtLargest ? .dismiss : .expand, ending: .open)
    } else {
      finish()
    }
    return SynthesizedSession(
      header: header, events: events, behaviour: behaviour, rejections: sheet.rejections)
  }

  private mutating func nextIntention() -> Intention {
    let sight = sheet.sight(at: now)
    let mayLeave = gestures >= min(2, wantedGestures - 1)
    return Intention.next(sight, behaviour, mayLeave: mayLeave, random: &random)
  }

  /// Looks, plans and moves the finger.
  private mutating func perform(
    _ intention: Intention, ending: TouchSampling.Ending? = nil, attempt: Int = 0
  ) {
    let sight = sheet.sight(at: now)
    let planner = GesturePlanner(
      person: person, behaviour: behaviour, sight: sight, attempt: attempt)
    let gesture = planner.gesture(for: intention, random: &random)
    if let label = intention.label { append(.intent(label)) }
    let ending = ending ?? drawnEnding()
    let sampling = TouchSampling(sensor: person.sensor, screen: sight.screen)
    let touch = sampling.events(
      of: gesture.path, hook: gesture.hook, ending: ending, from: now, random: &random)
    for event in touch { append(event) }
    gestures += 1
  }

  private mutating func drawnEnding() -> TouchSampling.Ending {
    guard random.chance(behaviour.cancelledShare) else { return .lifted }
    return random.chance(0.25) ? .interrupted : .cancelled
  }

  /// A person whose pull did not dismiss the sheet pulls again, soon and harder.
  private mutating func pullAgain() {
    var attempt = 1
    while attempt <= person.patience, gestures < Self.mostGestures - 1, now < Self.lastStart,
      random.chance(0.75)
    {
      pause(seconds: random.uniform(0.2...0.65) * person.pace)
      guard sheet.sight(at: now).isPresented else { return }
      perform(.dismiss, attempt: attempt)
      attempt += 1
    }
  }

  // MARK: Time

  /// Seconds between two gestures: mostly short, sometimes the person reads.
  private mutating func thinkingTime() -> Double {
    if random.chance(0.12) { return random.uniform(2...6) }
    let patience = random.unit()
    return (0.25 + 2.2 * patience * patience) * person.pace
  }

  private mutating func pause(seconds: Double) {
    now = now.advanced(by: Int64(seconds * 1_000_000))
  }

  private mutating func append(_ event: TraceEvent) {
    now = max(now, event.time)
    events.append(event)
    sheet.handle(event)
  }

  private mutating func append(_ action: TraceAction) {
    append(TraceEvent(time: now, action: action))
  }

  private mutating func finish() {
    if isKeyboardUp { append(.keyboard(overlap: 0)) }
    pause(seconds: random.uniform(0.6...3))
    now = max(now, Self.shortest)
    append(.end)
  }

  // MARK: What the app does

  /// Waits until the sheet can be touched, and has it presented again if need be.
  ///
  /// - Returns: Whether the session goes on.
  private mutating func returnToSheet() -> Bool {
    guard !sheet.sight(at: now).isPresented else { return true }
    pause(seconds: 0.9)
    guard !sheet.sight(at: now).isPresented else { return true }
    guard gestures < 3 || (wantedGestures - gestures > 1 && random.chance(0.4)) else {
      return false
    }
    append(.present(animated: random.chance(0.9)))
    isKeyboardUp = false
    pause(seconds: random.uniform(0.8...1.8))
    return true
  }

  /// Something that the app or the system does while no finger is down.
  private mutating func intervene() {
    guard sheet.sight(at: now).isPresented else { return }
    if isKeyboardUp {
      isKeyboardUp = false
      append(.keyboard(overlap: 0))
      return pause(seconds: random.uniform(0.3...1))
    }
    let detents = sheet.scene.sheet.detents
    switch random.whole(0...9) {
    case 0...3:
      append(.select(detents[random.whole(0...detents.count - 1)].id, animated: random.chance(0.8)))
    case 4, 5:
      isKeyboardUp = true
      append(.keyboard(overlap: Self.keyboardOverlap))
    case 6, 7: appendReload()
    case 8: append(.dismiss(animated: true))
    default:
      var fields = SheetFields()
      fields.isModalInPresentation = !sheet.scene.sheet.isModalInPresentation
      append(.set(fields))
    }
    pause(seconds: random.uniform(0.3...1.2))
  }

  /// More content arrives below what is there.
  private mutating func appendReload() {
    guard sheet.scene.content != nil else { return append(.invalidate(animated: true)) }
    var fields = ContentFields()
    fields.height = .set(random.uniform(1200...5200).rounded())
    append(.content(fields))
  }
}
