/// Words and numbers of event types and codes.
enum EvdevCode {
  /// An event by its type and code: one that matters, or one of a known type that does not.
  enum Meaning: Equatable {
    case matters(EvdevKind)
    case other
  }

  private static let types: [(name: String, number: UInt16)] = [
    ("EV_SYN", 0), ("EV_KEY", 1), ("EV_ABS", 3),
  ]

  private static let codes: [(type: UInt16, name: String, number: UInt16, kind: EvdevKind)] = [
    (3, "ABS_MT_POSITION_X", 0x35, .touchX), (3, "ABS_MT_POSITION_Y", 0x36, .touchY),
    (0, "SYN_REPORT", 0, .report), (3, "ABS_MT_TRACKING_ID", 0x39, .trackingID),
    (3, "ABS_MT_SLOT", 0x2F, .slot), (0, "SYN_MT_REPORT", 2, .contactReport),
    (1, "BTN_TOUCH", 0x14A, .touchKey), (3, "ABS_X", 0, .pointerX), (3, "ABS_Y", 1, .pointerY),
    (3, "ABS_MT_TOOL_TYPE", 0x37, .toolType), (3, "ABS_MT_DISTANCE", 0x3B, .distance),
    (0, "SYN_DROPPED", 3, .dropped),
  ]

  /// What an event of a type and code, each a word or hexadecimal digits, means; `nil` if the
  /// words are none of an event.
  static func meaning(type: Span<UInt8>, code: Span<UInt8>) -> Meaning? {
    guard let number = typeNumber(type) else { return type.hasPrefix("EV_") ? .other : nil }
    for entry in codes where entry.type == number {
      if code.matches(entry.name) { return .matters(entry.kind) }
      if code.count == 4, code.hexValue == UInt32(entry.number) { return .matters(entry.kind) }
    }
    return .other
  }

  /// The axis of a line of a device description.
  static func axis(_ code: Span<UInt8>) -> EvdevKind? {
    for entry in codes where entry.type == 3 {
      if code.matches(entry.name) || code.count == 4 && code.hexValue == UInt32(entry.number) {
        return entry.kind
      }
    }
    return nil
  }

  private static func typeNumber(_ type: Span<UInt8>) -> UInt16? {
    if type.count == 4, let value = type.hexValue { return UInt16(value) }
    for entry in types where type.matches(entry.name) { return entry.number }
    return nil
  }
}
