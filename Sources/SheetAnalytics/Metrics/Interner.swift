/// Small numbers for long keys, in order of first use.
///
/// The numbers depend on the order of the input and never leave an accumulator.
struct Interner<Key: Hashable & Sendable>: Sendable {
  private(set) var keys: [Key] = []
  private var numbers: [Key: Int32] = [:]

  /// The number of `key`, a new one at first use.
  mutating func number(of key: Key) throws(AccumulatorError) -> Int32 {
    if let number = numbers[key] { return number }
    guard let number = Int32(exactly: keys.count) else { throw .overflow(table: "keys") }
    numbers[key] = number
    keys.append(key)
    return number
  }

  /// The key of `number`, which this table gave out.
  subscript(number: Int32) -> Key { keys[Int(number)] }
}
