import Testing

/// Expects two numbers to differ by at most `tolerance`.
func expectNear(
  _ value: Double?, _ expected: Double, tolerance: Double = 1e-9,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let value else {
    Issue.record("a missing value, expected \(expected)", sourceLocation: sourceLocation)
    return
  }
  #expect(
    abs(value - expected) <= tolerance, "\(value) is not near \(expected)",
    sourceLocation: sourceLocation)
}
