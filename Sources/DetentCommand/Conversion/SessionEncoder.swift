package import TouchTraces

/// Writes one session in the format that is asked for.
package enum SessionEncoder: Sendable {
  case touchTrace(Format1Encoder)
  case binaryTrace(BinaryTraceEncoder)
  case evemu(EvemuEncoder)
  case webkit(WebKitEncoder)
  case flutter(FlutterEncoder)

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - scene: The scene of the session.
  init(_ format: ConvertedFormat, scene: SceneFields) {
    switch format {
    case .touchTrace: self = .touchTrace(Format1Encoder())
    case .binaryTrace: self = .binaryTrace(BinaryTraceEncoder())
    case .evemu: self = .evemu(EvemuEncoder(screen: scene.screen.resolved()))
    case .webkit: self = .webkit(WebKitEncoder())
    case .flutter: self = .flutter(FlutterEncoder())
    }
  }

  /// Appends what stands before the events.
  func append(_ header: SessionHeader, to output: inout [UInt8]) {
    switch self {
    case .touchTrace(let encoder): encoder.append(header, to: &output)
    case .binaryTrace: return
    case .evemu(let encoder): encoder.appendDescription(to: &output)
    case .webkit(let encoder): encoder.appendStart(to: &output)
    case .flutter(let encoder): encoder.appendStart(to: &output)
    }
  }

  /// Appends an event.
  ///
  /// - Returns: Whether the format has a place for it.
  mutating func append(_ event: TraceEvent, to output: inout [UInt8]) -> Bool {
    switch self {
    case .touchTrace(let encoder): encoder.append(event, to: &output)
    case .binaryTrace(var encoder):
      // The columns have one owner while they grow, so that they are not copied.
      self = .touchTrace(Format1Encoder())
      encoder.append(event)
      self = .binaryTrace(encoder)
    case .evemu(var encoder):
      guard case .touch(let sample) = event.action else { return event.action == .end }
      encoder.append(sample, at: event.time, to: &output)
      self = .evemu(encoder)
    case .webkit(var encoder):
      guard case .touch(let sample) = event.action else { return event.action == .end }
      encoder.append(sample, at: event.time, to: &output)
      self = .webkit(encoder)
    case .flutter(var encoder):
      guard case .touch(let sample) = event.action else { return event.action == .end }
      encoder.append(sample, at: event.time, to: &output)
      self = .flutter(encoder)
    }
    return true
  }

  /// Appends what stands behind the events.
  mutating func appendEnd(to output: inout [UInt8]) {
    switch self {
    case .touchTrace, .evemu: return
    case .binaryTrace(var encoder):
      encoder.finish()
      self = .binaryTrace(encoder)
    case .webkit(let encoder): encoder.appendEnd(to: &output)
    case .flutter(let encoder): encoder.appendEnd(to: &output)
    }
  }
}
