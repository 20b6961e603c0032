/// A JSON object: its members in the order of the text, repeated names included.
public struct JSONObject: Equatable, Sendable {
  /// A name with its value.
  public struct Member: Equatable, Sendable {
    public var name: String
    public var value: JSONValue
    /// Where the name stands; it has no part in equality.
    public var position: JSONPosition

    /// Creates a member.
    public init(name: String, value: JSONValue, position: JSONPosition = .start) {
      self.name = name
      self.value = value
      self.position = position
    }

    public static func == (left: Member, right: Member) -> Bool {
      left.name == right.name && left.value == right.value
    }
  }

  /// The members in the order of the text.
  public var members: [Member]

  /// Creates an object of `members`.
  public init(members: [Member] = []) {
    self.members = members
  }

  /// The value of the first member of that name.
  public subscript(name: String) -> JSONValue? {
    for index in members.indices where members[index].name == name {
      return members[index].value
    }
    return nil
  }

  /// The first member whose name an earlier one has already, by its bytes.
  public var firstDuplicate: Member? {
    guard members.count > Self.fewMembers else { return firstDuplicateOfFew }
    var seen = Set<[UInt8]>()
    return members.first { !seen.insert(Array($0.name.utf8)).inserted }
  }

  /// Up to so many members are compared each with each, which needs no memory; chosen by us.
  private static let fewMembers = 16

  private var firstDuplicateOfFew: Member? {
    for index in members.indices {
      for earlier in 0..<index where members[earlier].name.hasSameBytes(as: members[index].name) {
        return members[index]
      }
    }
    return nil
  }
}
