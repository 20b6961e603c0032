extension FixedWidthInteger {
  /// Adds `value`, or throws with the name of the `table` that overflows.
  mutating func add(_ value: Self, table: @autoclosure () -> String) throws(AccumulatorError) {
    let (sum, overflow) = addingReportingOverflow(value)
    guard !overflow else { throw .overflow(table: table()) }
    self = sum
  }
}
