extension TouchSample {
  /// Reads the arguments of a touch: finger, x, y, and an object that may follow.
  init(
    phase: TouchPhase, _ arguments: inout EventArguments, unknown: inout [String]
  ) throws(EventError) {
    self.init(
      touch: try arguments.touch(), phase: phase, x: try arguments.number("x", .any),
      y: try arguments.number("y", .any))
    guard let extras = arguments.optional() else { return }
    do {
      try read(extras, path: arguments.code, unknown: &unknown)
    } catch {
      throw .argument(error)
    }
  }

  private mutating func read(
    _ extras: JSONValue, path: String, unknown: inout [String]
  ) throws(FieldError) {
    var reader = try FieldReader(extras, path: path)
    force = try reader.number("force")
    if phase == .began {
      target = try reader.choice("target", of: TouchTarget.self)
      contentOffset = try reader.number("offset")
      contentHeight = try reader.number("height", .length)
    }
    reader.appendUnknown(to: &unknown)
  }
}
