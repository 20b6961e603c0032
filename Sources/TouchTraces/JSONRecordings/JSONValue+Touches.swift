extension JSONValue {
  /// The number as a coordinate; `nil` if it is none or beyond every screen.
  var coordinate: Double? {
    guard case .number(let number) = self, let value = number.double,
      abs(value) <= NumberRange.largestLength
    else { return nil }
    return value
  }

  /// The number, whatever its size.
  var double: Double? {
    guard case .number(let number) = self else { return nil }
    return number.double
  }

  /// The number as the reading of a clock.
  var clockReading: ClockReading? {
    guard case .number(let number) = self else { return nil }
    return ClockReading(number)
  }

  /// The whole number.
  var integer: Int64? {
    guard case .number(let number) = self else { return nil }
    return number.integer
  }

  /// The text.
  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The elements of a list.
  var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// Whether other values stand in it.
  var isContainer: Bool {
    switch self {
    case .array, .object: true
    case .null, .boolean, .number, .string: false
    }
  }

  /// The value of a member, if this is an object that has it.
  subscript(name: String) -> JSONValue? {
    guard case .object(let object) = self else { return nil }
    return object[name]
  }

  /// The text or number that names a finger.
  var name: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.text
    case .null, .boolean, .array, .object: nil
    }
  }

  /// A point as `{"x":1,"y":2}` or `[1,2]`, as encoders of several languages write it.
  var point: (x: Double, y: Double)? {
    switch self {
    case .object(let object):
      guard let x = (object["x"] ?? object["X"])?.coordinate,
        let y = (object["y"] ?? object["Y"])?.coordinate
      else { return nil }
      return (x, y)
    case .array(let elements):
      guard elements.count == 2, let x = elements[0].coordinate, let y = elements[1].coordinate
      else { return nil }
      return (x, y)
    case .null, .boolean, .number, .string: return nil
    }
  }

  /// Whether it states a place of a touch by the names of its values.
  var isPlace: Bool {
    guard case .object(let object) = self else { return false }
    let names = object.members.map { SampleKey($0.name) }
    return names.contains(.x) && names.contains(.y)
  }

  /// The phase that a word or a number stands for.
  var recordedPhase: RecordedPhase? {
    switch self {
    case .string(let word): PhaseWord.phase(word).map(RecordedPhase.known)
    case .number(let number): number.integer.flatMap(UInt8.init(exactly:)).map(RecordedPhase.number)
    case .null, .boolean, .array, .object: nil
    }
  }
}

extension SampleRecording {
  /// Takes the size of the screen in points from an object or a list that states it.
  mutating func takeScreen(_ value: JSONValue) {
    let scale = value["scale"]?.coordinate
    let sides: (width: Double, height: Double)?
    if let width = value["width"]?.coordinate, let height = value["height"]?.coordinate {
      sides = (width, height)
    } else {
      sides = value.point.map { (width: $0.x, height: $0.y) }
    }
    guard let sides, NumberRange.side.contains(sides.width), NumberRange.side.contains(sides.height)
    else { return }
    screen.width = sides.width
    screen.height = sides.height
    if let scale, NumberRange.scale.contains(scale) { screen.scale = scale }
  }
}
