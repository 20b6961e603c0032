/// Contacts of a panel with slots (type B).
///
/// A slot keeps its position over the lift: a touch that begins where the last one ended does not
/// send it again.
struct SlotContacts: Sendable {
  private struct Slot: Sendable {
    /// `nil` until the recording tells: the finger may have gone down before.
    var trackingID: Int32?
    var x: Int32?
    var y: Int32?
    var toolType: Int32 = 0
    var distance: Int32 = 0
    var hasMoved = false
    var hasLifted = false
    /// The contact as it was reported last.
    var contact: Contact?
  }

  private static let slotCount = 64
  private static let palm: Int32 = 2

  private var slots: [Slot] = [Slot()]
  private var current: Int? = 0
  private var isLost = false

  mutating func handle(_ event: EvdevEvent, log: inout ContactLog) {
    switch event.kind {
    case .dropped:
      isLost = true
      cancelAll(at: event.time, log: &log)
    case .report where isLost: isLost = false
    case .report: endFrame(at: event.time, log: &log)
    case .slot where !isLost: select(event.value)
    case .trackingID where !isLost: track(event.value)
    case .touchX where !isLost: change { $0.x = event.value }
    case .touchY where !isLost: change { $0.y = event.value }
    case .toolType where !isLost: change(isMove: false) { $0.toolType = event.value }
    case .distance where !isLost: change(isMove: false) { $0.distance = event.value }
    case .slot, .trackingID, .touchX, .touchY, .toolType, .distance, .pointerX, .pointerY,
      .touchKey, .contactReport:
      return
    }
  }

  private mutating func select(_ number: Int32) {
    guard let index = Int(exactly: number), 0..<Self.slotCount ~= index else {
      return current = nil
    }
    while slots.count <= index { slots.append(Slot()) }
    current = index
  }

  private mutating func track(_ id: Int32) {
    guard let current else { return }
    if slots[current].trackingID == id { return }
    if slots[current].trackingID != -1 { slots[current].hasLifted = true }
    slots[current].trackingID = max(id, -1)
  }

  private mutating func change(isMove: Bool = true, _ body: (inout Slot) -> Void) {
    guard let current else { return }
    body(&slots[current])
    if isMove { slots[current].hasMoved = true }
  }

  private mutating func endFrame(at time: Int64, log: inout ContactLog) {
    for index in slots.indices {
      var slot = slots[index]
      defer { slots[index] = slot }
      if slot.hasLifted { Self.lift(&slot, at: time, log: &log) }
      Self.move(&slot, at: time, log: &log)
      slot.hasMoved = false
      slot.hasLifted = false
    }
  }

  private static func lift(_ slot: inout Slot, at time: Int64, log: inout ContactLog) {
    guard let contact = slot.contact else { return }
    log.add(.ended, contact, at: time)
    slot.contact = nil
  }

  private static func move(_ slot: inout Slot, at time: Int64, log: inout ContactLog) {
    guard let id = slot.trackingID else {
      guard slot.hasMoved else { return }
      return log.add(.moved, Contact(touch: ContactLog.unseen, x: 0, y: 0), at: time)
    }
    guard id >= 0, let x = slot.x, let y = slot.y else { return }
    guard slot.toolType != palm, slot.distance <= 0 else {
      log.notTouching += 1
      guard let contact = slot.contact else { return }
      log.add(slot.toolType == palm ? .cancelled : .ended, contact, at: time)
      return slot.contact = nil
    }
    let contact = Contact(touch: slot.contact?.touch ?? log.nextTouch(), x: x, y: y)
    if slot.contact == nil {
      log.add(.began, contact, at: time)
    } else if slot.hasMoved {
      log.add(.moved, contact, at: time)
    }
    slot.contact = contact
  }

  /// The kernel lost events: nothing is known of any finger.
  private mutating func cancelAll(at time: Int64, log: inout ContactLog) {
    for index in slots.indices {
      if let contact = slots[index].contact { log.add(.cancelled, contact, at: time) }
      slots[index].contact = nil
      slots[index].trackingID = nil
      slots[index].hasMoved = false
      slots[index].hasLifted = false
    }
  }
}
