import SheetReplay

/// A field of the tuning and the values that it takes in a sweep.
package struct VariedField: Equatable, Sendable {
  /// Its name in tuning files.
  package let name: String
  package let values: [Double]

  /// Values of one field at most; chosen by us.
  private static let mostValues = 1000

  /// Reads `FIELD=FROM:TO:STEP`; `nil` for a text that is no such range.
  package init?(_ text: String) {
    guard let (name, range) = ValueText.pair(text, "=") else { return nil }
    let parts = range.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let from = ValueText.number(parts[0]),
      let to = ValueText.number(parts[1]), let step = ValueText.positive(parts[2]), to >= from
    else { return nil }
    // A hair more, so that 0.1 goes into 0.3 three times.
    let steps = (to - from) / step + 1e-9
    guard steps < Double(Self.mostValues) else { return nil }
    self.name = name
    values = (0...Int(steps)).map { place in
      ((from + Double(place) * step) * 1e9).rounded() / 1e9
    }
  }

  /// The field of that name; an error names the nearest one.
  func field() throws(UsageError) -> TuningField {
    if let field = Tuning.fields.first(where: { $0.name == name }) { return field }
    let names = Tuning.fields.map(\.name)
    throw .invalidValue(
      option: SweepOption.vary.spelling, value: name,
      expected: "a field of a tuning" + NearestName.example(for: name, in: names))
  }
}

/// All combinations of the values of some fields.
struct TuningGrid {
  let fields: [TuningField]
  /// The values of `fields` at each point, the last field varying fastest.
  let values: [[Double]]
  let tunings: [Tuning]
  /// Neighbours that differ in the last field only, by its value; 0 stands alone, as it may mean that
  /// there is no limit.
  let runs: [Range<Int>]
  /// Whether the values of a run act in their order.
  let isOrdered: Bool

  /// Points of a grid at most: each is a sheet beside the others; chosen by us.
  private static let mostPoints = 1000

  /// Varies `base`.
  ///
  /// - Parameters:
  ///   - varied: The fields and their values.
  ///   - base: What is the same at all points.
  /// - Throws: `UsageError` if a field cannot have a value.
  init(_ varied: [VariedField], base: Tuning) throws(UsageError) {
    var fields: [TuningField] = []
    var points: [(values: [Double], tuning: Tuning)] = [([], base)]
    for axis in varied {
      let field = try axis.field()
      guard !fields.contains(where: { $0.name == field.name }) else {
        throw .repeatedOption("\(SweepOption.vary.spelling) \(field.name)")
      }
      fields.append(field)
      guard points.count * axis.values.count <= Self.mostPoints else {
        throw .invalidValue(
          option: SweepOption.vary.spelling, value: axis.name,
          expected: "at most \(Self.mostPoints) tunings in all")
      }
      var next: [(values: [Double], tuning: Tuning)] = []
      for point in points {
        for value in axis.values {
          guard let tuning = field.changed(to: value, in: point.tuning) else {
            throw .invalidValue(
              option: SweepOption.vary.spelling, value: "\(axis.name)=\(value)",
              expected: field.expectation)
          }
          next.append((point.values + [value], tuning))
        }
      }
      points = next
    }
    self.fields = fields
    values = points.map(\.values)
    tunings = points.map(\.tuning)
    runs = Self.runs(of: values)
    isOrdered = fields.last?.isOrdered ?? true
  }

  private static func runs(of points: [[Double]]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (place, point) in points.enumerated() {
      if let last = runs.last, let before = points[last.upperBound - 1].last,
        let value = point.last,
        value > before, (value > 0) == (before > 0), value != 0
      {
        runs[runs.count - 1] = last.lowerBound..<(place + 1)
      } else {
        runs.append(place..<(place + 1))
      }
    }
    return runs
  }
}
