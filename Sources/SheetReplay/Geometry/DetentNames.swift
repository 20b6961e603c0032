/// The identifiers of an engine's detents; the engine's state refers to them by number.
@usableFromInline struct DetentNames: Equatable, Sendable {
  @usableFromInline var names = ["medium", "large", "presented"]

  static let medium = DetentID(index: 0)
  static let large = DetentID(index: 1)
  /// The one position of the percent-driven model.
  static let presented = DetentID(index: 2)

  @inlinable subscript(id: DetentID) -> String { names[Int(id.index)] }

  /// The number of `name`, which is remembered.
  ///
  /// After `Int16.max` names the last one is reused.
  mutating func id(of name: String) -> DetentID {
    if let known = find(name) { return known }
    guard names.count < Int(Int16.max) else { return DetentID(index: Int16(names.count - 1)) }
    names.append(name)
    return DetentID(index: Int16(names.count - 1))
  }

  func find(_ name: String) -> DetentID? {
    var index = 0
    while index < names.count {
      if names[index] == name { return DetentID(index: Int16(index)) }
      index += 1
    }
    return nil
  }
}
