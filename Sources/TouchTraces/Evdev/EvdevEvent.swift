/// The events of Linux' input layer that say where fingers are.
enum EvdevKind: UInt8, Sendable {
  case slot
  case trackingID
  case touchX
  case touchY
  case toolType
  case distance
  case pointerX
  case pointerY
  case touchKey
  case report
  case contactReport
  case dropped
}

/// One such event; 24 bytes, as a recording's are kept until its end.
struct EvdevEvent: Equatable, Sendable, BitwiseCopyable {
  /// Microseconds of the recording's clock.
  var time: Int64
  var value: Int32
  var line: UInt32
  var byteOffset: UInt32
  var kind: EvdevKind
  /// Number of the device in the recording.
  var device: UInt8

  /// Where it stands.
  var location: TraceLocation {
    TraceLocation(line: Int(line), byteOffset: Int(byteOffset))
  }
}
