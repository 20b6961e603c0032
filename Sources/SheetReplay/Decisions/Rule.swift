/// The id of a rule of the sheet model that a step can record.
///
/// The letter says where the rule belongs: A arbitration, D dismissal, E environment, H hand-off,
/// L the sheets of other libraries, P percent-driven model, R recognition, S release.
public enum Rule: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case a01, a02, a03, a04, a05, a06, a07, a08, a09, a10
  case a11, a12, a13, a14, a15, a16, a17, a18, a19, a20
  case a21, a22, a23, a24, a25, a26, a27, a28, a29, a30
  case d01, d02, d03, d04, d05, d07, d08, d09
  case e01, e02, e03, e04, e05, e06, e07, e08, e09, e10
  case e11, e12, e13, e14, e15, e16, e17, e18, e19, e20
  case e21, e22, e23, e24, e25, e26, e27, e28, e29, e30, e31
  case h01, h02, h03, h04, h05
  case l01, l02, l03, l04, l05, l06, l07, l08, l09, l10, l11, l12, l13, l14
  case l15, l16, l17, l18
  case l20, l21, l22, l23, l24, l25, l26
  case p01, p02, p03, p04, p05, p06, p07
  case r01, r05, r06
  case s01, s02, s03, s05, s08, s09, s10, s11, s13

  /// The id as reports print it, such as `A06`.
  public var id: String { Self.ids[Int(rawValue)] }

  /// The ids by raw value, made once from the names of the cases.
  private static let ids = allCases.map { String(describing: $0).uppercased() }
}

/// The rules of one step, in order of first use.
public struct RuleList: Equatable, Sendable, BitwiseCopyable {
  /// The most rules that one step can record.
  ///
  /// No step of 300 random sessions has more than 8: a lift that first crosses and is refused.
  public static let capacity = 16

  private var storage = InlineArray<16, Rule>(repeating: .a01)
  /// How many rules are recorded.
  public private(set) var count = 0

  init() {}

  /// Whether the same rules are recorded in the same order.
  public static func == (a: RuleList, b: RuleList) -> Bool {
    a.count == b.count && a.storage.span.begins(like: b.storage.span, count: a.count)
  }

  /// The rule at `index`, which must be below `count`.
  public subscript(index: Int) -> Rule {
    precondition(index < count, "a rule index must be below the count")
    return storage[index]
  }

  /// Whether `rule` is recorded.
  public func contains(_ rule: Rule) -> Bool {
    var index = 0
    while index < count {
      if storage[index] == rule { return true }
      index += 1
    }
    return false
  }

  mutating func removeAll() {
    count = 0
  }

  /// Records `rule` unless it is recorded already.
  mutating func append(_ rule: Rule) {
    guard !contains(rule) else { return }
    assert(count < Self.capacity, "a step records at most \(Self.capacity) rules")
    guard count < Self.capacity else { return }
    storage[count] = rule
    count += 1
  }
}
