/// Writes the touches of one session as an event stream of WebKit's `UIScriptController`.
///
/// Times keep their microseconds, lengths 3 decimals of a point, as in trace format 1.
public struct WebKitEncoder: Sendable {
  private var isFirst = true

  /// Creates an encoder.
  public init() {}

  /// Appends what stands before the events.
  ///
  /// - Parameter output: Receives UTF-8.
  public func appendStart(to output: inout [UInt8]) {
    output.append(contentsOf: "{\"events\":[".utf8)
  }

  /// Appends an event of one touch.
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
    var touch = ObjectBuilder()
    touch.add("inputType", "finger")
    touch.add("phase", Self.word(sample.phase))
    touch.add("id", JSONValue.integer(sample.touch.rawValue))
    touch.add("x", lengths.json(length: sample.x))
    touch.add("y", lengths.json(length: sample.y))
    touch.add("pressure", sample.force.map(JSONValue.number))
    var event = ObjectBuilder()
    event.add("inputType", "hand")
    event.add("timeOffset", JSONValue.number(JSONNumber(millionths: time.microseconds)))
    event.add("coordinateSpace", "global")
    event.add("touches", JSONValue.array([.object(touch.object)]))
    output.append(contentsOf: JSONWriter.text(of: .object(event.object)).utf8)
  }

  /// Appends what stands behind the events.
  ///
  /// - Parameter output: Receives UTF-8.
  public func appendEnd(to output: inout [UInt8]) {
    output.append(contentsOf: "\n]}\n".utf8)
  }

  /// WebKit writes `canceled`.
  private static func word(_ phase: TouchPhase) -> String {
    switch phase {
    case .began, .moved, .ended: phase.rawValue
    case .cancelled: "canceled"
    }
  }
}
