import TouchTraces

/// Knows whether the session that is open has bytes in the gzip member that is open.
struct MemberBytes {
  /// The first byte of the member that is not blank.
  private var first: UInt8?
  /// Whether the text before the member ended with a line end.
  private var beganAtLine = true
  private var last = UInt8(ascii: "\n")

  /// Notes the next decompressed bytes.
  mutating func note(_ bytes: Span<UInt8>) {
    var index = 0
    while first == nil, index < bytes.count {
      if bytes[index] > UInt8(ascii: " ") { first = bytes[index] }
      index += 1
    }
    if bytes.count > 0 { last = bytes[bytes.count - 1] }
  }

  /// The member ends, the next one begins.
  mutating func end() {
    first = nil
    beganAtLine = last == UInt8(ascii: "\n")
  }

  /// The share of a session that was open when the member began, as far as the text says it.
  ///
  /// In trace format 1 a member that begins with a brace begins with a session of its own.
  func openSessionShare(of format: TraceFormat?) -> OpenSessionShare {
    guard let first else { return .hasNone }
    let beginsSession = format == .touchTrace1 && beganAtLine && first == UInt8(ascii: "{")
    return beginsSession ? .hasNone : .hasBytes
  }
}
