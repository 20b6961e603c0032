/// Writes the touches of one session as packets of Flutter's pointer events, one event each.
///
/// Times are microseconds; positions are logical pixels with 3 decimals, as in trace format 1.
public struct FlutterEncoder: Sendable {
  private var isFirst = true

  /// Creates an encoder.
  public init() {}

  /// Appends what stands before the packets.
  ///
  /// - Parameter output: Receives UTF-8.
  public func appendStart(to output: inout [UInt8]) {
    output.append(UInt8(ascii: "["))
  }

  /// Appends a packet of one event.
  ///
  /// - Parameters:
  ///   - sample: A sample of the session, in order.
  ///   - time: When it was.
  ///   - output: Receives UTF-8.
  public mutating func append(
    _ sample: TouchSample, at time: Timestamp, to output: inout [UInt8]
  ) {
    output.append(contentsOf: (isFirst ? "\n" : ",\n").utf8)
    isFirst = false
    let lengths = Format1Encoder()
    let stamp = JSONValue.integer(time.microseconds)
    var event = ObjectBuilder()
    event.add("type", Self.name(sample.phase))
    event.add("timeStamp", stamp)
    event.add("pointer", JSONValue.integer(sample.touch.rawValue))
    event.add(
      "position",
      JSONValue.array([lengths.json(length: sample.x), lengths.json(length: sample.y)]))
    event.add("pressure", sample.force.map(JSONValue.number))
    let packet = JSONValue.object([
      ("ts", stamp), ("events", .array([.object(event.object)])),
    ])
    output.append(contentsOf: JSONWriter.text(of: packet).utf8)
  }

  /// Appends what stands behind the packets.
  ///
  /// - Parameter output: Receives UTF-8.
  public func appendEnd(to output: inout [UInt8]) {
    output.append(contentsOf: "\n]\n".utf8)
  }

  private static func name(_ phase: TouchPhase) -> String {
    switch phase {
    case .began: "PointerDownEvent"
    case .moved: "PointerMoveEvent"
    case .ended: "PointerUpEvent"
    case .cancelled: "PointerCancelEvent"
    }
  }
}
