/// A p-value and the metric it belongs to.
package struct NamedValue: Equatable, Sendable {
  package let id: String
  package let p: Double

  /// Creates the p-value of the metric `id`.
  package init(id: String, p: Double) {
    self.id = id
    self.p = p
  }
}

/// p-values adjusted for their number, in the order in which they came.
package enum AdjustedValues {
  /// Holm's step-down adjustment: bounds the chance of any false alarm.
  package static func holm(_ values: [NamedValue]) -> [Double] {
    var adjusted = [Double](repeating: 1, count: values.count)
    var largest = 0.0
    for (rank, index) in ascending(values).enumerated() {
      largest = max(largest, min(1, Double(values.count - rank) * values[index].p))
      adjusted[index] = largest
    }
    return adjusted
  }

  /// Benjamini and Hochberg's step-up adjustment: bounds the share of false alarms.
  package static func benjaminiHochberg(_ values: [NamedValue]) -> [Double] {
    var adjusted = [Double](repeating: 1, count: values.count)
    var smallest = 1.0
    for (rank, index) in ascending(values).enumerated().reversed() {
      smallest = min(smallest, Double(values.count) * values[index].p / Double(rank + 1))
      adjusted[index] = smallest
    }
    return adjusted
  }

  /// The indices by p-value, equal ones by the bytes of their ids.
  private static func ascending(_ values: [NamedValue]) -> [Int] {
    values.indices.sorted { left, right in
      guard values[left].p == values[right].p else { return values[left].p < values[right].p }
      return values[left].id.utf8.lexicographicallyPrecedes(values[right].id.utf8)
    }
  }
}
