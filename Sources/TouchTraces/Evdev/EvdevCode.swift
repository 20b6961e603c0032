/// Words and numbers of event types and codes.
enum EvdevCode {
  /// An event by its type and code: one that matters, or one of a known type that does not.
  enum Meaning: Equatable {
    case matters(EvdevKind)
    case other
  }

  /// The type of positions and other values that have a range.
  static let absoluteType: UInt32 = 3

  private static let types: [(name: String, number: UInt32)] = [
    ("EV_ABS", absoluteType), ("EV_SYN", 0), ("EV_KEY", 1), ("EV_REL", 2), ("EV_MSC", 4),
    ("EV_SW", 5), ("EV_LED", 0x11), ("EV_SND", 0x12), ("EV_REP", 0x14), ("EV_FF", 0x15),
    ("EV_PWR", 0x16), ("EV_FF_STATUS", 0x17),
  ]

  private static let names: [(name: String, type: UInt32, code: UInt32)] = [
    ("ABS_MT_POSITION_X", 3, 0x35), ("ABS_MT_POSITION_Y", 3, 0x36), ("SYN_REPORT", 0, 0),
    ("ABS_MT_TRACKING_ID", 3, 0x39), ("ABS_MT_SLOT", 3, 0x2F), ("SYN_MT_REPORT", 0, 2),
    ("BTN_TOUCH", 1, 0x14A), ("ABS_X", 3, 0), ("ABS_Y", 3, 1), ("ABS_MT_TOOL_TYPE", 3, 0x37),
    ("ABS_MT_DISTANCE", 3, 0x3B), ("SYN_DROPPED", 0, 3),
  ]

  /// The kind of an event of a type and code; `nil` if it says nothing of touches.
  static func kind(type: UInt32, code: UInt32) -> EvdevKind? {
    switch (type, code) {
    case (0, 0): .report
    case (0, 2): .contactReport
    case (0, 3): .dropped
    case (1, 0x14A): .touchKey
    case (3, 0x00): .pointerX
    case (3, 0x01): .pointerY
    case (3, 0x2F): .slot
    case (3, 0x35): .touchX
    case (3, 0x36): .touchY
    case (3, 0x37): .toolType
    case (3, 0x39): .trackingID
    case (3, 0x3B): .distance
    default: nil
    }
  }

  /// What an event of a type and code means.
  static func meaning(type: UInt32, code: UInt32) -> Meaning {
    kind(type: type, code: code).map(Meaning.matters) ?? .other
  }

  /// What an event of a type and code, each a word or hexadecimal digits, means; `nil` if the
  /// words are none of an event.
  static func meaning(type: Span<UInt8>, code: Span<UInt8>) -> Meaning? {
    guard let number = typeNumber(type) else { return nil }
    if let code = codeNumber(code, type: number) { return meaning(type: number, code: code) }
    return type.count != 4 && isName(code) ? .other : nil
  }

  /// The number of an axis in a line of a device description, a word or hexadecimal digits.
  static func axis(_ code: Span<UInt8>) -> UInt32? {
    codeNumber(code, type: absoluteType)
  }

  private static func isName(_ code: Span<UInt8>) -> Bool {
    for index in code.indices {
      switch code[index] {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"):
        continue
      default: return false
      }
    }
    return true
  }

  private static func typeNumber(_ type: Span<UInt8>) -> UInt32? {
    if type.count == 4, let value = type.hexValue { return value }
    for entry in types where type.matches(entry.name) { return entry.number }
    return nil
  }

  private static func codeNumber(_ code: Span<UInt8>, type: UInt32) -> UInt32? {
    for entry in names where entry.type == type && code.matches(entry.name) { return entry.code }
    return code.count == 4 ? code.hexValue : nil
  }
}
