/// What a recording says of a session before its first event.
public struct SessionHeader: Equatable, Sendable {
  /// The stated id; `nil` leaves it to the file's name and the session's number in it.
  public var id: String?
  /// The person; `nil` makes the session its own user.
  public var user: String?
  /// Labels, sorted by name; names are unique.
  public var labels: [Label] = []
  /// How long the sheet had already rested when the recording began.
  public var startAge = StartAge.known(microseconds: 0)
  /// The parts of the scene that the recording states.
  public var scene = SceneFields()

  /// Creates a header that states nothing.
  public init() {}
}

/// A name and a value by which sessions can be grouped.
public struct Label: Equatable, Sendable {
  public var name: String
  public var value: String

  /// Creates the label `name` = `value`.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// The age of the first visit when a recording begins (`startsAt`).
public enum StartAge: Equatable, Sendable {
  /// The sheet came to rest so long before.
  case known(microseconds: Int64)
  /// Nobody knows: recordings of formats that have no sheet.
  case unknown
}
